/** Renewals that the platform made while the answer was lost, against the sandbox's rules. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import { createClient, memoryStorage, platforms, type SessionChange } from '../../../src/index.ts'
import { runs } from '../../setup/long.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
})
afterAll(() => sandbox.close())

// The shortest moment before the second attempt.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

/** A member at the sandbox, whose network can lose the answers to renewals. */
const signedIn = async () => {
  const lost = { answers: 0 }
  const renewals: unknown[] = []
  const changes: SessionChange[] = []
  const client = createClient({
    platform: platforms.sandbox('http://127.0.0.1:4100'),
    clientId: sandbox.site.clientId,
    storage: memoryStorage(),
    onSessionChange: (change) => changes.push(change),
    fetch: async (url, init) => {
      const answer = await sandbox.fetch(url, init)
      const isRenewal = String(init.body).includes('"refresh_token"')
      if (isRenewal) renewals.push(JSON.parse(String(init.body)))
      if (!isRenewal || lost.answers === 0) return answer
      lost.answers -= 1
      throw new TypeError('terminated')
    },
  })
  await client.session.loginWithPassword(sandbox.site.member)
  changes.length = 0
  const expire = async () => {
    const tokens = await client.session.tokens()
    if (!tokens) throw new Error('No session')
    const accessToken = { ...tokens.accessToken, expiresAt: 0 }
    await client.session.setTokens({ ...tokens, accessToken })
  }
  return { client, lost, renewals, changes, expire }
}

describe('a renewal whose answer is lost', () => {
  it('is made again with the same token, and no member is signed out, any number of times', async () => {
    const { client, lost, renewals, changes, expire } = await signedIn()
    const rounds = runs(200)
    for (let round = 0; round < rounds; round += 1) {
      await expire()
      lost.answers = 1
      await client.members.getCurrentMember()
    }
    expect(renewals).toHaveLength(2 * rounds)
    expect(changes.filter(({ reason }) => reason !== 'set')).toEqual([])
    expect(client.session.role).toBe('member')
  })

  it('twice leaves a visitor who is the member again later', async () => {
    const { client, lost, changes, expire } = await signedIn()
    await expire()
    lost.answers = 2
    await client.products.queryProducts({})
    expect(client.session.role).toBe('visitor')
    const tokens = await client.session.tokens()
    const { renewal } = tokens ?? {}
    if (!tokens || !renewal?.parked) throw new Error('No member is parked')
    const parked = { ...renewal.parked, retryAt: 0 }
    await client.session.setTokens({ ...tokens, renewal: { ...renewal, parked } })
    await client.members.getCurrentMember()
    expect(client.session.role).toBe('member')
    expect(changes.map(({ reason }) => reason)).toEqual(['set', 'unavailable', 'set', 'restored'])
  })
})

describe('the sandbox', () => {
  it('takes no token of a member who has signed out', async () => {
    const { client } = await signedIn()
    const tokens = await client.session.tokens()
    const { logoutUrl } = await client.session.logout()
    await sandbox.fetch(logoutUrl)
    await client.session.setTokens(tokens)
    await client.products.queryProducts({}).catch(() => {})
    expect(client.session.role).toBe('visitor')
  })
})
