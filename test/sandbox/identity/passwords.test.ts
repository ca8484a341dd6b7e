// What a guess costs: the same whether there is a hash to compare with or none.
import { scrypt } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from '../../../sandbox/identity/passwords.ts'

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) }
})

/** Memory, time and length of every key that was derived. */
const derived = () =>
  vi.mocked(scrypt).mock.calls.map(([, , length, { N, r, p }]) => ({ length, N, r, p }))

beforeEach(() => {
  vi.stubEnv('SANDBOX_PASSWORD_COST', '10')
})

const other = 'scrypt$10$bm8gc2FsdA$bm8gaGFzaA'

it.each([
  ['no hash is stored', null],
  ['another password is stored', other],
  ['what is stored is no hash', 'plain text'],
])('derives one key of the same cost when %s', async (_case, stored) => {
  const hash = await hashPassword('right')
  vi.mocked(scrypt).mockClear()
  expect(await verifyPassword('right', hash)).toBe(true)
  const work = derived()
  expect(work).toHaveLength(1)

  vi.mocked(scrypt).mockClear()
  expect(await verifyPassword('right', stored)).toBe(false)
  expect(derived()).toEqual(work)
})
