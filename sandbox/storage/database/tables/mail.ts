/** Tables of mails and of the proofs that mails carry. Proofs are only hashes; the mail is what was sent. */

export type MailKind = 'verification' | 'recovery' | 'activation'

/** Mails that the outbox shows in place of sending them. */
export interface MailsTable {
  site_id: string
  id: string
  position: number
  kind: MailKind
  member_id: string
  recipient: string
  subject: string
  body: string
  code: string | null
  recovery_token: string | null
  link: string | null
  sent_date: Date
}

/** Codes that verify an e-mail address, as hashes. */
export interface VerificationsTable {
  site_id: string
  member_id: string
  id: string
  code_hash: string
  tries_left: number
  expires_date: Date
}

/** Tokens that let a member set a new password, as hashes. */
export interface RecoveryTokensTable {
  site_id: string
  hash: string
  member_id: string
  expires_date: Date
}

/** Tables of the mail domain. */
export interface MailTables {
  mails: MailsTable
  verifications: VerificationsTable
  recovery_tokens: RecoveryTokensTable
}
