/** The captcha of a site: the platform asks for it, the app shows it (specification, point 9). */
import type { CaptchaToken } from '../../../generated/schema.ts'
import { omitNil } from '../../values/json.ts'
import type { LoginResult } from './login-result.ts'

/** The two captchas of a site: an invisible one, and one that a person solves. */
export type CaptchaKind = 'invisible' | 'visible'

/** A captcha the platform asks for. */
export interface CaptchaChallenge {
  readonly kind: CaptchaKind
  /** The public key to show it with. */
  readonly siteKey: string
}

/** The captcha settings of an app: its site's keys, and how a captcha is shown. */
export interface CaptchaOptions {
  readonly invisibleSiteKey?: string | undefined
  readonly visibleSiteKey?: string | undefined
  /**
   * Shows a captcha and returns its token, or undefined when it was not solved (declined, closed, not
   * loaded). Without this function the sign-in ends in the state that names the captcha.
   */
  readonly solve?: ((challenge: CaptchaChallenge) => Promise<string | undefined>) | undefined
}

/** Tokens of solved captchas, by kind. */
export type CaptchaTokens = { readonly [Kind in CaptchaKind]?: string | undefined }

/** Both kinds are sent in one item; without tokens there is no item. */
export const captchaTokensOf = ({
  invisible,
  visible,
}: CaptchaTokens): CaptchaToken[] | undefined =>
  (invisible ?? visible) === undefined
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

/** The captchas of the site that still need a token, the invisible one first. */
const challenges = (options: CaptchaOptions, tokens: CaptchaTokens): CaptchaChallenge[] =>
  kinds.flatMap((kind) => {
    const siteKey = options[`${kind}SiteKey`]
    return siteKey && tokens[kind] === undefined ? [{ kind, siteKey }] : []
  })

/**
 * Attempts a sign-in or registration. It repeats the attempt with captcha tokens while the platform
 * asks for a captcha that the app can solve.
 *
 * @param tokens tokens of captchas that the app has solved before
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
