// @ts-check
/**
 * Bundles the programs of a checkout that contain the sandbox, cached next to the installed packages and rebuilt only
 * after a change of a source: bundling takes longer than starting.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, parse, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const project = resolve(import.meta.dirname, '../..')
const caches = join(project, 'node_modules/.cache/storefront-sandbox')

/**
 * @typedef {object} Source
 * @property {string} name of the folder that keeps the program
 * @property {string} entry its first file, from the project's folder
 * @property {readonly string[]} [external] packages that it loads as they are installed
 */

/** The source folders of every program. */
const sources = ['generated', 'sandbox', 'scripts', 'src']
const made = ['dist', 'node_modules']

/** The sandbox's run-time assets. */
const folders = ['storage/database/migrations', 'demo/pictures/media', 'demo/seed/data'].map(
  (folder) => join(project, 'sandbox', folder),
)
const description = join(project, 'generated/openapi.json')

/** The cache limit: other branches, and processes starting concurrently. */
const mostKept = 3

/** @returns {string[]} */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.includes(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })

/** @returns {string} what tells whether a source changed, without reading any */
const stampOf = () => {
  const digest = createHash('sha256')
  const files = sources.flatMap((source) => filesIn(join(project, source)))
  for (const file of [...files, join(project, 'package-lock.json')]) {
    // Editors leave dangling links beside what they edit.
    const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
    digest.update(`${file} ${mtimeMs} ${size} ${ino}\n`)
  }
  return digest.digest('hex').slice(0, 16)
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
  for (const from of folders) cpSync(from, join(folder, basename(from)), { recursive: true })
  cpSync(description, join(folder, 'openapi.json'))
}

/** A concurrent command may have won the race; its files are identical. */
const rename = (/** @type {string} */ draft, /** @type {string} */ folder) => {
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const usedBy = 'used-by-'

/** A running program reads its pictures, and loads its rarer parts, when they are asked for. */
const markUsed = (/** @type {string} */ folder) => {
  const mark = join(folder, `${usedBy}${process.pid}`)
  try {
    writeFileSync(mark, '')
    process.once('exit', () => rmSync(mark, { force: true }))
  } catch {
    // Another user's cache is read-only, and is not evicted by this one either.
  }
}

const isOfRunning = (/** @type {string} */ name) => {
  try {
    return name.startsWith(usedBy) && process.kill(Number(name.slice(usedBy.length)), 0)
  } catch {
    return false
  }
}

const isUsed = (/** @type {string} */ folder) => {
  try {
    return readdirSync(folder).some(isOfRunning)
  } catch {
    // Another process has evicted it.
    return false
  }
}

/** Never `own`: the clock may have gone back since the others were made. */
const forgetOthers = (/** @type {string} */ cache, /** @type {string} */ own) => {
  const others = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path !== own)
    // Other processes evict concurrently.
    .map((path) => ({ path, made: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.made - one.made)
  for (const { path } of others.slice(mostKept - 1)) {
    if (!isUsed(path)) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * A program as it can be imported, compiled if it is not kept.
 *
 * @param {Source} source
 * @returns {Promise<string>} its address
 */
export const compiledProgram = async ({ name, entry, external = [] }) => {
  const cache = join(caches, name)
  const folder = join(cache, stampOf())
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const draft = mkdtempSync(join(cache, 'draft-'))
    await compile(draft, entry, external)
    rename(draft, folder)
    forgetOthers(cache, folder)
  }
  markUsed(folder)
  return pathToFileURL(join(folder, `${parse(entry).name}.js`)).href
}
