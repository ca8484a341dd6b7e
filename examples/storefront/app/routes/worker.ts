/** The service worker: where there is no connection, it answers with a page that says so. */
import { languages } from '../messages/languages.ts'
import { type Given, visitOf } from '../server/visit.ts'

export const loader = (given: Given) => {
  const { texts, language } = visitOf(given)
  const { title, text } = texts.offline
  const page = `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body{font:1.1rem/1.6 system-ui;max-width:34rem;margin:20vh auto;padding:0 1.5rem;text-align:center}</style>
<main><h1>${title}</h1><p>${text}</p><p><a href="">${texts.away.retry}</a></p></main>
<script>addEventListener('online', () => location.reload())</script>
</html>`
  const worker = `const page = ${JSON.stringify(page)}
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload.enable()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate') return
  const shown = () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const answer = async () => (await event.preloadResponse) ?? fetch(request)
  event.respondWith(answer().catch(shown))
})
`
  return new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
}
