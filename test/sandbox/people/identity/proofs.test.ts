import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '../../../../sandbox/people/identity/passwords.ts'
import {
  hashSecret,
  newNonce,
  newSecret,
  successorOf,
} from '../../../../sandbox/people/identity/secrets.ts'

describe('passwords', () => {
  it('match themselves and nothing else', async () => {
    const stored = await hashPassword('correct horse', 10)
    expect(await verifyPassword('correct horse', stored)).toBe(true)
    expect(await verifyPassword('correct horsf', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })

  it('hash differently every time', async () => {
    expect(await hashPassword('same', 10)).not.toBe(await hashPassword('same', 10))
  })

  it('are the same however a keyboard writes an accent', async () => {
    const stored = await hashPassword('caf\u00e9', 10)
    expect(await verifyPassword('cafe\u0301', stored)).toBe(true)
  })

  it.each([null, '', 'plain', 'scrypt$10$salt'])('never match the hash %j', async (stored) => {
    expect(await verifyPassword('anything', stored)).toBe(false)
  })

  it('survive a burst of fifty at once', async () => {
    const stored = await hashPassword('busy', 10)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        verifyPassword(index % 2 === 0 ? 'busy' : 'idle', stored),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(25)
  })
})

describe('secrets', () => {
  it('are 256 bits and unique', () => {
    const secrets = Array.from({ length: 1000 }, () => newSecret('session'))
    expect(new Set(secrets).size).toBe(1000)
    for (const secret of secrets) expect(secret).toMatch(/^session\.[A-Za-z0-9_-]{43}$/)
  })

  it('have a successor that needs both the old secret and the stored number', () => {
    const [old, nonce] = [newSecret('visitor-refresh'), newNonce()]
    const next = successorOf(old, nonce, 'visitor-refresh')
    expect(successorOf(old, nonce, 'visitor-refresh')).toBe(next)
    expect(successorOf(old, newNonce(), 'visitor-refresh')).not.toBe(next)
    expect(successorOf(hashSecret(old), nonce, 'visitor-refresh')).not.toBe(next)
  })
})
