/** The outbox: mails are stored, never sent. The newest thousand are kept. */

import { sql } from 'kysely'
import { normalEmail } from '../../commerce/rules/email.ts'
import type { Scope } from '../../storage/context.ts'
import type { Row, SiteStore } from '../../storage/database/schema.ts'
import { addRows, deleteRows } from '../../storage/database/site-rows.ts'
import type { Mail, MailQuery } from './mail.ts'

const kept = 1000
const defaultLimit = 50
const mostAtOnce = 200

/** A composed mail. */
export type Draft = Omit<Mail, 'id' | 'sentDate' | 'to'>

/** Stores a mail to a member, and prunes old ones. */
export async function send(
  scope: Scope,
  to: { readonly id: string; readonly loginEmail: string },
  draft: Draft,
): Promise<void> {
  const { newest } = await scope.database
    .selectFrom('mails')
    .select((mail) => mail.fn.coalesce(mail.fn.max('position'), sql<number>`0`).as('newest'))
    .where('site_id', '=', scope.site)
    .executeTakeFirstOrThrow()
  const position = newest + 1
  await addRows(scope, 'mails', {
    id: scope.ids.uuid(),
    position,
    kind: draft.kind,
    member_id: to.id,
    recipient: to.loginEmail,
    subject: draft.subject,
    body: draft.text,
    code: draft.code ?? null,
    recovery_token: draft.recoveryToken ?? null,
    link: draft.link ?? null,
    sent_date: scope.clock.now(),
  })
  await deleteRows(scope, 'mails', {}, sql`position <= ${position - kept}`)
}

/** Mails, newest first. */
export async function findMails(
  { database, site }: SiteStore,
  { to, limit = defaultLimit }: MailQuery = {},
): Promise<Mail[]> {
  const all = database
    .selectFrom('mails')
    .selectAll()
    .where('site_id', '=', site)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(bounded(limit))
  const wanted = to === undefined ? all : all.where('recipient', '=', normalEmail(to))
  return (await wanted.execute()).map(mailOf)
}

/** Clamps a limit to the database's range. */
function bounded(limit: number): number {
  return Number.isNaN(limit) ? defaultLimit : Math.max(1, Math.min(mostAtOnce, Math.floor(limit)))
}

/** Deletes the mails of a member. */
export function forgetMails(store: SiteStore, memberId: string): Promise<void> {
  return deleteRows(store, 'mails', { member_id: memberId })
}

function mailOf(row: Row<'mails'>): Mail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.recovery_token === null ? {} : { recoveryToken: row.recovery_token }),
    ...(row.link === null ? {} : { link: row.link }),
    sentDate: row.sent_date,
  }
}
