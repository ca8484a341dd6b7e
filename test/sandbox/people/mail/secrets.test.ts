/** Codes and tokens of mails are in the mail, and nowhere else. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lifetimes } from '../../../../sandbox/people/identity/settings.ts'
import { findMails } from '../../../../sandbox/people/mail/outbox.ts'
import { openStage, type Stage } from '../identity/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
  await stage.settings({ emailVerification: true })
})
afterAll(() => stage.close())

/** Every row of every table as text, by table. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(stage.database)
  const texts = rows.map(async ({ name }) => {
    const table = await sql`select * from ${sql.table(name)}`.execute(stage.database)
    return [name, JSON.stringify(table.rows)] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

async function tablesWith(secret: string | RegExp): Promise<string[]> {
  return Object.entries(await everything()).flatMap(([name, text]) =>
    text.search(secret) === -1 ? [] : [name],
  )
}

/** The digits, wherever they are: in quotes that are escaped, in a sentence; not inside a hash. */
const digits = (code: string) => new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`)

/** Registers a member who then forgets the password, and reads both mails. */
async function mailsTo(email: string) {
  const { access: token } = await stage.visitor()
  const { body } = await stage.call('POST', '/v2/register', {
    token,
    body: { loginId: { email }, password: 'a-long-password' },
  })
  await stage.call('POST', '/v1/send-email', { token, body: { email } })
  const [recovery, verification] = await findMails(stage.platform, { to: email })
  if (!recovery || !verification) throw new Error('No mails')
  return { recovery, verification, stateToken: String(body.stateToken) }
}

describe('a secret of a mail', () => {
  it('is kept as a hash: the code, the state token, the recovery token', async () => {
    const { recovery, verification, stateToken } = await mailsTo('secret@example.com')
    expect(await tablesWith(digits(verification.code ?? 'none'))).toEqual(['mails'])
    expect(await tablesWith(stateToken)).toEqual([])
    expect(await tablesWith(recovery.recoveryToken ?? 'none')).toEqual(['mails'])
    expect(await tablesWith('a-long-password')).toEqual([])
  })

  it('is in its text, with how long it lasts', async () => {
    const { recovery, verification } = await mailsTo('reader@example.com')
    const minutes = lifetimes.verificationCode / 60
    const { code, subject, text } = verification
    expect(subject).toMatch(new RegExp(`^${code} `))
    expect(text).toContain(` is ${code}.\n\nIt is valid for ${minutes} minutes.`)
    const { link = 'none', recoveryToken = 'none' } = recovery
    expect(link).toContain(recoveryToken)
    expect(recovery.subject).toContain('Choose a new password')
    expect(recovery.text.split('\n\n')).toEqual([
      expect.stringContaining('was requested for this address'),
      link,
      'The link works once, for an hour. If you did not request it, ignore this e-mail.',
    ])
    expect(lifetimes.recoveryToken).toBe(3600)
  })
})
