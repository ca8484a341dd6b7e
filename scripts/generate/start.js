// @ts-check
/** The command `npm run generate`: the compiler as one bundle, because transpiling file by file takes longer. */
import { renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { build } from 'esbuild'

// A single run is too short for the optimizing JIT to pay off; a watch is not.
if (!process.argv.includes('--watch')) setFlagsFromString('--no-opt')

const root = resolve(import.meta.dirname, '../..')
// Where its imports resolve to node_modules.
const file = join(root, 'node_modules/.cache/storefront-client/generate.cjs')
// One per process, because two may start at once.
const draft = `${file}.${process.pid}`
const building = build({
  absWorkingDir: root,
  entryPoints: [join(import.meta.dirname, 'command.ts')],
  bundle: true,
  outfile: draft,
  platform: 'node',
  // CommonJS: for ESM, Node would scan TypeScript's nine megabytes for export names.
  format: 'cjs',
  target: 'node20',
  packages: 'external',
  // The part in use: the whole package brings a separate linter.
  alias: { 'openapi-typescript': 'openapi-typescript/dist/lib/ts.cjs' },
  // The compiler's files lie beside its source, not the bundle.
  define: { 'import.meta.dirname': JSON.stringify(import.meta.dirname) },
  logLevel: 'silent',
})
const load = createRequire(import.meta.url)
// Preloaded while esbuild works in a child process.
load('@redocly/openapi-core')
load('typescript')
await building
renameSync(draft, file)
process.argv.splice(2, 0, '--root', root)
load(file)
