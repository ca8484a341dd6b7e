/** Routes of the developer's pages and their JSON. They are asked before everything else, and are not logged. */

import { answer } from '../../platform/answers.ts'
import { sentFields } from '../pages/read-form.ts'
import { changeClock, clockAnswer, clockForm, clockPage } from './clock.ts'
import { assertOwn, sentJson } from './control.ts'
import { changeFaults, faultsAnswer, faultsForm, faultsPage } from './faults.ts'
import { homePage } from './home.ts'
import { liveScript } from './live-script.ts'
import { outboxPage } from './outbox.ts'
import { developerPaths } from './paths.ts'
import { requestsOf, shownQuery } from './read-requests.ts'
import { readyAnswer } from './ready.ts'
import { requestPage } from './request.ts'
import { changeSettingsByJson, settingsForm, settingsPage } from './settings.ts'
import {
  exportAnswer,
  importByForm,
  snapshotsAnswer,
  snapshotsForm,
  snapshotsPage,
  takeByJson,
} from './snapshots.ts'
import type { Tools } from './tools.ts'

/** Answers a request for one of the developer's pages; `undefined` when the address is none. */
export type ServeDeveloper = (request: Request) => Promise<Response | undefined>

/** The developer's pages of one site. */
export function developerPages(tools: Tools): ServeDeveloper {
  return async (request) => {
    const url = new URL(request.url)
    switch (request.method) {
      case 'GET':
        return shown(tools, request, url)
      case 'POST':
        return submitted(tools, request, url.pathname)
      case 'PUT':
      case 'DELETE':
        return changed(tools, request, url.pathname)
    }
    return undefined
  }
}

async function shown(tools: Tools, request: Request, url: URL): Promise<Response | undefined> {
  switch (url.pathname) {
    case developerPaths.root:
    case developerPaths.home:
    case developerPaths.requests:
      return homePage(tools, url)
    case developerPaths.requestsJson:
      return answer(await requestsOf(tools, shownQuery(url.searchParams), url.origin))
    case developerPaths.ready:
      return readyAnswer(tools.platform)
    case developerPaths.outbox:
      return outboxPage(request, url, tools.platform)
    case developerPaths.settings:
      return settingsPage(request, tools.platform)
    case developerPaths.clock:
      return clockPage(tools)
    case developerPaths.clockJson:
      return clockAnswer(tools)
    case developerPaths.faults:
      return faultsPage(tools)
    case developerPaths.faultsJson:
      return faultsAnswer(tools)
    case developerPaths.snapshots:
      return snapshotsPage(tools, { did: url.searchParams.get('done') })
    case developerPaths.snapshotsJson:
      return snapshotsAnswer(tools)
    case developerPaths.export:
      assertOwn(request)
      return exportAnswer(tools)
    case developerPaths.script:
      return script()
    case developerPaths.icon:
      return new Response(null, { status: 204 })
  }
  return url.pathname.startsWith(`${developerPaths.requests}/`)
    ? requestPage(tools, url)
    : undefined
}

async function submitted(
  tools: Tools,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  if (pathname === developerPaths.snapshotsJson) return takeByJson(tools, await sentJson(request))
  if (pathname === developerPaths.resetJson) {
    assertOwn(request)
    await tools.history.reset()
    return answer({})
  }
  if (pathname === developerPaths.import) {
    assertOwn(request)
    return importByForm(tools, request)
  }
  if (pathname.startsWith(`${developerPaths.snapshots}/`) && pathname.endsWith('/restore')) {
    assertOwn(request)
    await tools.history.restore(snapshotNameOf(pathname.slice(0, -'/restore'.length)))
    return answer({})
  }
  const form = forms[pathname]
  if (form === undefined) return undefined
  const sent = await sentFields(request)
  return sent instanceof Response ? sent : form(sent, tools)
}

const forms: Readonly<Record<string, (sent: URLSearchParams, tools: Tools) => Promise<Response>>> =
  {
    [developerPaths.settings]: (sent, { platform }) => settingsForm(sent, platform),
    [developerPaths.clock]: (sent, tools) => clockForm(tools, sent),
    [developerPaths.faults]: (sent, tools) => faultsForm(tools, sent),
    [developerPaths.snapshots]: (sent, tools) => snapshotsForm(tools, sent),
  }

/** JSON for programs: PUT replaces a setting, DELETE resets it. */
async function changed(
  tools: Tools,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const { clock, faults } = tools
  const puts = request.method === 'PUT'
  switch (pathname) {
    case developerPaths.clockJson: {
      const sent = await sentJson(request)
      if (puts) changeClock(clock, sent)
      else clock.reset()
      return clockAnswer(tools)
    }
    case developerPaths.faultsJson: {
      const sent = await sentJson(request)
      if (puts) changeFaults(tools, sent)
      else faults.clear()
      return faultsAnswer(tools)
    }
    case developerPaths.settings:
      if (!puts) return undefined
      return changeSettingsByJson(tools.platform, await sentJson(request))
    case developerPaths.export:
      if (!puts) return undefined
      assertOwn(request)
      await tools.history.import(new Uint8Array(await request.arrayBuffer()))
      return answer({})
    case developerPaths.requestsJson:
      if (puts) return undefined
      assertOwn(request)
      tools.requests.clear()
      return answer({})
  }
  if (puts || !pathname.startsWith(`${developerPaths.snapshots}/`)) return undefined
  assertOwn(request)
  await tools.history.remove(snapshotNameOf(pathname))
  return answer({})
}

function snapshotNameOf(pathname: string): string {
  const name = pathname.slice(developerPaths.snapshots.length + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function script(): Response {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
  return new Response(liveScript, { headers })
}
