/** What becomes of a filled-in sign-in or register form, on whichever page it stands. */
import type { Platform } from '../context.ts'
import { ValidationError } from '../errors.ts'
import type { SignIn, SignInRefusal } from '../identity/outcome.ts'
import { checkCredentials } from '../identity/registration.ts'
import { register, signIn } from '../identity/sign-in.ts'
import type { MemberRow } from '../members/store.ts'
import { messagePage } from './sign-in.ts'

/** What a form sent. */
export interface SentForm {
  readonly email: string
  readonly password: string
  readonly nickname: string
}

/** Signed in; or what to say above the form; or a page that ends the attempt. */
export type Attempt =
  | { readonly member: MemberRow }
  | { readonly problem: string }
  | { readonly page: Response }

const problemText: Readonly<Record<SignInRefusal, string>> = {
  // One text for all three: the page does not tell which addresses have accounts.
  'unknown-email': 'E-mail address or password is wrong.',
  'wrong-password': 'E-mail address or password is wrong.',
  'password-not-set': 'E-mail address or password is wrong.',
  blocked: 'This account may not sign in. Ask the owner of the site.',
  'email-taken': 'There is already an account with this e-mail address.',
  'wrong-code': 'The code is wrong.',
  'stale-code': 'The code is too old. Ask for another one.',
  'spent-code': 'The code was wrong too often. Ask for another one.',
  'unknown-sign-in': 'This took too long. Sign in again.',
  'unknown-state': 'This took too long. Sign in again.',
}

/** Signs in or registers. `visitorId` is whose cart comes along. */
export async function attemptForm(
  platform: Platform,
  form: SentForm,
  how: { readonly registering: boolean; readonly visitorId: string | undefined },
): Promise<Attempt> {
  const attempt = await signInOrRegister(platform, form, how)
  if (typeof attempt === 'string') return { problem: attempt }
  switch (attempt.outcome) {
    case 'SUCCESS':
      return { member: attempt.member }
    case 'REQUIRE_OWNER_APPROVAL':
      return {
        page: messagePage(
          'Waiting for approval',
          'Your account exists. The owner of the site has to approve it before you can sign in.',
        ),
      }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return {
        page: messagePage(
          'Confirm your e-mail address',
          'Your account exists. Confirm your e-mail address before you sign in.',
        ),
      }
    default:
      return { problem: problemText[attempt.outcome] }
  }
}

/** A text is what is wrong with what was typed. */
async function signInOrRegister(
  platform: Platform,
  form: SentForm,
  { registering, visitorId }: { registering: boolean; visitorId: string | undefined },
): Promise<SignIn | string> {
  try {
    const given = checkCredentials(form)
    if (!registering) return await signIn(platform, given, visitorId)
    return await register(platform, { ...given, nickname: form.nickname }, visitorId)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.violations.map(({ description }) => description).join(' ')
  }
}
