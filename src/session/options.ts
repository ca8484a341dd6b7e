/** What an app decides about its session. */
import type { CaptchaOptions } from './captcha.ts'
import type { SessionListener } from './changes.ts'
import type { Lock } from './lock.ts'
import type { RenewalOptions } from './renewal.ts'
import type { TokenStorage } from './storage.ts'
import type { TransactionStore } from './transactions.ts'

/** Options of a client's session; all but the client id may be left out. */
export interface SessionOptions extends RenewalOptions {
  /** The public id of the app on the platform. */
  readonly clientId: string
  /** Where tokens are kept; in memory by default. */
  readonly storage?: TokenStorage | undefined
  /**
   * Makes renewals take turns with others who share the storage. By default the browser's own locks
   * where the storage is shared between tabs, and none elsewhere.
   */
  readonly lock?: Lock | undefined
  /** Called after every change of the session, from the first on. */
  readonly onSessionChange?: SessionListener | undefined
  /**
   * Where the authorization page sends the code outside a browser; it must be registered for the
   * client id. The sandbox's profile brings one.
   */
  readonly redirectUri?: string | undefined
  /** The site's captcha, for sign-ins and registrations that the platform suspects. */
  readonly captcha?: CaptchaOptions | undefined
  /** Where a redirect sign-in is remembered until its callback; the tab's session storage by default. */
  readonly transactions?: TransactionStore | undefined
}
