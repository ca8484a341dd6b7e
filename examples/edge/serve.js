// Runs the built worker locally in its production runtime.
import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'

const { STORE_URL, STORE_CLIENT_ID, PORT = '8787' } = process.env
if (!STORE_CLIENT_ID) {
  console.error('STORE_CLIENT_ID is not set. `npx storefront-sandbox --json` prints one.')
  process.exit(1)
}

const worker = new Miniflare({
  // Inlined, because the runtime reads no files outside its folder.
  modules: [
    {
      type: 'ESModule',
      path: 'worker.js',
      contents: readFileSync(new URL('build/worker.js', import.meta.url), 'utf8'),
    },
  ],
  compatibilityDate: '2026-04-01',
  bindings: { STORE_CLIENT_ID, ...(STORE_URL && { STORE_URL }) },
  host: '127.0.0.1',
  port: Number(PORT),
})
console.log(`The shop is at ${await worker.ready}products/…`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void worker.dispose())
