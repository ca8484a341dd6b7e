import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  codeOf,
  parseCallbackMessage,
  parseCallbackUrl,
} from '../../../src/session/sign-in/callback.ts'
import { challengeOf, createVerifier } from '../../../src/session/sign-in/pkce.ts'
import { errorOf } from '../support/client.ts'

describe('a code verifier', () => {
  it.each([43, 64, 127, 128])(
    'has the requested %i characters, of letters, digits and - . _ ~',
    (length) => {
      expect(createVerifier(length)).toMatch(new RegExp(`^[A-Za-z0-9\\-._~]{${length}}$`))
    },
  )

  it('has 43 by default', () => {
    expect(createVerifier()).toHaveLength(43)
  })

  it.each([0, 42, 129, 43.5, Number.NaN])('of length %d is refused', (length) => {
    expect(() => createVerifier(length)).toThrow(
      `Expected a length between 43 and 128. Received ${length}.`,
    )
  })

  it('is unique, ten thousand times', () => {
    const verifiers = Array.from({ length: 10_000 }, () => createVerifier())
    expect(new Set(verifiers).size).toBe(10_000)
    expect(verifiers.every((verifier) => /^[A-Za-z0-9\-._~]{43}$/.test(verifier))).toBe(true)
  })

  it('draws every character equally often', () => {
    const counts = new Map<string, number>()
    for (let round = 0; round < 2000; round += 1) {
      for (const letter of createVerifier(128)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    const expected = (2000 * 128) / 66
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    )
    expect(counts.size).toBe(66)
    expect(chiSquare).toBeLessThan(150)
  })

  it('has the challenge of the standard’s example (RFC 7636, appendix B)', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  it('has no challenge on a plain HTTP page, with a code of its own', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(await errorOf(challengeOf('v'))).toMatchObject({
      code: 'INSECURE_PAGE',
      message: 'Sign-in needs Web Crypto: https, localhost or a polyfill',
    })
  })
})

describe('a callback', () => {
  it('is read from the fragment or the query', () => {
    expect(parseCallbackUrl('http://a/?code=x#code=c&state=s', 'fragment')).toEqual({
      code: 'c',
      state: 's',
    })
    expect(parseCallbackUrl('http://a/?code=c%2B&state=s#code=x', 'query')).toEqual({
      code: 'c+',
      state: 's',
    })
  })

  it('includes the server’s error', () => {
    expect(parseCallbackUrl('http://a/#error=e&error_description=d+d', 'fragment')).toEqual({
      code: undefined,
      state: undefined,
      error: 'e',
      errorDescription: 'd d',
    })
  })

  it.each([null, 'text', [], { code: {} }, { code: '', state: null }])(
    'in the message %j is ignored',
    (message) => {
      expect(parseCallbackMessage(message)).toEqual({ code: undefined, state: undefined })
    },
  )

  it('needs code and state, and our state', () => {
    expect(codeOf({ code: 'c', state: 's' }, 's')).toBe('c')
    expect(() => codeOf({ code: 'c', state: undefined }, 's')).toThrow('Missing code or _state')
    expect(() => codeOf({ code: undefined, state: 's' }, 's')).toThrow('Missing code or _state')
    expect(() => codeOf({ code: 'c', state: 'S' }, 's')).toThrow('Invalid _state')
  })
})
