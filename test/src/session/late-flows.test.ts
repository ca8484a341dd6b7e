/** The script of the sign-in flows, which is loaded late and may fail to. */
import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../src/index.ts'
import { errorOf } from '../support/client.ts'
import { TokenServer } from './support/token-server.ts'

const network = vi.hoisted(() => ({ isDown: false }))

vi.mock('../../../src/session/sign-in/late-flows.ts', async (original) => {
  const flows = await original<typeof import('../../../src/session/sign-in/late-flows.ts')>()
  return {
    get createFlows() {
      if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module')
      return flows.createFlows
    },
  }
})

afterEach(() => {
  network.isDown = false
})

it('is loaded again after a failure', async () => {
  const server = new TokenServer()
  const { session } = server.client()
  network.isDown = true
  const unanswered = { kind: 'system', code: 'NETWORK', retryable: true }
  expect(await errorOf(session.silentLogin())).toMatchObject(unanswered)
  expect(await errorOf(session.silentLogin())).toMatchObject(unanswered)
  expect(server.calls).toEqual([])
  network.isDown = false
  await session.silentLogin().catch(() => {})
  expect(server.calls).toHaveLength(1)
})

it('is not needed to revoke a session', async () => {
  const server = new TokenServer()
  const held = server.member()
  const { session } = server.client({ storage: memoryStorage(held) })
  network.isDown = true
  expect(await errorOf(session.logout())).toMatchObject({ kind: 'system' })
  expect(server.revocations).toEqual([held.refreshToken.value])
  expect(session.role).toBe('none')
})

it('continues no sign-in that a sign-out has overtaken while it was loaded', async () => {
  const server = new TokenServer()
  const { session } = server.client({ storage: memoryStorage(server.member()) })
  const overtaken = errorOf(session.completeRedirectLogin('https://shop.example/#code=c&state=s'))
  await session.logout().catch(() => {})
  expect(await overtaken).toMatchObject({ code: 'SESSION_CHANGED' })
})

it('sends a password reset email whose script loads while the session changes', async () => {
  const server = new TokenServer()
  const { session } = server.client()
  const sent = session.sendPasswordResetEmail('ann@example.com', 'https://shop.example/account')
  await session.setTokens(server.member())
  await sent
  expect(server.calls).toHaveLength(1)
})
