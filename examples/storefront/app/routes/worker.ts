/** The service worker: shows an offline page when a navigation fails. */
import { languages } from '../messages/languages.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'

export const loader = (args: RouteArgs) => {
  const { texts, language } = visitOf(args)
  const { title, text } = texts.offline
  const page = `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<script>addEventListener('online', () => location.reload())</script>
<style>body{font:1.1rem/1.6 system-ui;max-width:34rem;margin:20vh auto;padding:0 1.5rem;text-align:center}</style>
<main><h1>${title}</h1><p>${text}</p><p><a href="">${texts.away.retry}</a></p></main>
</html>`
  const worker = `const page = ${JSON.stringify(page)}
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload.enable()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate') return
  // The connection may be back before the page listens.
  const again = navigator.onLine ? '' : '<script>if (navigator.onLine) location.reload()</script>'
  const offline = () => new Response(page + again, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const load = async () => (await event.preloadResponse) ?? fetch(request)
  event.respondWith(load().catch(offline))
})
`
  return new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
}
