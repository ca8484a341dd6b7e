/** Hashes of passwords as they are stored: which ones are compared with, and at which cost. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  hashPassword,
  isPasswordHash,
  verifyPassword,
} from '../../../../sandbox/people/identity/passwords.ts'

const key = 'k'.repeat(43)
const salt = 's'.repeat(22)
const hash = (cost: number | string, of = salt, with_ = key) => `scrypt$${cost}$${of}$${with_}`

afterEach(() => vi.unstubAllEnvs())

describe('a stored hash', () => {
  it('is of a cost from 10 to 20', () => {
    expect([9, 10, 11, 19, 20, 21].map((cost) => isPasswordHash(hash(cost)))).toEqual([
      ...[false, true, true, true, true, false],
    ])
    expect(['', '1.5', '100', 'x', '-1'].map((cost) => isPasswordHash(hash(cost)))).toEqual([
      ...[false, false, false, false, false],
    ])
  })

  it('has a salt of 22 to 86 characters and a key of 43', () => {
    const salts = [21, 22, 86, 87].map((length) => hash(12, 's'.repeat(length)))
    expect(salts.map(isPasswordHash)).toEqual([false, true, true, false])
    const keys = [42, 43, 44].map((length) => hash(12, salt, 'k'.repeat(length)))
    expect(keys.map(isPasswordHash)).toEqual([false, true, false])
    expect(isPasswordHash(hash(12, `${salt.slice(1)}+`))).toBe(false)
    expect(isPasswordHash(hash(12, salt, `${key.slice(1)}=`))).toBe(false)
  })

  it('is nothing else', () => {
    const others = [
      '',
      'plain',
      `x${hash(12)}`,
      `${hash(12)}x`,
      hash(12).replace('scrypt', 'bcrypt'),
    ]
    expect(others.filter(isPasswordHash)).toEqual([])
  })

  it('records its parameters, and matches its password with any of them', async () => {
    vi.stubEnv('SANDBOX_PASSWORD_COST', '10')
    const [usual, dearer] = [await hashPassword('secret'), await hashPassword('secret', 11)]
    expect([usual, dearer].map((text) => text.split('$').slice(0, 2))).toEqual([
      ['scrypt', '10'],
      ['scrypt', '11'],
    ])
    expect([usual, dearer].map(isPasswordHash)).toEqual([true, true])
    expect(await verifyPassword('secret', dearer)).toBe(true)
  })

  it.each([
    ['scrypt$10$AAAA', 'a part too few'],
    ['bcrypt$10$AAAA$AAAA', 'another scheme'],
    ['scrypt$10$AAAA$AAAA', 'a key that is too short'],
    ['', 'no hash'],
    [null, 'no account'],
  ])('%s matches nothing: %s', async (stored, _why) => {
    expect(await verifyPassword('secret', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })
})
