/** The ways to sign in, as apps see them. */

import type { AuthenticationMethods } from '../../../generated/methods.ts'
import type { Prompt } from '../../../generated/schema.ts'
import type { CallOptions } from '../../calls/call-options.ts'
import type { UrlResponseMode } from './callback.ts'
import type { CaptchaTokens } from './captcha.ts'
import type { LoginResult } from './login-result.ts'

/** E-mail and password of a member. */
export interface PasswordCredentials {
  readonly email: string
  readonly password: string
  /** Tokens of captchas that the app has solved itself; not needed with the option `captcha.solve`. */
  readonly captchaTokens?: CaptchaTokens | undefined
}

/** A new member's credentials and profile. */
export interface Registration extends PasswordCredentials {
  readonly profile?:
    | NonNullable<Parameters<AuthenticationMethods<CallOptions>['registerV2']>[0]['profile']>
    | undefined
}

/** Options of a redirect sign-in. */
export interface RedirectLogin {
  /** The address the platform redirects back to; it must be registered for the client id. */
  readonly redirectUri: string
  /** The page the app opens afterwards; it is returned with the result. */
  readonly originalUri?: string | undefined
  /** Whether the page prompts for credentials: `login` (it does) by default. */
  readonly prompt?: Prompt | undefined
  /** The part of the address that carries the callback: `fragment` by default. */
  readonly responseMode?: UrlResponseMode | undefined
}

/** Options of a sign-in step. */
export interface FlowOptions {
  /** Aborts the step; the session stays unchanged. */
  readonly signal?: AbortSignal | undefined
}

/** Options of a sign-out. */
export interface LogoutOptions {
  /** The return address of the hosted sign-out page. */
  readonly postFlowUrl?: string | undefined
}

/** The ways to sign in as a member. */
export interface SignInFlows {
  /**
   * Signs a member in with e-mail and password. On `SUCCESS` the member's tokens are stored and the
   * next call is made as the member; in every other state the session is unchanged (specification,
   * point 4). Asked for a captcha, it uses the client's `captcha` option.
   *
   * @throws ApiError when the platform or the token exchange fails, and after too many attempts (429); a refusal is a
   *   result
   */
  loginWithPassword(credentials: PasswordCredentials, options?: FlowOptions): Promise<LoginResult>
  /**
   * Registers a member and, when the site needs no approval or e-mail code, signs them in.
   *
   * @throws ApiError as {@link SignInFlows.loginWithPassword}
   */
  register(registration: Registration, options?: FlowOptions): Promise<LoginResult>
  /**
   * Continues a sign-in with the code from the member's e-mail. Only while the state is
   * `EMAIL_VERIFICATION_REQUIRED`; otherwise nothing is sent and the result is the failure
   * `Unknown _state`.
   *
   * @param pending the result that asked for the code, where it was another client's (after a reload)
   * @throws ApiError when the platform refuses the code: it may be tried again
   */
  verify(
    code: { readonly code: string },
    pending?: LoginResult,
    options?: FlowOptions,
  ): Promise<LoginResult>
  /** Sends another code. Allowed when {@link SignInFlows.verify} is. */
  resendVerification(pending?: LoginResult, options?: FlowOptions): Promise<LoginResult>
  /**
   * Sends a member the password reset e-mail, which links to a page of the platform.
   *
   * @param redirectUri the return address of the platform's page
   */
  sendPasswordResetEmail(email: string, redirectUri: string, options?: FlowOptions): Promise<void>
  /** Sets a new password with the e-mailed token, and signs the member in where the site allows it. */
  recover(recoveryToken: string, password: string, options?: FlowOptions): Promise<LoginResult>
  /** Changes the password of the member who is signed in. */
  changePassword(newPassword: string, options?: FlowOptions): Promise<void>
  /**
   * Starts a sign-in on the platform's own page. Redirect the browser to `authUrl`; the state for the
   * callback is kept in the client's `transactions`.
   */
  beginRedirectLogin(
    login: RedirectLogin,
    options?: FlowOptions,
  ): Promise<{ readonly authUrl: string }>
  /**
   * Completes a redirect sign-in with the callback in the page's address, and removes it from there.
   * Each callback works once, and only in the browser that started it.
   *
   * @param url the callback address; the page's own by default
   * @throws ApiError `Missing code or _state`, `Invalid _state`, `Failed to get member tokens`
   */
  completeRedirectLogin(
    url?: string,
    options?: FlowOptions,
  ): Promise<{ readonly originalUri: string }>
  /**
   * Signs in with a session token: the platform's proof that the password was right. In a page it
   * uses a hidden frame.
   *
   * @throws ApiError `OAuth flow timed out` after two minutes
   */
  directLogin(sessionToken: string, options?: FlowOptions): Promise<void>
  /**
   * Signs in without user input, where the platform's own session still holds the member.
   *
   * @returns false when it does not: an interactive sign-in is required
   */
  silentLogin(options?: FlowOptions): Promise<boolean>
}
