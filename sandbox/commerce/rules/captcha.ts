/** The sandbox's captcha: no image, no network, one token that passes. */
import type { CaptchaToken } from '../../../generated/wire.ts'

/** The token that passes, for every kind of captcha. */
export const passingToken = 'sandbox-pass'

/** The result of a request's captcha tokens. */
export type CaptchaVerdict = 'missing' | 'invalid' | 'passed'

/**
 * Verifies the tokens of a request. Both kinds may come in one entry or several; the visible captcha
 * outweighs the invisible one, which fell back to it.
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
