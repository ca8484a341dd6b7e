/** Options of the sign-in flows. */
import type { CaptchaOptions } from './captcha.ts'
import type { TransactionStore } from './transactions.ts'

/** Options of the sign-in flows. */
export interface SignInOptions {
  /** The public id of the app on the platform. */
  readonly clientId: string
  /**
   * Where the authorization page sends the code outside a browser; it must be registered for the
   * client id. The sandbox's profile has one.
   */
  readonly redirectUri?: string | undefined
  /** The site's captcha, for sign-ins and registrations that the platform suspects. */
  readonly captcha?: CaptchaOptions | undefined
  /** Where a redirect sign-in is remembered until its callback; the tab's session storage by default. */
  readonly transactions?: TransactionStore | undefined
}
