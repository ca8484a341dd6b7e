/** A mail as apps and tests see it. */

/** An e-mail that the platform would have sent. The sandbox keeps it instead; nothing leaves the machine. */
export interface Mail {
  readonly id: string
  /** Its purpose: address verification, password recovery, or account activation. */
  readonly kind: 'verification' | 'recovery' | 'activation'
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The six-digit code of a `verification` e-mail. */
  readonly code?: string
  /** The token for `recover`, in the other two. */
  readonly recoveryToken?: string
  /** The linked page, if any. */
  readonly link?: string
  readonly sentDate: Date
}

/** A filter of e-mails. */
export interface MailQuery {
  /** Recipient address, in any case. */
  readonly to?: string
  /** Page size, newest first; 50 by default, 200 at most. */
  readonly limit?: number
}
