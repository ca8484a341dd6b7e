/** The outbox: rows instead of messages. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Draft, findMails, forgetMails, send } from '../../../../sandbox/people/mail/outbox.ts'
import { randomIds } from '../../../../sandbox/platform/ids.ts'
import { fixedClock } from '../../fixed-clock.ts'
import { openStage, type Stage, site } from '../identity/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const clock = fixedClock(new Date('2026-03-02T10:00:00.000Z'))
const ann = { id: 'ann', loginEmail: 'ann@example.com' }
const bob = { id: 'bob', loginEmail: 'bob@example.com' }
const draft: Draft = { kind: 'verification', subject: 'S', text: 'T', code: '123456' }
const post = (to: typeof ann, subject: string) =>
  send({ site, clock, ids: randomIds, database: stage.database }, to, { ...draft, subject })
const found = (query = {}) => findMails({ database: stage.database, site }, query)
const read = (path: string, accept: string) => stage.call('GET', path, { headers: { accept } })

describe('the outbox', () => {
  it('is empty until something is sent', async () => {
    expect(await found()).toEqual([])
    expect((await read('/_sandbox/outbox', 'application/json')).body).toEqual({ mails: [] })
    expect((await read('/_sandbox/outbox', 'text/html')).text).toContain('No e-mails yet.')
  })

  it('shows sent mails, newest first, even with equal times', async () => {
    for (const subject of ['one', 'two', 'three']) await post(ann, subject)
    const [newest, ...older] = await found()
    expect(older.map(({ subject }) => subject)).toEqual(['two', 'one'])
    expect(newest).toEqual({
      id: expect.any(String),
      kind: 'verification',
      to: 'ann@example.com',
      subject: 'three',
      text: 'T',
      code: '123456',
      sentDate: clock.now(),
    })
  })

  it('is filtered by address, in any spelling, and limited by count', async () => {
    await post(bob, 'for bob')
    expect(await found({ to: ' Bob@Example.com ' })).toHaveLength(1)
    expect(await found({ limit: 2 })).toHaveLength(2)
    expect(await found({ limit: -1 })).toHaveLength(1)
    expect(await found({ limit: 1.9 })).toHaveLength(1)
    expect(await found({ limit: Number.NaN })).toHaveLength(4)
    expect(await found({ limit: Number.POSITIVE_INFINITY })).toHaveLength(4)
    const { body } = await read('/_sandbox/outbox?to=bob@example.com&limit=1', '*/*')
    expect(body).toMatchObject({
      mails: [{ to: 'bob@example.com', subject: 'for bob', sentDate: '2026-03-02T10:00:00.000Z' }],
    })
    expect((await read('/_sandbox/outbox?limit=many', '*/*')).status).toBe(200)
  })

  it('is a page in a browser, with no script, for any text of the mail', async () => {
    await post(ann, '<img src=x onerror=alert(1)>')
    const { text, headers } = await read('/_sandbox/outbox', 'text/html,*/*;q=0.8')
    expect(text).toContain('<h1>Outbox</h1>')
    expect(text).toContain('ann@example.com')
    expect(text).not.toContain('<img')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('drops the mails of a deleted member', async () => {
    await forgetMails({ database: stage.database, site }, bob.id)
    expect(await found({ to: bob.loginEmail })).toEqual([])
    expect(await found({ to: ann.loginEmail })).not.toEqual([])
  })

  it('keeps the newest thousand', async () => {
    await post(ann, 'first')
    // A thousand copies in one statement; sending each would be most of what this test waits for.
    await sql`
      insert into mails
      select site_id, id || '-' || copy, position + copy, kind, member_id, recipient, subject, body,
        code, recovery_token, link, sent_date
      from (select * from mails where subject = 'first') as sent, generate_series(1, 999) as copy
    `.execute(stage.database)
    for (const subject of ['one more', 'and one more']) await post(ann, subject)
    const rows = await stage.database.selectFrom('mails').select('position').execute()
    expect(rows).toHaveLength(1000)
    expect(await found({ limit: 1e9 })).toHaveLength(200)
  })
})
