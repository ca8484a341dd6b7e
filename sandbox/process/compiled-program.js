// @ts-check
/**
 * Bundles the programs of a checkout that contain the sandbox, cached next to the installed packages and rebuilt only
 * after a change of a source: bundling takes longer than starting.
 */
import { cpSync } from 'node:fs'
import { basename, join, parse, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keptFolder } from './kept-folder.js'

const project = resolve(import.meta.dirname, '../..')

/**
 * @typedef {object} Source
 * @property {string} name of the folder that keeps the program
 * @property {string} entry its first file, from the project's folder
 * @property {readonly string[]} [external] packages that it loads as they are installed
 */

/** The sources of every program. */
const sources = ['generated', 'sandbox', 'scripts', 'src', 'package-lock.json']

/** What the sandbox reads at run time. */
const assets = [
  'sandbox/storage/database/migrations',
  'sandbox/demo/pictures/media',
  'sandbox/demo/seed/data',
  'generated/openapi.json',
]

/**
 * A program as it can be imported, compiled if it is not kept.
 *
 * @param {Source} source
 * @returns {Promise<string>} its address
 */
export const compiledProgram = async ({ name, entry, external = [] }) => {
  const folder = await keptFolder({
    cache: join(project, 'node_modules/.cache/storefront-sandbox', name),
    sources: sources.map((source) => join(project, source)),
    make: (draft) => compile(draft, entry, external),
  })
  return pathToFileURL(join(folder, `${parse(entry).name}.js`)).href
}

/** @returns {Promise<void>} */
const compile = async (
  /** @type {string} */ folder,
  /** @type {string} */ entry,
  /** @type {readonly string[]} */ external,
) => {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(project, entry)],
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // PGlite loads its engine from its own folder; pg is only for users of a server.
    external: ['@electric-sql/pglite', 'pg', ...external],
    logLevel: 'silent',
  })
  for (const asset of assets)
    cpSync(join(project, asset), join(folder, basename(asset)), { recursive: true })
}
