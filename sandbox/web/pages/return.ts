/** Returns the result of a sign-in to the app: by redirect, or by postMessage out of a frame. */
import { sourceOf } from '../../commerce/rules/redirect-targets.ts'
import type { ReturnTo } from '../../people/identity/authorization.ts'
import { html, newScriptNonce, page, redirect, scriptJson } from './html.ts'

/** The callback parameters: a code or an error; `state` is added. */
type ReturnedValues =
  | { readonly code: string }
  | { readonly error: string; readonly error_description: string }

/** Answers the browser. After a form it redirects with 303, so that the next request is a GET. */
export function returnToApp(to: ReturnTo, values: ReturnedValues, status?: 303): Response {
  const answer = { ...values, ...(to.state === '' ? {} : { state: to.state }) }
  if (to.mode === 'web_message') return messageFrame(to.origin, answer)
  const location = new URL(to.redirectUri)
  const parameters = new URLSearchParams(answer)
  if (to.mode === 'fragment') location.hash = parameters.toString()
  else for (const [name, value] of parameters) location.searchParams.set(name, value)
  return redirect(location.href, status)
}

/** Where a form ending in this answer may redirect to. */
export function formTargetsOf(to: ReturnTo): string[] {
  return to.mode === 'web_message' ? [] : [sourceOf(to.redirectUri)]
}

/**
 * A page that posts one message to its embedder, with a target origin: a page of another origin that
 * frames it receives nothing.
 */
function messageFrame(origin: string, answer: Readonly<Record<string, string>>): Response {
  const nonce = newScriptNonce()
  const body = html`<script type="application/json" id="answer">${scriptJson({ origin, answer })}</script>
<script nonce="${nonce}">
const { origin, answer } = JSON.parse(document.getElementById('answer').textContent)
if (window.parent !== window) window.parent.postMessage(answer, origin)
else if (window.opener) window.opener.postMessage(answer, origin)
</script>
<p>You can close this page.</p>`
  return page('Signed in', body, { scriptNonce: nonce, frameOrigin: sourceOf(origin) })
}
