/** A recovery mail costs the same with and without an account: the same statements, in one commit. */
import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresQueryCompiler,
} from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMails } from '../../../../sandbox/people/mail/outbox.ts'
import { type OpenEngine, openEmpty } from '../../storage/engines.ts'
import { member, openStage, type Stage, site } from '../identity/stage.ts'

let statements: string[] = []
const recorder: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => {
    statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql)
    return node
  },
  transformResult: async ({ result }: PluginTransformResultArgs) => result,
}

let open: OpenEngine
let stage: Stage
beforeAll(async () => {
  open = await openEmpty()
  const { storage } = open
  stage = await openStage({
    ...storage,
    database: storage.database.withPlugin(recorder),
    transaction: (work) => {
      statements.push('begin')
      return storage.transaction((handle) => work(handle.withPlugin(recorder)))
    },
  })
})
afterAll(() => open?.discard())

const ways: [string, (email: string) => Promise<unknown>][] = [
  [
    'the call',
    async (email) =>
      stage.call('POST', '/v1/send-email', {
        token: (await stage.visitor()).access,
        body: { email },
      }),
  ],
  [
    'the page',
    (email) => stage.call('POST', '/_sandbox/login?screen=forgotten', { form: { email } }),
  ],
]

describe.each(ways)('a request by %s', (_name, ask) => {
  const workFor = async (email: string) => {
    statements = []
    await ask(email)
    return statements
  }

  it('does the same for a member, an unknown address and a blocked member', async () => {
    // What the sandbox remembers from call to call is remembered after the first.
    await workFor('nobody@example.com')
    const known = await workFor(member.email)
    expect(known.filter((statement) => statement.includes('insert into "mails"'))).toHaveLength(1)
    expect(await workFor('nobody@example.com')).toEqual(known)
    expect(await workFor('radu.ionescu@example.com')).toEqual(known)
  })

  it('stores nothing but the mail of the member', async () => {
    const count = async () => {
      const tokens = await stage.database.selectFrom('recovery_tokens').select('hash').execute()
      return [tokens.length, (await findMails({ database: stage.database, site })).length]
    }
    const before = await count()
    await ask('nobody@example.com')
    await ask('radu.ionescu@example.com')
    expect(await count()).toEqual(before)
    await ask(member.email)
    expect(await count()).toEqual(before.map((number) => number + 1))
  })
})
