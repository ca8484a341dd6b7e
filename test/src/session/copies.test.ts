/** What a tab does when it hears of the renewals of its copies; `test/browser/duplicated-tab.test.ts` has real ones. */
import { expect, it, onTestFinished } from 'vitest'
import { webStorage } from '../../../src/index.ts'
import { serialiseTokens, type Tokens } from '../../../src/session/tokens/tokens.ts'
import { browserEntries, putInPlace } from '../support/browser-storage.ts'

const key = 'storefront-client.session'

const tokens = (refresh: string, version: number, signInId = 'own'): Tokens => ({
  accessToken: { value: 'a', expiresAt: 2_000_000_000 },
  refreshToken: { value: refresh, role: 'member' },
  renewal: { signInId, early: 5, version },
})

/** A tab that holds these tokens, and what it announces of them. */
const openTab = (name: string, held: Tokens) => {
  const entries = browserEntries()
  putInPlace('sessionStorage', entries)
  entries.setItem(key, serialiseTokens(held))
  return { entries, channel: webStorage('session').tabSync?.channel(name) }
}

/** What the tab of `other` announces, received by the tab of `own`; and what that one answers. */
const hears = async (own: Tokens, other: Tokens) => {
  const name = `copies-${Math.random()}`
  const wire = new BroadcastChannel(name)
  onTestFinished(() => wire.close())
  const next = () =>
    new Promise<unknown>((heard) =>
      wire.addEventListener('message', ({ data }) => heard(data), { once: true }),
    )
  const announced = next()
  await openTab(name, other).channel?.announce(0)
  const message = await announced
  const { entries } = openTab(name, own)
  const answer = next()
  wire.postMessage(message)
  const answered = await Promise.race([
    answer,
    new Promise((end) => setTimeout(end, 100, 'silence')),
  ])
  return { isKept: entries.map.has(key), message, answered }
}

it('gives its copy up when another has used its refresh token', async () => {
  const { isKept, message } = await hears(tokens('r1', 1), tokens('r2', 2))
  expect(isKept).toBe(false)
  expect(JSON.stringify(message)).not.toContain('r2')
})

it.each([
  ['of another sign-in', tokens('r2', 2, 'other')],
  ['with the same refresh token', tokens('r1', 2)],
  ['of its own version', tokens('r2', 1)],
])('keeps it when it hears of one %s, and says nothing', async (_, other) => {
  expect(await hears(tokens('r1', 1), other)).toMatchObject({ isKept: true, answered: 'silence' })
})

it('tells an older one its own version', async () => {
  const { isKept, answered } = await hears(tokens('r2', 2), tokens('r1', 1))
  expect(isKept).toBe(true)
  expect(answered).toMatchObject({ signInId: 'own', version: 2 })
})
