// @ts-check
/** The command `npm run generate`: the compiler as one file, because a transpiler that reads it file by file takes longer. */
import { renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { build } from 'esbuild'

// One run is over before optimised machine code pays for its compilation; a watch goes on.
if (!process.argv.includes('--watch')) setFlagsFromString('--no-opt')

const root = resolve(import.meta.dirname, '../..')
// Where its imports find the installed packages.
const file = join(root, 'node_modules/.cache/storefront-client/generate.cjs')
// Of each process its own, because two may start at once.
const draft = `${file}.${process.pid}`
const building = build({
  absWorkingDir: root,
  entryPoints: [join(import.meta.dirname, 'command.ts')],
  bundle: true,
  outfile: draft,
  platform: 'node',
  // As CommonJS: as modules, Node reads through TypeScript's nine megabytes for the names that they export.
  format: 'cjs',
  target: 'node20',
  packages: 'external',
  // The part that is used: the whole package brings a linter of its own.
  alias: { 'openapi-typescript': 'openapi-typescript/dist/lib/ts.cjs' },
  // What the compiler reads lies beside its source, not beside the bundle.
  define: { 'import.meta.dirname': JSON.stringify(import.meta.dirname) },
  logLevel: 'silent',
})
const load = createRequire(import.meta.url)
// Loaded while esbuild works, which is a process of its own.
load('@redocly/openapi-core')
load('typescript')
await building
renameSync(draft, file)
process.argv.splice(2, 0, '--root', root)
load(file)
