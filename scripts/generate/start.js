// @ts-check
/** The command `npm run generate`: the compiler as one bundle, because transpiling file by file takes longer. */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'

// A single run is too short for the optimizing JIT to pay off; a watch is not.
if (!process.argv.includes('--watch')) setFlagsFromString('--no-opt')

const root = resolve(import.meta.dirname, '../..')
const building = build({
  absWorkingDir: root,
  entryPoints: [join(import.meta.dirname, 'command.ts')],
  bundle: true,
  // In memory: a checkout may be read-only.
  write: false,
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
const [bundle] = (await building).outputFiles
process.argv.splice(2, 0, '--root', root)
compileFunction(bundle?.text ?? '', ['require'])(load)
