/** Signing in and registering with a password, and the steps that may come after. */
import type {
  AuthenticationMethods,
  RecoveryMethods,
  VerificationMethods,
} from '../../generated/methods.ts'
import type { CallOptions } from '../operations/call-options.ts'
import { type CaptchaOptions, type CaptchaTokens, captchaTokensOf, withCaptcha } from './captcha.ts'
import {
  type LoginResult,
  type LoginState,
  loginFailure,
  loginResultOf,
  registerFailure,
  unknownState,
} from './login-result.ts'
import type { FlowOptions, PasswordCredentials, Registration } from './session-types.ts'

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

/** What these flows work with. */
export interface PasswordFlowParts {
  readonly clientId: string
  readonly methods: PasswordMethods
  readonly captcha: CaptchaOptions
  /** Counts sign-ins and sign-outs. */
  readonly generation: () => number
  /** Makes a session token the session. */
  readonly adopt: (sessionToken: string, since: number, options: FlowOptions) => Promise<void>
}

const captchaBody = (tokens: CaptchaTokens) =>
  tokens.invisible === undefined && tokens.visible === undefined
    ? {}
    : { captchaTokens: captchaTokensOf(tokens) }

export class PasswordFlows {
  readonly #parts: PasswordFlowParts
  #last: LoginResult | undefined

  constructor(parts: PasswordFlowParts) {
    this.#parts = parts
  }

  get state(): LoginState {
    return this.#last?.loginState ?? 'INITIAL'
  }

  /** Back to the beginning: whoever signed out has no step left to take. */
  reset(): void {
    this.#last = undefined
  }

  login(
    { email, password, captchaTokens = {} }: PasswordCredentials,
    options: FlowOptions,
  ): Promise<LoginResult> {
    const { methods, captcha } = this.#parts
    const attempt = async (tokens: CaptchaTokens): Promise<LoginResult> => {
      const body = { loginId: { email }, password, ...captchaBody(tokens) }
      return methods.authentication.loginV2(body, options).then(loginResultOf).catch(loginFailure)
    }
    return this.#enter(() => withCaptcha(captcha, captchaTokens, attempt), options)
  }

  register(
    { email, password, profile, captchaTokens = {} }: Registration,
    options: FlowOptions,
  ): Promise<LoginResult> {
    const { methods, captcha } = this.#parts
    const attempt = async (tokens: CaptchaTokens): Promise<LoginResult> => {
      const person = profile === undefined ? {} : { profile }
      const body = { loginId: { email }, password, ...person, ...captchaBody(tokens) }
      return methods.authentication
        .registerV2(body, options)
        .then(loginResultOf)
        .catch(registerFailure)
    }
    return this.#enter(() => withCaptcha(captcha, captchaTokens, attempt), options)
  }

  async verify(code: string, pending = this.#last): Promise<LoginResult> {
    if (pending?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState
    const { verification } = this.#parts.methods
    const { stateToken } = pending.data
    return this.#enter(
      async () =>
        loginResultOf(await verification.verifyDuringAuthentication({ code, stateToken })),
      {},
    )
  }

  async resend(pending = this.#last): Promise<LoginResult> {
    if (pending?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState
    const { verification } = this.#parts.methods
    const { stateToken } = pending.data
    return this.#enter(
      async () => loginResultOf(await verification.resendDuringAuthentication({ stateToken })),
      {},
    )
  }

  async sendResetEmail(email: string, redirectUri: string, options: FlowOptions): Promise<void> {
    const { methods, clientId } = this.#parts
    const redirect = { url: redirectUri, clientId }
    await methods.recovery.sendRecoveryEmail({ email, redirect }, options)
  }

  recover(recoveryToken: string, password: string, options: FlowOptions): Promise<LoginResult> {
    const { recovery } = this.#parts.methods
    return this.#enter(
      async () => loginResultOf(await recovery.recover({ recoveryToken, password }, options)),
      options,
    )
  }

  async changePassword(newPassword: string, options: FlowOptions): Promise<void> {
    await this.#parts.methods.authentication.changePassword({ newPassword }, options)
  }

  /** Takes a step and, when it leads inside, goes in. */
  async #enter(step: () => Promise<LoginResult>, options: FlowOptions): Promise<LoginResult> {
    const since = this.#parts.generation()
    const result = await step()
    if (result.loginState === 'SUCCESS') {
      await this.#parts.adopt(result.data.sessionToken, since, options)
    }
    this.#last = result
    return result
  }
}
