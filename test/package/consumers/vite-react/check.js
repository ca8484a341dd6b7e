// Runs the built page against the store.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<main id="app"></main>', {
  runScripts: 'outside-only',
  url: 'http://localhost/',
})
Object.assign(window, {
  fetch,
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextEncoder,
  store: { url: process.env.STORE_URL, clientId: process.env.STORE_CLIENT_ID },
})
window.eval(readFileSync('dist/app.js', 'utf8'))

const deadline = Date.now() + 10_000
while (window.document.querySelectorAll('li').length === 0 && Date.now() < deadline) {
  await setTimeout(20)
}
assert.equal(window.document.querySelectorAll('li').length, 3)
assert.equal(window.document.querySelector('ul').title, 'visitor')
process.exit(0)
