/** Handles submitted forms of the sign-in pages. */
import type { ErrorCode } from '../../../generated/errors.ts'
import { typedCode } from '../../../src/values/typed-code.ts'
import { isEmail } from '../../commerce/rules/email.ts'
import { isBlank } from '../../commerce/rules/names.ts'
import { checkCredentials, checkRegistration } from '../../people/accounts/credentials.ts'
import { mailRecoveryLink } from '../../people/accounts/password-links.ts'
import { resendCode, verifyCode } from '../../people/accounts/resolve-sign-in.ts'
import { register, signIn } from '../../people/accounts/sign-in.ts'
import type { SignInFailure } from '../../people/accounts/sign-in-errors.ts'
import type { SignInResult } from '../../people/accounts/sign-in-result.ts'
import { captchaVerdictFor } from '../../people/identity/captcha.ts'
import { ApplicationError, ValidationError } from '../../platform/errors.ts'
import type { PageContext } from './context.ts'
import { recoverAddress } from './recover.ts'
import { addressesOf, screenOf } from './screens.ts'
import { messagePage, signInForm } from './sign-in.ts'

/** Signed in, waiting for a code, a message above the form, or a page that ends the attempt. */
type SubmissionResult =
  | { readonly sessionToken: string }
  | { readonly stateToken: string; readonly problem?: string }
  /** `captcha` demands one, whatever the site's settings. */
  | { readonly problem: string; readonly captcha?: true }
  | { readonly page: Response }

/** The message of a sign-in that expired. */
export const expiredSignInText = 'This took too long. Sign in again.'

const problemText: Readonly<Record<SignInFailure, string>> = {
  // One text for all three: the page does not reveal which addresses have accounts.
  'unknown-email': 'Incorrect e-mail address or password.',
  'wrong-password': 'Incorrect e-mail address or password.',
  'password-not-set': 'Incorrect e-mail address or password.',
  blocked: 'This account is blocked. Contact the site owner.',
  'email-taken': 'An account with this e-mail address already exists.',
  'wrong-code': 'Incorrect code.',
  'stale-code': 'The code has expired. Request a new one.',
  'spent-code': 'Too many incorrect attempts. Request a new code.',
  'unknown-sign-in': expiredSignInText,
  'unknown-state': expiredSignInText,
  'unknown-recovery': 'This link has expired or was already used. Request a new one.',
}

/** The continuation of a page's form. */
interface NextStep {
  /** Whose cart is merged. */
  readonly visitorId?: string | undefined
  /** Origins that the form may redirect to, beside its own. */
  readonly formTargets: readonly string[]
  /** The page after sign-in; `undefined` where it has ended meanwhile. */
  readonly signedIn: (sessionToken: string) => Promise<Response | undefined>
}

/** Handles a submitted form: the next page, or the form again with its error. */
export async function submitSignIn(
  context: PageContext,
  sent: URLSearchParams,
  { visitorId, formTargets, signedIn }: NextStep,
): Promise<Response> {
  const result = await submitted(context, sent, visitorId)
  if ('page' in result) return result.page
  const next = 'sessionToken' in result ? await signedIn(result.sessionToken) : undefined
  if (next !== undefined) return next
  const problem = 'sessionToken' in result ? { problem: expiredSignInText } : result
  const { email, nickname } = enteredBy(sent)
  return signInForm(context, formTargets, { email, nickname, ...problem })
}

/** The values of a submitted form; missing ones are empty. */
function enteredBy(sent: URLSearchParams) {
  const field = (name: string) => sent.get(name) ?? ''
  const nickname = [...field('nickname')].slice(0, 100).join('')
  return {
    email: field('email'),
    password: field('password'),
    nickname: isBlank(nickname) ? '' : nickname,
    /** The value of the captcha's checkbox. */
    captchaTokens: [{ Recaptcha: field('captcha') }],
    /** The sign-in awaiting a code, and the code. */
    stateToken: field('stateToken'),
    code: typedCode(field('code')),
  }
}

async function submitted(
  context: PageContext,
  sent: URLSearchParams,
  visitorId: string | undefined,
): Promise<SubmissionResult> {
  const { stateToken, code, email, password, nickname, captchaTokens } = enteredBy(sent)
  const { url, address } = context
  if (stateToken !== '') {
    return showViolations({ stateToken }, async () => {
      const result = sent.get('resend')
        ? await resendCode(context, stateToken, visitorId)
        : await verifyCode(context, { code, stateToken }, visitorId)
      return submissionResultOf(result, stateToken)
    })
  }
  return showViolations({}, async () => {
    const screen = screenOf(url)
    if (screen === 'forgotten') {
      if (!isEmail(email.trim())) return { problem: 'Enter a valid e-mail address.' }
      return { page: await mailLink(context, email) }
    }
    const registers = screen === 'register'
    const given = registers
      ? await checkRegistration(context, { email, password })
      : checkCredentials({ email, password })
    if ((await captchaVerdictFor(context, captchaTokens)) !== 'passed') {
      return { problem: 'Confirm that you are a person.' }
    }
    return submissionResultOf(
      registers
        ? await register(context, { ...given, nickname }, visitorId)
        : await signIn(context, { ...given, address, captchaTokens }, visitorId),
    )
  })
}

/** @param stateToken of a sign-in that stays on its step after a wrong code */
function submissionResultOf(result: SignInResult, stateToken = ''): SubmissionResult {
  switch (result.outcome) {
    case 'wrong-code':
    case 'stale-code':
    case 'spent-code':
      return { stateToken, problem: problemText[result.outcome] }
    case 'SUCCESS':
      return { sessionToken: result.sessionToken }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { stateToken: result.stateToken }
    case 'REQUIRE_OWNER_APPROVAL':
      return {
        page: messagePage(
          'Waiting for approval',
          'Your account was created. The site owner must approve it before you can sign in.',
        ),
      }
    default:
      return { problem: problemText[result.outcome] }
  }
}

/** Shows the same page for every address; the link leads back to the sign-in page. */
async function mailLink(context: PageContext, email: string): Promise<Response> {
  const { url, address } = context
  const back = `${url.origin}${addressesOf(url)['sign-in']}`
  await mailRecoveryLink(context, { email, address }, (token) =>
    recoverAddress(url.origin, token, back),
  )
  return messagePage(
    'Check your e-mail',
    'If there is an account with this address, you’ll receive an e-mail with a link to choose a new password.',
  )
}

/** A captcha is missing or failed. */
const captchaCodes: readonly ErrorCode[] = ['-19971', '-19970']

/** Violations are shown above the form. */
async function showViolations(
  kept: { readonly stateToken?: string },
  work: () => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApplicationError && error.status === 429) {
      return { ...kept, problem: error.description }
    }
    if (error instanceof ApplicationError && captchaCodes.includes(error.code)) {
      return { problem: 'Confirm that you are a person.', captcha: true }
    }
    if (!(error instanceof ValidationError)) throw error
    return { problem: error.violations.map(({ description }) => description).join(' ') }
  }
}
