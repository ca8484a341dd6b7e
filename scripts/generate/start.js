// @ts-check
/** The command `npm run generate`: the compiler as one file, because a transpiler that reads it file by file takes longer. */
import { existsSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
// Where its imports find the installed packages.
const folder = join(root, 'node_modules/.cache/storefront-client')

/**
 * @param {string} name
 * @param {string} source
 */
async function program(name, source) {
  const file = join(folder, `${name}.cjs`)
  // Of each process its own, because two may start at once.
  const draft = `${file}.${process.pid}`
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'scripts', source)],
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
  renameSync(draft, file)
  return file
}

const isFresh = !existsSync(join(folder, 'entry-pages.json'))
const programs = Promise.all([
  program('generate', 'generate/command.ts'),
  isFresh ? program('pages', 'docstrings/kept-pages.ts') : undefined,
])
// Loaded while esbuild works, which is a process of its own.
const load = createRequire(import.meta.url)
load('@redocly/openapi-core')
load('typescript')
const [command, pages] = await programs
if (pages !== undefined) {
  // The pages of the docstrings are made meanwhile; where that fails, the command makes them itself and says why.
  const code = `require(${JSON.stringify(pages)}).entryPages(${JSON.stringify(root)})`
  new Worker(code, { eval: true }).on('error', () => {}).unref()
}
process.argv.splice(2, 0, '--root', root)
load(command)
