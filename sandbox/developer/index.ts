/** Routes of the developer's pages and their JSON. They are asked before everything else, and are not logged. */

import { sentFields } from '../pages/read-form.ts'
import { answer } from '../platform/answers.ts'
import { homePage } from './home.ts'
import { liveScript } from './live-script.ts'
import { outboxPage } from './outbox.ts'
import { developerPaths } from './paths.ts'
import { requestsOf, shownQuery } from './read-requests.ts'
import { requestPage } from './request.ts'
import { settingsForm, settingsPage } from './settings.ts'
import type { Tools } from './tools.ts'

/** Answers a request for one of the developer's pages; `undefined` when the address is none. */
export type ServeDeveloper = (request: Request) => Promise<Response | undefined>

/** The developer's pages of one site. */
export function developerPages(tools: Tools): ServeDeveloper {
  const { platform } = tools
  return async (request) => {
    const url = new URL(request.url)
    const { pathname } = url
    if (pathname === developerPaths.settings && request.method === 'POST') {
      const sent = await sentFields(request)
      return sent instanceof Response ? sent : settingsForm(sent, platform)
    }
    if (request.method !== 'GET') return undefined
    switch (pathname) {
      case developerPaths.root:
      case developerPaths.home:
      case developerPaths.requests:
        return homePage(tools, url)
      case developerPaths.requestsJson:
        return answer(await requestsOf(tools, shownQuery(url.searchParams), url.origin))
      case developerPaths.outbox:
        return outboxPage(request, url, platform)
      case developerPaths.settings:
        return settingsPage(request, platform)
      case developerPaths.script:
        return script()
      case developerPaths.icon:
        return new Response(null, { status: 204 })
    }
    return pathname.startsWith(`${developerPaths.requests}/`) ? requestPage(tools, url) : undefined
  }
}

function script(): Response {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
  return new Response(liveScript, { headers })
}
