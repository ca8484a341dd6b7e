/** Signing in and registering with a password, and the steps that may follow. */
import type {
  AuthenticationMethods,
  RecoveryMethods,
  VerificationMethods,
} from '../../../generated/methods.ts'
import type { LoginV2Request } from '../../../generated/schema.ts'
import type { CallOptions } from '../../calls/call-options.ts'
import { type CaptchaOptions, type CaptchaTokens, captchaTokensOf, withCaptcha } from './captcha.ts'
import type { FlowOptions, PasswordCredentials, SignInFlows } from './flow-types.ts'
import {
  type LoginResult,
  loginFailure,
  loginResultOf,
  registerFailure,
  type ServerState,
  unknownState,
} from './login-result.ts'
import { retryAsVisitor } from './retry-as-visitor.ts'

/** The operations these flows call. */
export interface PasswordMethods {
  readonly authentication: Pick<
    AuthenticationMethods<CallOptions>,
    'loginV2' | 'registerV2' | 'changePassword'
  >
  readonly verification: Pick<
    VerificationMethods<CallOptions>,
    'verifyDuringAuthentication' | 'resendDuringAuthentication'
  >
  readonly recovery: Pick<RecoveryMethods<CallOptions>, 'sendRecoveryEmail' | 'recover'>
}

/** The state of the last sign-in; the session reads it without loading any flow. */
export interface SignInProgress {
  last: LoginResult | undefined
}

/** The shared request body of signing in and registering. */
type PasswordBody = Pick<LoginV2Request, 'loginId' | 'password' | 'captchaTokens'>

/** The parts of the password flows. */
export interface PasswordFlowParts {
  readonly clientId: string
  readonly methods: PasswordMethods
  readonly captcha: CaptchaOptions
  readonly progress: SignInProgress
  /** Counts sign-ins and sign-outs. */
  readonly keeper: { readonly generation: number }
  /** Makes a session token the session; throws before anything is sent where it could not. */
  readonly sessionSince: (
    since: number,
    options?: FlowOptions,
  ) => (sessionToken?: string) => Promise<void>
}

type PasswordFlows = Omit<
  SignInFlows,
  'beginRedirectLogin' | 'completeRedirectLogin' | 'directLogin' | 'silentLogin'
>

/** Makes the flows that sign in, register and recover by e-mail address and password. */
export const createPasswordFlows = (parts: PasswordFlowParts): PasswordFlows => {
  const { clientId, captcha, progress, keeper, sessionSince } = parts
  const { authentication, verification, recovery } = parts.methods

  /** Makes a sign-in step, and establishes the session when the step succeeds. */
  const enter = async (
    step: () => Promise<LoginResult>,
    options: FlowOptions | undefined,
  ): Promise<LoginResult> => {
    const since = keeper.generation
    const establishSession = sessionSince(since, options)
    const result = await step()
    // A sign-out or another sign-in meanwhile ends this one.
    const isOver = since !== keeper.generation
    if (result.loginState === 'SUCCESS') await establishSession(result.data.sessionToken)
    if (!isOver) progress.last = result
    return result
  }

  const answer = (step: () => Promise<ServerState>, options: FlowOptions | undefined) =>
    enter(async () => loginResultOf(await retryAsVisitor(step)), options)

  /** A step that needs the state token of an e-mail code; without one it fails before sending. */
  const proceed = async (
    pending: LoginResult | undefined,
    options: FlowOptions | undefined,
    step: (stateToken: string) => Promise<ServerState>,
  ): Promise<LoginResult> => {
    if (pending?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState
    return answer(() => step(pending.data.stateToken), options)
  }

  /** Signs in or registers, solving the captchas that the platform asks for. */
  const signIn = (
    { email, password, captchaTokens = {} }: PasswordCredentials,
    options: FlowOptions | undefined,
    call: (body: PasswordBody) => Promise<ServerState>,
    failure: (error: unknown) => LoginResult,
  ): Promise<LoginResult> => {
    const attempt = (tokens: CaptchaTokens): Promise<LoginResult> => {
      const body = { loginId: { email }, password, captchaTokens: captchaTokensOf(tokens) }
      return retryAsVisitor(() => call(body)).then(loginResultOf, failure)
    }
    return enter(() => withCaptcha(captcha, captchaTokens, attempt), options)
  }

  return {
    loginWithPassword: (person, options) =>
      signIn(person, options, (body) => authentication.loginV2(body, options), loginFailure),

    register: (person, options) =>
      signIn(
        person,
        options,
        (body) => authentication.registerV2({ ...body, profile: person.profile }, options),
        registerFailure,
      ),

    verify: ({ code }, pending = progress.last, options) =>
      proceed(pending, options, (stateToken) =>
        verification.verifyDuringAuthentication({ code, stateToken }, options),
      ),

    resendVerification: (pending = progress.last, options) =>
      proceed(pending, options, (stateToken) =>
        verification.resendDuringAuthentication({ stateToken }, options),
      ),

    sendPasswordResetEmail: async (email, redirectUri, options) => {
      const redirect = { url: redirectUri, clientId }
      await retryAsVisitor(() => recovery.sendRecoveryEmail({ email, redirect }, options))
    },

    recover: (recoveryToken, password, options) =>
      answer(() => recovery.recover({ recoveryToken, password }, options), options),

    changePassword: async (newPassword, options) => {
      await authentication.changePassword({ newPassword }, options)
    },
  }
}
