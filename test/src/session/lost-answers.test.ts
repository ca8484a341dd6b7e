/** Renewals that the platform made while the answer was lost, against the sandbox's rules. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { createClient, memoryStorage, platforms, type SessionChange } from '../../../src/index.ts'
import { retryPolicy } from '../../../src/transport/retry-policy.ts'
import { runs } from '../../setup/long.ts'
import { errorOf } from '../support/client.ts'
import { skipPauses } from '../support/no-waits.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
})
afterAll(() => sandbox.close())

beforeEach(skipPauses)

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

describe('a renewal with a lost response', () => {
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

  it('in every attempt fails the call and keeps the member, whose next call succeeds', async () => {
    const { client, lost, renewals, changes, expire } = await signedIn()
    await expire()
    lost.answers = retryPolicy.retries + 1
    expect(await errorOf(client.products.queryProducts({}))).toMatchObject({ code: 'NETWORK' })
    expect(client.session.role).toBe('member')
    await client.members.getCurrentMember()
    expect(client.session.role).toBe('member')
    expect(renewals).toHaveLength(retryPolicy.retries + 2)
    expect(changes.map(({ reason }) => reason)).toEqual(['set'])
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
