/** The sandbox's captcha: no picture, no network, one token that passes. */
import type { CaptchaToken } from '../../../generated/wire.ts'

/** The token that passes, whichever captcha it is of. */
export const passingToken = 'sandbox-pass'

/** The result of a request's captcha tokens. */
export type CaptchaVerdict = 'missing' | 'invalid' | 'passed'

/**
 * Judges the tokens of a request. Both kinds may come in one entry or in several; the captcha that
 * a person has solved outweighs the unseen one, which was not enough or there would be no other.
 */
export function captchaVerdict(entries: readonly CaptchaToken[] = []): CaptchaVerdict {
  const visible = entries.map(
    ({ Recaptcha, recaptchaForClientSiteKey }) => Recaptcha || recaptchaForClientSiteKey?.token,
  )
  const unseen = entries.map(({ InvisibleRecaptcha }) => InvisibleRecaptcha)
  const [token] = [...visible, ...unseen].filter(Boolean)
  if (token === undefined) return 'missing'
  return token === passingToken ? 'passed' : 'invalid'
}
