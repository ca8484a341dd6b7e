/** Routes of the developer's pages and their JSON. They match first and are not logged. */

import { Hono, type MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { answer } from '../../platform/answers.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { hasMediaType } from '../../platform/media-type.ts'
import type { Platform } from '../../storage/context.ts'
import { readFaultPlan } from '../faults/fault.ts'
import { readBytes, readJson, readText } from '../http/body.ts'
import { isFromElsewhere, sentFields } from '../pages/read-form.ts'
import { changeClock, clockAnswer, clockForm, clockPage } from './clock.ts'
import { faultsForm, faultsPage } from './faults.ts'
import { homePage } from './home.ts'
import { liveScript } from './live-script.ts'
import { outboxPage } from './outbox.ts'
import { developerPaths as paths } from './paths.ts'
import { requestsOf, shownQuery } from './read-requests.ts'
import { requestPage } from './request.ts'
import { changeSettingsByJson, settingsForm, settingsPage } from './settings.ts'
import {
  exportAnswer,
  importByForm,
  snapshotsForm,
  snapshotsPage,
  takeByJson,
} from './snapshots.ts'
import { largestFile, type Tools } from './tools.ts'

/** The developer's pages of one site. */
export function developerPages(tools: Tools): Hono {
  const { platform, clock, faults, history, requests } = tools
  const app = new Hono()

  for (const path of [paths.root, paths.home, paths.bare, paths.requests]) {
    app.get(path, ({ req }) => homePage(tools, new URL(req.url)))
  }
  app.get(`${paths.requests}/:number`, ({ req }) =>
    requestPage(tools, req.param('number'), new URL(req.url).origin),
  )
  app.get(paths.requestsJson, async ({ req }) => {
    const { searchParams, origin } = new URL(req.url)
    const query = shownQuery(searchParams)
    // Request numbers of another run are meaningless here.
    const isOtherLog = ![null, requests.id].includes(searchParams.get('log'))
    return answer(await requestsOf(tools, isOtherLog ? { ...query, after: 0 } : query, origin))
  })
  app.delete(paths.requestsJson, ownOnly, () => done(requests.clear()))
  app.get(paths.ready, () => readyAnswer(platform))
  app.get(paths.outbox, ({ req }) => outboxPage(req.raw, platform))

  app.get(paths.settings, ({ req }) => settingsPage(req.raw, platform))
  app.post(paths.settings, async ({ req }) => settingsForm(await sentFields(req.raw), platform))
  app.put(paths.settings, async ({ req }) =>
    changeSettingsByJson(platform, await sentJson(req.raw)),
  )

  app.get(paths.clock, () => clockPage(tools))
  app.post(paths.clock, async ({ req }) => clockForm(tools, await sentFields(req.raw)))
  app.get(paths.clockJson, () => clockAnswer(tools))
  app.put(paths.clockJson, async ({ req }) => {
    changeClock(clock, await sentJson(req.raw))
    return clockAnswer(tools)
  })
  app.delete(paths.clockJson, ownOnly, () => {
    clock.reset()
    return clockAnswer(tools)
  })

  app.get(paths.faults, () => faultsPage(tools))
  app.post(paths.faults, async ({ req }) => faultsForm(tools, await sentFields(req.raw)))
  app.get(paths.faultsJson, () => answer(faults.plan()))
  app.put(paths.faultsJson, async ({ req }) => {
    faults.replace(readFaultPlan(await sentJson(req.raw)))
    return answer(faults.plan())
  })
  app.delete(paths.faultsJson, ownOnly, () => {
    faults.clear()
    return answer(faults.plan())
  })

  app.get(paths.snapshots, ({ req }) => snapshotsPage(tools, { did: req.query('done') }))
  app.post(paths.snapshots, async ({ req }) => snapshotsForm(tools, await sentFields(req.raw)))
  app.get(paths.snapshotsJson, async () => answer({ snapshots: await history.snapshots() }))
  app.post(paths.snapshotsJson, async ({ req }) => takeByJson(tools, await sentJson(req.raw)))
  app.post(`${paths.snapshots}/:name/restore`, ownOnly, ({ req }) =>
    done(history.restore(req.param('name'))),
  )
  app.delete(`${paths.snapshots}/:name`, ownOnly, ({ req }) =>
    done(history.removeSnapshot(req.param('name'))),
  )
  app.post(paths.resetJson, ownOnly, () => done(history.reset()))
  app.get(paths.export, ownOnly, () => exportAnswer(tools))
  app.put(paths.export, ownOnly, async ({ req }) =>
    done(history.import(await readBytes(req.raw, largestFile))),
  )
  app.post(paths.import, ownOnly, ({ req }) => importByForm(tools, req.raw))

  app.get(paths.script, ({ body }) =>
    body(liveScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  app.get(paths.icon, ({ body }) => body(null, 204))
  return app
}

async function done(work: void | Promise<void>): Promise<Response> {
  await work
  return answer({})
}

const ownOnly: MiddlewareHandler = async ({ req }, next) => {
  assertOwn(req.raw)
  await next()
}

/**
 * Refuses requests from a page of another origin, local ones included. The body has to be declared as
 * JSON, which no cross-site form can do.
 */
function assertOwn(request: Request): void {
  if (isFromElsewhere(request)) {
    throw new ApplicationError(
      403,
      'ORIGIN_NOT_ALLOWED',
      'Only programs and the pages of the sandbox itself may change it.',
    )
  }
}

async function sentJson(request: Request): Promise<unknown> {
  assertOwn(request)
  const text = await readText(request)
  if (text !== '' && !hasMediaType(request, 'application/json')) {
    const description = 'The body must be sent as application/json'
    throw refusedField('', 'FORMAT', description, { type: 'JSON' })
  }
  return readJson(text)
}

/** 200 when the database answers; else 503 with Retry-After. */
export async function readyAnswer({ database }: Pick<Platform, 'database'>): Promise<Response> {
  await sql`select 1`.execute(database).catch(() => {
    const description = 'The database is not responding.'
    throw new ApplicationError(503, 'UNAVAILABLE', description, { retryAfter: 1 })
  })
  return answer({ ready: true })
}
