/** The captcha of a site: the platform asks for it, the app shows it (specification, point 9). */
import type { CaptchaToken } from '../../../generated/schema.ts'
import { omitNil } from '../../values/json.ts'
import type { LoginResult } from './login-result.ts'

/** The two captchas of a site: one that nobody sees, one that a person solves. */
export type CaptchaKind = 'invisible' | 'visible'

/** A captcha the platform asks for. */
export interface CaptchaChallenge {
  readonly kind: CaptchaKind
  /** The public key to show it with. */
  readonly siteKey: string
}

/** What an app knows of its site's captchas. */
export interface CaptchaOptions {
  readonly invisibleSiteKey?: string
  readonly visibleSiteKey?: string
  /**
   * Shows a captcha and brings its token, or undefined when there is none to have (declined, closed,
   * not loaded). Without this function the sign-in ends in the state that names the captcha.
   */
  readonly solve?: (challenge: CaptchaChallenge) => Promise<string | undefined>
}

/** Tokens of solved captchas, by kind. */
export type CaptchaTokens = { readonly [Kind in CaptchaKind]?: string | undefined }

/** Both kinds travel in one item; without any there is none. */
export const captchaTokensOf = ({
  invisible,
  visible,
}: CaptchaTokens): CaptchaToken[] | undefined =>
  invisible === undefined && visible === undefined
    ? undefined
    : [omitNil({ Recaptcha: visible, InvisibleRecaptcha: invisible })]

type Refusal = Extract<LoginResult, { loginState: 'FAILURE' }>

const isCaptchaRefusal = (result: LoginResult): result is Refusal =>
  result.loginState === 'FAILURE' &&
  (result.errorCode === 'missingCaptchaToken' || result.errorCode === 'invalidCaptchaToken')

const requires = (
  { kind, siteKey }: CaptchaChallenge,
  { error, errorCode }: Refusal,
): LoginResult =>
  omitNil({
    loginState:
      kind === 'invisible'
        ? ('SILENT_CAPTCHA_REQUIRED' as const)
        : ('USER_CAPTCHA_REQUIRED' as const),
    data: { siteKey },
    error,
    errorCode,
  })

const kinds: readonly CaptchaKind[] = ['invisible', 'visible']

/** The captchas of the site that the platform has no token of yet, the unseen one first. */
const challenges = (options: CaptchaOptions, tokens: CaptchaTokens): CaptchaChallenge[] =>
  kinds.flatMap((kind) => {
    const siteKey = options[`${kind}SiteKey`]
    return siteKey && tokens[kind] === undefined ? [{ kind, siteKey }] : []
  })

/**
 * Attempts a sign-in or registration, and again with captcha tokens for as long as the platform
 * asks for them and the app has some to give.
 *
 * @param tokens those the app had solved before
 */
export const withCaptcha = async (
  options: CaptchaOptions,
  tokens: CaptchaTokens,
  attempt: (tokens: CaptchaTokens) => Promise<LoginResult>,
): Promise<LoginResult> => {
  let given = tokens
  let result = await attempt(given)
  let unsolved: LoginResult | undefined
  for (const challenge of challenges(options, given)) {
    if (!isCaptchaRefusal(result)) return result
    unsolved = requires(challenge, result)
    if (!options.solve) return unsolved
    const token = await options.solve(challenge)
    if (!token) continue
    unsolved = undefined
    given = { ...given, [challenge.kind]: token }
    result = await attempt(given)
  }
  return unsolved ?? result
}
