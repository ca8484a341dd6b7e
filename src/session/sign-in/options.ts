/** Options of the sign-in flows. */
import type { CaptchaOptions } from './captcha.ts'
import type { TransactionStore } from './transactions.ts'

/** Options of the sign-in flows. */
export interface SignInOptions {
  /** The public id of the app on the platform. */
  readonly clientId: string
  /**
   * Where the authorization page sends the code of a sign-in outside a browser, such as by password on a
   * server: an address registered for the client id, which is never called. The sandbox's profile has one.
   */
  readonly redirectUri?: string | undefined
  /** The site's captcha, for sign-ins and registrations that the platform suspects. */
  readonly captcha?: CaptchaOptions | undefined
  /** Where a redirect sign-in is remembered until its callback; the tab's session storage by default. */
  readonly transactions?: TransactionStore | undefined
}
