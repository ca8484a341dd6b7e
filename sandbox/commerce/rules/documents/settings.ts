/** The account settings of a site. */

/** What a site requires of people who register or sign in. */
export interface AccountSettings {
  /** New members wait until the owner approves them. */
  readonly ownerApproval: boolean
  /** Members verify their e-mail address with the code of a mail before they sign in. */
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
   * Wrong passwords, wrong codes and mails are not counted against anyone: for test suites that make many of them.
   */
  readonly unthrottled: boolean
}

/** What a new site requires. */
export const noRequirements: AccountSettings = {
  ownerApproval: false,
  emailVerification: false,
  captcha: false,
  shortPasswords: false,
  unthrottled: false,
}

/** The sign-in settings of a site. */
export interface IdentitySettings extends AccountSettings {
  /** Addresses outside this machine that sign-in and sign-out may return to. */
  readonly redirectUris: readonly string[]
  /** How long the refresh token just rotated away still gets its successor (a lost answer, another tab). */
  readonly refreshGraceSeconds: number
}
