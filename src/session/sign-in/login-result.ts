/** Sign-in states of the server, mapped to those of the client (specification, points 4 and 8). */
import type { LoginErrorCode } from '../../../generated/schema.ts'
import type { LoginState as DescribedState, StateType } from '../../../generated/wire.ts'
import { ApiError } from '../../errors/api-error.ts'
import { isPassing } from '../../errors/system-error.ts'
import { fieldsOf, omitNil } from '../../values/json.ts'

/** How a sign-in or registration ended. */
export type LoginResult =
  | { readonly loginState: 'SUCCESS'; readonly data: { readonly sessionToken: string } }
  | {
      readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'
      readonly data: { readonly stateToken: string }
    }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | {
      /** The invisible or the visible captcha must be solved first. */
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

/** Every state of the description is either a case of `LoginResult` or a state before any result. */
type Covered<State extends 'INITIAL' | LoginResult['loginState']> = State

/** The state of a sign-in; `INITIAL` before the first one and after signing out. */
export type LoginState = Exclude<Covered<DescribedState>, never> // see `Role`

/** The result of a step that the state of the sign-in does not allow (specification, point 4). */
export const unknownState: LoginResult = { loginState: 'FAILURE', error: 'Unknown _state' }

/** The part of the state machine's response that decides. */
export interface ServerState {
  readonly state?: string | null
  readonly sessionToken?: string | null
  readonly stateToken?: string | null
}

const results = {
  SUCCESS: ({ sessionToken }) =>
    sessionToken ? { loginState: 'SUCCESS', data: { sessionToken } } : unknownState,
  REQUIRE_OWNER_APPROVAL: () => ({ loginState: 'OWNER_APPROVAL_REQUIRED' }),
  REQUIRE_EMAIL_VERIFICATION: ({ stateToken }) =>
    stateToken ? { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } } : unknownState,
} satisfies Partial<Record<StateType, (given: ServerState) => LoginResult>>

const isState = (state: unknown): state is keyof typeof results =>
  typeof state === 'string' && Object.hasOwn(results, state)

/** A server state as a client login state; one that is not in the table is `Unknown _state`. */
export const loginResultOf = (given: ServerState): LoginResult =>
  isState(given.state) ? results[given.state](given) : unknownState

type CodeTable = Readonly<Record<string, LoginErrorCode>>

const captchaCodes: CodeTable = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
}

const registerCodes: CodeTable = { ...captchaCodes, '-19995': 'emailAlreadyExists' }

const loginCodes: CodeTable = {
  ...captchaCodes,
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
}

/** Throws failures of the platform: shown as a result, they would look like wrong credentials. */
const refusalOf = (error: unknown): ApiError => {
  if (ApiError.is(error) && error.kind !== 'system') {
    const { status = 0 } = error
    if (status < 500 && !isPassing(status)) return error
  }
  throw error
}

/**
 * The result of a refused registration (register table of point 8).
 *
 * @throws the error itself when it is no refusal
 */
export const registerFailure = (error: unknown): LoginResult => {
  const refusal = refusalOf(error)
  const email = refusal.violations.find(({ data }) => fieldsOf(data).type === 'EMAIL')
  return omitNil({
    loginState: 'FAILURE' as const,
    error: email?.description ?? refusal.message,
    errorCode: email ? ('invalidEmail' as const) : registerCodes[refusal.code],
  })
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
