/** Codes and tokens of mails are in the mail, and nowhere else. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMails } from '../../../../sandbox/people/mail/outbox.ts'
import { openStage, type Stage, site } from '../identity/stage.ts'

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

describe('a secret of a mail', () => {
  it('is kept as a hash: the code, the state token, the recovery token', async () => {
    const { access: token } = await stage.visitor()
    const email = 'secret@example.com'
    const { body } = await stage.call('POST', '/v2/register', {
      token,
      body: { loginId: { email }, password: 'a-long-password' },
    })
    await stage.call('POST', '/v1/send-email', { token, body: { email } })
    const [recovery, verification] = await findMails({ database: stage.database, site })
    expect(await tablesWith(digits(verification?.code ?? 'none'))).toEqual(['mails'])
    expect(await tablesWith(String(body.stateToken))).toEqual([])
    expect(await tablesWith(recovery?.recoveryToken ?? 'none')).toEqual(['mails'])
    expect(await tablesWith('a-long-password')).toEqual([])
  })
})
