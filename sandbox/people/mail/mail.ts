/** A mail as apps and tests see it. */

/** A mail that the platform would have sent. The sandbox keeps it instead; nothing leaves the machine. */
export interface Mail {
  readonly id: string
  /** What it is for: proof of an address, a forgotten password, a first password. */
  readonly kind: 'verification' | 'recovery' | 'activation'
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The six digits, in a mail of kind `verification`. */
  readonly code?: string
  /** What `recover` takes, in the other two. */
  readonly recoveryToken?: string
  /** The page the mail leads to, where it leads to one. */
  readonly link?: string
  readonly sentDate: Date
}

/** Which mails to look at. */
export interface MailQuery {
  /** Only those to this address, in any spelling. */
  readonly to?: string
  /** At most so many, the newest first; 50 when left out, 200 at most. */
  readonly limit?: number
}
