/** Sign-in states of the server, mapped to those of the client (specification, points 4 and 8). */
import type { LoginErrorCode } from '../../../generated/schema.ts'
import { ApiError } from '../../errors/api-error.ts'
import { isRecord } from '../../values/json.ts'

/** How a sign-in or registration ended. */
export type LoginResult =
  | { readonly loginState: 'SUCCESS'; readonly data: { readonly sessionToken: string } }
  | {
      readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'
      readonly data: { readonly stateToken: string }
    }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | {
      /** The captcha that nobody sees, or the one that a person solves, has to be passed first. */
      readonly loginState: 'SILENT_CAPTCHA_REQUIRED' | 'USER_CAPTCHA_REQUIRED'
      /** The key to show it with; then sign in again with its token. */
      readonly data: { readonly siteKey: string }
      readonly error: string
      readonly errorCode?: LoginErrorCode
    }
  | {
      readonly loginState: 'FAILURE'
      readonly error: string
      readonly errorCode?: LoginErrorCode
    }

/** Where a sign-in stands; `INITIAL` before the first and after signing out. */
export type LoginState = 'INITIAL' | LoginResult['loginState']

/** What a step answers that does not fit the state the sign-in is in (specification, point 4). */
export const unknownState: LoginResult = { loginState: 'FAILURE', error: 'Unknown _state' }

/** The part of the state machine's answer that decides. */
export interface ServerState {
  readonly state?: string | null
  readonly sessionToken?: string | null
  readonly stateToken?: string | null
}

/** A server state as a client login state; whatever is not in the table is `Unknown _state`. */
export const loginResultOf = ({ state, sessionToken, stateToken }: ServerState): LoginResult => {
  if (state === 'SUCCESS' && sessionToken) return { loginState: 'SUCCESS', data: { sessionToken } }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken) {
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
  }
  return unknownState
}

type CodeTable = Readonly<Record<string, LoginErrorCode>>

const registerCodes: CodeTable = {
  '-19971': 'missingCaptchaToken',
  '-19995': 'emailAlreadyExists',
  '-19970': 'invalidCaptchaToken',
}

const loginCodes: CodeTable = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
}

/** A failure of the platform says nothing about the credentials: it is thrown, not shown as theirs. */
const refusalOf = (error: unknown): ApiError => {
  if (!ApiError.is(error) || error.kind === 'system' || (error.status ?? 0) >= 500) throw error
  return error
}

/**
 * The result of a refused registration (register table of point 8).
 *
 * @throws the error itself when it is no refusal
 */
export const registerFailure = (error: unknown): LoginResult => {
  const refusal = refusalOf(error)
  const email = refusal.violations.find(({ data }) => isRecord(data) && data.type === 'EMAIL')
  if (email) {
    return { loginState: 'FAILURE', error: email.description, errorCode: 'invalidEmail' }
  }
  const errorCode = registerCodes[refusal.code]
  return {
    loginState: 'FAILURE',
    error: refusal.message,
    ...(errorCode === undefined ? {} : { errorCode }),
  }
}

/**
 * The result of a refused sign-in (login table of point 8).
 *
 * @throws the error itself when it is no refusal
 */
export const loginFailure = (error: unknown): LoginResult => {
  const refusal = refusalOf(error)
  return {
    loginState: 'FAILURE',
    error: refusal.message,
    errorCode: loginCodes[refusal.code] ?? 'invalidEmail',
  }
}
