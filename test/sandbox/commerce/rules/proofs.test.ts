import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captchaVerdict, passingToken } from '../../../../sandbox/commerce/rules/captcha.ts'
import {
  challengeOf,
  isChallenge,
  isVerifier,
  verifierMatches,
} from '../../../../sandbox/commerce/rules/pkce.ts'

describe('a PKCE verifier and its challenge', () => {
  it('match the example of RFC 7636, appendix B', () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    expect(challengeOf(verifier)).toBe(challenge)
    expect(verifierMatches(verifier, challenge)).toBe(true)
  })

  it.each([
    [42, false],
    [43, true],
    [128, true],
    [129, false],
  ])('with %i characters, a verifier is valid: %s', (length, expected) => {
    expect(isVerifier('~'.repeat(length))).toBe(expected)
  })

  it.each([
    [42, false],
    [43, true],
    [44, false],
  ])('with %i characters, a challenge is valid: %s', (length, expected) => {
    expect(isChallenge('_'.repeat(length))).toBe(expected)
  })

  it('contain only characters of their alphabets', () => {
    for (const odd of ['+', '/', '=', ' ', '\n', 'é']) {
      expect(isVerifier(odd + 'a'.repeat(43))).toBe(false)
      expect(isVerifier('a'.repeat(43) + odd)).toBe(false)
      expect(isChallenge('a'.repeat(42) + odd)).toBe(false)
    }
    expect(isChallenge('~'.repeat(43))).toBe(false)
  })

  it('match, and no other pair does', () => {
    const verifier = fc.stringMatching(/^[A-Za-z0-9\-._~]{43,128}$/)
    fc.assert(
      fc.property(verifier, verifier, (one, other) => {
        expect(verifierMatches(one, challengeOf(one))).toBe(true)
        expect(verifierMatches(other, challengeOf(one))).toBe(one === other)
      }),
    )
  })

  it('never match in the wrong format, without an exception', () => {
    expect(verifierMatches('short', challengeOf('short'))).toBe(false)
    expect(verifierMatches('a'.repeat(43), 'short')).toBe(false)
  })
})

describe('the captcha tokens of a request', () => {
  it.each([
    ['no entries', undefined, 'missing'],
    ['an empty list', [], 'missing'],
    ['an empty entry', [{}], 'missing'],
    ['an empty token', [{ Recaptcha: '' }], 'missing'],
    ['the token that passes, solved', [{ Recaptcha: passingToken }], 'passed'],
    ['the token that passes, unseen', [{ InvisibleRecaptcha: passingToken }], 'passed'],
    [
      'the token that passes, for a key of the app',
      [{ recaptchaForClientSiteKey: { token: passingToken } }],
      'passed',
    ],
    ['another token', [{ Recaptcha: 'guessed' }], 'invalid'],
    ['another unseen token', [{ InvisibleRecaptcha: 'guessed' }], 'invalid'],
    [
      'a solved one that passes and an unseen one that does not',
      [{ InvisibleRecaptcha: 'guessed' }, { Recaptcha: passingToken }],
      'passed',
    ],
    [
      'an unseen one that passes and a solved one that does not',
      [{ InvisibleRecaptcha: passingToken, Recaptcha: 'guessed' }],
      'invalid',
    ],
    ['an empty entry before a good one', [{}, { Recaptcha: passingToken }], 'passed'],
  ])('with %s have a verdict', (_name, entries, verdict) => {
    expect(captchaVerdict(entries)).toBe(verdict)
  })
})
