/** Requests as rows of a table, the newest first. */
import { type Html, html } from '../pages/html.ts'
import type { LoggedCaller, LoggedRequest } from '../requests/logged.ts'
import { developerPaths } from './paths.ts'

/** The table, or a note that it is empty. */
export function requestRows(requests: readonly LoggedRequest[]): Html {
  if (requests.length === 0) return html`<p>No matching requests yet.</p>`
  return html`<div class="sheet"><table class="log">
<thead><tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Caller</th>
<th scope="col">Response</th><th scope="col" class="number">Took</th></tr></thead>
<tbody>${requests.map(row)}</tbody></table></div>`
}

function row(request: LoggedRequest): Html {
  const { number, time, method, path, operation, caller, status, milliseconds } = request
  const { refusal, fault } = request
  const shown =
    status >= 400 ? html`<span class="refused">${String(status)}</span>` : html`${String(status)}`
  return html`<tr data-number="${String(number)}">
<td><time datetime="${time}">${time.slice(11, 19)}</time></td>
<td><a href="${developerPaths.requests}/${String(number)}"><b>${method}</b> ${path}</a>${operation && html`<small>${operation}</small>`}</td>
<td>${callerText(caller)}</td>
<td>${shown}${refusal && html` <small>${refusal.code}</small>`}${fault && html` <small>fault: ${fault}</small>`}</td>
<td class="number">${tookText(milliseconds)}</td>
</tr>
`
}

/** The caller as text. */
export function callerText({ role, id, name = id?.slice(0, 8) }: LoggedCaller): string {
  if (role === 'app') return 'API key'
  if (name === undefined) return role
  return role === 'visitor' ? `visitor ${name}` : `${name} (${role})`
}

/** A short duration. */
export function tookText(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`
}
