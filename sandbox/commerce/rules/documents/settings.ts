/** The account settings of a site. */

/** A site's requirements for sign-up and sign-in. */
export interface AccountSettings {
  /** New members wait until the owner approves them. */
  readonly ownerApproval: boolean
  /** Members verify their e-mail address with an e-mailed code before they sign in. */
  readonly emailVerification: boolean
  /**
   * Registering and signing in by password need a captcha token. `sandbox-pass` passes, every other
   * token fails; tests of a failure use `sandbox-fail`. The hosted pages show a checkbox, "I am a
   * person", which sends the token that passes.
   */
  readonly captcha: boolean
  /** Passwords may have fewer than eight characters. */
  readonly shortPasswords: boolean
  /**
   * Wrong passwords, wrong codes and e-mails are not throttled: for test suites that make many of them.
   */
  readonly unthrottled: boolean
}

/** The default requirements: none. */
export const noRequirements: AccountSettings = {
  ownerApproval: false,
  emailVerification: false,
  captcha: false,
  shortPasswords: false,
  unthrottled: false,
}

/** The sign-in settings of a site. */
export interface IdentitySettings extends AccountSettings {
  /** External redirect targets of sign-in and sign-out. */
  readonly redirectUris: readonly string[]
  /** The grace period of the latest predecessor of a refresh token (a lost response, another tab). */
  readonly refreshGraceSeconds: number
}
