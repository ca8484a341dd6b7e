/** Tables of mails and their proofs. Proofs are hashed; mails are stored as sent. */
import { type Columns, integer, moment, orNull, text, textOf } from '../columns.ts'

type MailKind = 'verification' | 'recovery' | 'activation'

/** Tables of the mail domain. */
export const mailTables = {
  /** Mails of the outbox. */
  mails: {
    site_id: text,
    id: text,
    position: integer,
    kind: textOf<MailKind>(),
    member_id: text,
    recipient: text,
    subject: text,
    body: text,
    code: orNull(text),
    recovery_token: orNull(text),
    link: orNull(text),
    sent_date: moment,
  },
  /** Codes that verify an e-mail address, as hashes. */
  verifications: {
    site_id: text,
    member_id: text,
    id: text,
    code_hash: text,
    tries_left: integer,
    expires_date: moment,
  },
  /** Tokens that let a member set a new password, as hashes. */
  recovery_tokens: {
    site_id: text,
    hash: text,
    member_id: text,
    expires_date: moment,
  },
} satisfies Record<string, Columns>
