/** A logged request with its answer. */
import { operations } from '../../../generated/operations/index.ts'
import { parsedJson } from '../../platform/value-at.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import { type LoggedRequest, logged } from '../requests/logged.ts'
import { framed } from './frame.ts'
import { developerPaths } from './paths.ts'
import { callerText, tookText } from './request-rows.ts'
import type { Tools } from './tools.ts'

/** GET `/_sandbox/requests/{number}`. */
export async function requestPage({ platform, requests }: Tools, number: string, origin: string) {
  const found = /^\d+$/.test(number) ? requests.find(Number(number)) : undefined
  const [shown] = found ? await logged(platform, [found], origin) : []
  if (!found || !shown) {
    return framed(platform, {
      title: 'Request not found',
      place: developerPaths.home,
      status: 404,
      body: html`<p>The log keeps only the newest requests.</p>${back}`,
    })
  }
  return framed(platform, {
    title: `Request ${number}`,
    place: developerPaths.home,
    body: whole(shown, found.operation),
    live: true,
  })
}

const back = html`<p><a href="${developerPaths.home}">All requests</a></p>`

function whole(request: LoggedRequest, id: keyof typeof operations | undefined): Html {
  const { method, path, caller, status, milliseconds, refusal, answer, fault } = request
  const facts: readonly (readonly [string, string | undefined])[] = [
    [
      'Operation',
      id ? `${id}: ${operations[id].method} ${operations[id].path}` : 'not an API call',
    ],
    ['Caller', callerText(caller)],
    ['Caller id', caller.id],
    ['Response', `${status}, after ${tookText(milliseconds)}`],
    ['Error code', refusal?.code],
    ['Message', refusal?.sentence],
    ['Injected fault', fault],
    ['Redirects to', answer.location],
    ['Time', request.time],
    ['Request id', request.requestId],
  ]
  return html`${back}
<p><code><b>${method}</b> ${path}</code></p>
<dl>${facts.map(([name, value]) => value && html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${block('Sent', request.request.body)}
${block('Answered', answer.body, answer.type)}
<section aria-labelledby="again"><div class="bar"><h2 id="again">Repeat with curl</h2><div class="row" data-copies="curl"></div></div>
<pre id="curl" data-copy tabindex="0">${request.curl}</pre>
<p>Secrets are not stored: set the variable and replace each ***.</p>
</section>`
}

function block(title: string, text: string | undefined, type = ''): Part {
  const id = title.toLowerCase()
  if (text === undefined) {
    const isPage = type.startsWith('text/html')
    return (
      isPage && html`<section><h2>${title}</h2><p>A page; its content is not stored.</p></section>`
    )
  }
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<pre tabindex="0">${indented(text)}</pre></section>`
}

function indented(text: string): string {
  const value = parsedJson(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}
