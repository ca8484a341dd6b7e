/** Handles submitted forms of the sign-in pages. */
import type { ErrorCode } from '../../../generated/errors.ts'
import { checkCredentials, checkRegistration } from '../../people/accounts/credentials.ts'
import { mailRecoveryLink } from '../../people/accounts/password-links.ts'
import { resendCode, verifyCode } from '../../people/accounts/resolve-sign-in.ts'
import { register, signIn } from '../../people/accounts/sign-in.ts'
import type { SignInFailure, SignInResult } from '../../people/accounts/sign-in-result.ts'
import type { Attempt } from '../../people/accounts/throttle.ts'
import { captchaVerdictFor } from '../../people/identity/captcha.ts'
import { ApplicationError, ValidationError } from '../../platform/errors.ts'
import type { Platform } from '../../storage/context.ts'
import { recoverAddress } from './recover.ts'
import { addressesOf, screenOf } from './screens.ts'
import { messagePage } from './sign-in.ts'

/** The values of a submitted form; missing ones are empty. */
export interface SubmittedForm {
  readonly email: string
  readonly password: string
  readonly nickname: string
  /** The value of the captcha's checkbox. */
  readonly captcha: string
  /** The sign-in that waits for a code, and the code. */
  readonly stateToken: string
  readonly code: string
  /** The button that asks for another code. */
  readonly resend: string
}

/** The fields of a form. */
export function submittedForm(fields: URLSearchParams): SubmittedForm {
  const field = (name: string) => fields.get(name) ?? ''
  return {
    email: field('email'),
    password: field('password'),
    nickname: field('nickname').slice(0, 100),
    captcha: field('captcha'),
    stateToken: field('stateToken'),
    code: field('code'),
    resend: field('resend'),
  }
}

/** Signed in, waiting for a code, a message above the form, or a page that ends the attempt. */
export type SubmissionResult =
  | { readonly sessionToken: string }
  | { readonly stateToken: string; readonly problem?: string }
  /** `captcha` when the form has to ask for one, whatever the site's settings. */
  | { readonly problem: string; readonly captcha?: true }
  | { readonly page: Response }

/** The message of a sign-in that failed and has to start over. */
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

/** The sender of a form. */
export interface Sender {
  /** Whose cart comes along. */
  readonly visitorId?: string | undefined
  /** The network address, where it is known. */
  readonly address: string | undefined
}

/** Handles a submitted form. */
export async function submitForm(
  platform: Platform,
  url: URL,
  form: SubmittedForm,
  sender: Sender,
): Promise<SubmissionResult> {
  const { visitorId, address } = sender
  if (form.stateToken !== '') return submitCode(platform, form, sender)
  return showViolations(async () => {
    if (screenOf(url) === 'forgotten')
      return { page: await mailLink(platform, url, { email: form.email, address }) }
    const registers = screenOf(url) === 'register'
    const given = registers ? await checkRegistration(platform, form) : checkCredentials(form)
    if ((await captchaVerdictFor(platform, [{ Recaptcha: form.captcha }])) !== 'passed') {
      return { problem: 'Confirm that you are a person.' }
    }
    return submissionResultOf(
      registers
        ? await register(platform, { ...given, nickname: form.nickname }, visitorId)
        : await signIn(
            platform,
            { ...given, address, captchaTokens: [{ Recaptcha: form.captcha }] },
            visitorId,
          ),
    )
  })
}

/** A code that does not count leaves the person where they are; a sign-in that is over begins again. */
async function submitCode(
  platform: Platform,
  { code, stateToken, resend }: SubmittedForm,
  { visitorId, address }: Sender,
): Promise<SubmissionResult> {
  const result =
    resend === ''
      ? await verifyCode(platform, { code: code.replaceAll(/\s/g, ''), stateToken }, visitorId)
      : await resendCode(platform, stateToken, visitorId, address).catch(throttled)
  if ('problem' in result) return { stateToken, problem: result.problem }
  switch (result.outcome) {
    case 'wrong-code':
    case 'stale-code':
    case 'spent-code':
      return { stateToken, problem: problemText[result.outcome] }
    default:
      return submissionResultOf(result)
  }
}

/** The message of a throttled attempt; other errors are rethrown. */
function throttled(error: unknown): { readonly problem: string } {
  if (error instanceof ApplicationError && error.status === 429)
    return { problem: error.description }
  throw error
}

function submissionResultOf(result: SignInResult): SubmissionResult {
  switch (result.outcome) {
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
async function mailLink(
  platform: Platform,
  url: URL,
  recipient: Attempt & { readonly email: string },
): Promise<Response> {
  const back = `${url.origin}${addressesOf(url)['sign-in']}`
  await mailRecoveryLink(platform, recipient, (token) => recoverAddress(url.origin, token, back))
  return messagePage(
    'Check your e-mail',
    'If there is an account with this address, you’ll receive an e-mail with a link to choose a new password.',
  )
}

/** A captcha is missing, or was not passed. */
const captchaCodes: readonly ErrorCode[] = ['-19971', '-19970']

/** Violations are shown above the form. */
async function showViolations(work: () => Promise<SubmissionResult>): Promise<SubmissionResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApplicationError && error.status === 429) {
      return { problem: error.description }
    }
    if (error instanceof ApplicationError && captchaCodes.includes(error.code)) {
      return { problem: 'Confirm that you are a person.', captcha: true }
    }
    if (!(error instanceof ValidationError)) throw error
    return { problem: error.violations.map(({ description }) => description).join(' ') }
  }
}
