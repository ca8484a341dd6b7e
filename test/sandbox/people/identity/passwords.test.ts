// What a guess costs: the same whether there is a hash to compare with or none.
import { scrypt } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  configuredCost,
  hashPassword,
  verifyPassword,
} from '../../../../sandbox/people/identity/passwords.ts'

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) }
})

/** Memory, time and length of every key that was derived. */
const derived = () =>
  vi.mocked(scrypt).mock.calls.map(([, , length, { N, r, p }]) => ({ length, N, r, p }))

beforeEach(() => {
  vi.mocked(scrypt).mockClear()
  // Not the least cost there is: work that takes that one instead must show.
  vi.stubEnv('SANDBOX_PASSWORD_COST', '12')
})

const other = 'scrypt$12$bm8gc2FsdA$bm8gaGFzaA'

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

it('costs 2^17 blocks of 1 KiB, 128 MiB, by default', async () => {
  vi.stubEnv('SANDBOX_PASSWORD_COST', undefined)
  const hash = await hashPassword('right')
  expect(derived()).toEqual([{ length: 32, N: 2 ** 17, r: 8, p: 1 }])
  expect(hash).toMatch(/^scrypt\$17\$[\w-]{22}\$[\w-]{43}$/)
})

it.each([
  ['9', 17],
  ['10', 10],
  ['20', 20],
  ['21', 17],
  ['12.5', 17],
  ['', 17],
  ['much', 17],
])('takes the cost %j as 2^%i: too little and nonsense count as omitted', (asked, cost) => {
  vi.stubEnv('SANDBOX_PASSWORD_COST', asked)
  expect(configuredCost()).toBe(cost)
})

it('compares with a hash at its own cost', async () => {
  const hash = await hashPassword('right', 11)
  vi.mocked(scrypt).mockClear()
  expect(await verifyPassword('right', hash)).toBe(true)
  expect(derived()).toEqual([{ length: 32, N: 2 ** 11, r: 8, p: 1 }])
})

it('refuses at once what would wait longer than a client does', async () => {
  vi.stubEnv('SANDBOX_PASSWORD_COST', undefined)
  const answers: (() => void)[] = []
  vi.mocked(scrypt).mockImplementation((_password, _salt, _length, _options, answer) => {
    answers.push(() => answer(null, Buffer.alloc(32)))
  })
  // Two at a time, and 64 that wait.
  const accepted = Array.from({ length: 67 }, () => hashPassword('right'))
  await expect(hashPassword('right')).rejects.toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    data: { retryAfter: 10 },
  })
  // Those of a test store are a hundredth of the work.
  const cheap = hashPassword('right', 10)
  const all = Promise.all([...accepted, cheap])
  for (let at = 0; at < 68; at += 1) {
    await expect.poll(() => answers.length, { interval: 1 }).toBeGreaterThan(at)
    answers[at]?.()
  }
  expect(await all).toHaveLength(68)
})
