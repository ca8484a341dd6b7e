// An edge runtime: no Node built-ins in the bundle, none in its world.
import assert from 'node:assert/strict'
import { EdgeVM } from '@edge-runtime/vm'
import { build } from 'esbuild'

const { outputFiles } = await build({
  entryPoints: ['worker.js'],
  bundle: true,
  format: 'iife',
  platform: 'neutral',
  conditions: ['edge-light', 'worker', 'import'],
  write: false,
})
const text = outputFiles[0].text
assert(!/\brequire\(|['"]node:/.test(text), 'the bundle asks for Node')

const edge = new EdgeVM({
  extend: (context) =>
    Object.assign(context, {
      store: { url: process.env.STORE_URL, clientId: process.env.STORE_CLIENT_ID },
    }),
})
edge.evaluate(text)
const { products, recognised, challenge } = await edge.evaluate('globalThis.result')
assert.deepEqual(
  { products, recognised, challenge },
  { products: 2, recognised: true, challenge: 43 },
)
