/** The switch that holds every answer against the description before it is sent. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppOptions, createApp } from '../../../sandbox/composition/app.ts'
import { authenticate } from '../../../sandbox/people/identity/authenticate.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { randomIds } from '../../../sandbox/platform/ids.ts'
import { openMemorySite } from '../../../sandbox/storage/sites/memory.ts'
import type { OpenSite } from '../../../sandbox/storage/sites/open-site.ts'
import type { Handlers } from '../../../sandbox/web/http/handlers.ts'
import { handlers } from '../../../sandbox/web/services/index.ts'
import { answerChecker } from '../../../sandbox/web/validation/answers.ts'

let opened: OpenSite
beforeAll(async () => {
  opened = await openMemorySite({ seed: 1, products: 1, now: new Date() })
})
afterAll(() => opened?.close())

/** A handler with a mistake: a token is a number. */
const mistaken: Handlers = {
  ...handlers,
  'tokens.token': async () => Response.json({ access_token: 5, token_type: 'Bearer' }),
}

const ask = async (switched: Pick<AppOptions, 'checkAnswer'>) => {
  const logged: string[] = []
  const { site, storage } = opened
  const { database, transaction } = storage
  const app = createApp({
    platform: { site, clock: systemClock, ids: randomIds, database, transaction, strict: false },
    ...{ authenticate, handlers: mistaken, servePage: async () => undefined },
    log: (text) => logged.push(text),
    ...switched,
  })
  const answer = await app(
    new Request('http://127.0.0.1:4100/oauth2/token', {
      method: 'POST',
      body: JSON.stringify({ clientId: 'x', grantType: 'anonymous' }),
    }),
  )
  return { status: answer.status, logged }
}

it('sends a mistake on when it is off', async () => {
  expect(await ask({})).toEqual({ status: 200, logged: [] })
})

it('fails the call and says what differs when it is on', async () => {
  expect(await ask({ checkAnswer: answerChecker })).toEqual({
    status: 500,
    logged: [expect.stringContaining('The answer of tokens.token is not as described')],
  })
})
