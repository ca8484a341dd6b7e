// @ts-check
/**
 * Programs of a checkout that have the sandbox in them, kept as a few compiled files next to the installed packages.
 * They are compiled again only when one of their sources has changed: compiling takes longer than starting.
 */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, parse, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const project = resolve(import.meta.dirname, '../..')
const caches = join(project, 'node_modules/.cache/storefront-sandbox')

/**
 * @typedef {object} Source
 * @property {string} name of the folder that keeps the program
 * @property {string} entry its first file, from the project's folder
 * @property {readonly string[]} [external] packages that it loads as they are installed
 */

/** What the sandbox reads while it runs, beside its code. */
const folders = ['storage/database/migrations', 'demo/pictures/media', 'demo/seed/data'].map(
  (folder) => `sandbox/${folder}`,
)
const description = 'generated/openapi.json'

/** Programs of other branches and of processes that are starting now. */
const mostKept = 3

/** @returns {string} what tells whether a file changed, without reading it */
const stampOf = (/** @type {string} */ file) => {
  const stats = statSync(join(project, file), { throwIfNoEntry: false })
  return stats === undefined ? 'missing' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

/** @returns {Promise<string | undefined>} the folder that was kept, if nothing it was made of has changed since */
const keptFolder = async (/** @type {string} */ cache) => {
  try {
    const { folder, stamps } = JSON.parse(await readFile(join(cache, 'current.json'), 'utf8'))
    const isCurrent = Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp)
    return isCurrent && existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/** @returns {Promise<string>} */
const compiledFolder = async (
  /** @type {string} */ cache,
  /** @type {string} */ entry,
  /** @type {readonly string[]} */ external,
) => {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    entryPoints: [join(project, entry)],
    outdir: cache,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // One loads its engine from beside itself; the other is for those who use a server.
    external: ['@electric-sql/pglite', 'pg', ...external],
    logLevel: 'silent',
  })
  const digest = createHash('sha256')
  for (const { path, contents } of outputFiles)
    digest.update(relative(cache, path)).update(contents)
  const files = folders.flatMap((folder) =>
    readdirSync(join(project, folder)).map((name) => `${folder}/${name}`),
  )
  for (const file of files) digest.update(file).update(await readFile(join(project, file)))
  const folder = join(cache, digest.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    // In one step, because two commands may compile at once.
    const draft = `${folder}.${randomUUID()}`
    for (const { path, contents } of outputFiles) {
      const file = join(draft, relative(cache, path))
      mkdirSync(dirname(file), { recursive: true })
      await writeFile(file, contents)
    }
    for (const from of folders) {
      cpSync(join(project, from), join(draft, basename(from)), { recursive: true })
    }
    cpSync(join(project, description), join(draft, 'openapi.json'))
    rename(draft, folder)
    forgetOthers(cache, folder)
  }
  const sources = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules'))
  const makers = [
    ...sources,
    ...files,
    ...folders,
    description,
    relative(project, import.meta.filename),
  ]
  const stamps = Object.fromEntries(
    [...makers, 'package-lock.json'].map((file) => [file, stampOf(file)]),
  )
  const list = join(cache, `current.${randomUUID()}`)
  await writeFile(list, JSON.stringify({ folder, stamps }))
  renameSync(list, join(cache, 'current.json'))
  return folder
}

/** Another command may have been faster; its files are the same. */
const rename = (/** @type {string} */ draft, /** @type {string} */ folder) => {
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const forgetOthers = (/** @type {string} */ cache, /** @type {string} */ folder) => {
  const others = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path !== folder && statSync(path).isDirectory())
    .map((path) => ({ path, made: statSync(path).mtimeMs }))
    .sort((one, other) => other.made - one.made)
  for (const { path } of others.slice(mostKept - 1)) rmSync(path, { recursive: true, force: true })
}

/**
 * A program as it can be imported, compiled if it is not kept.
 *
 * @param {Source} source
 * @returns {Promise<string>} its address
 */
export const compiledProgram = async ({ name, entry, external = [] }) => {
  const cache = join(caches, name)
  const folder = (await keptFolder(cache)) ?? (await compiledFolder(cache, entry, external))
  return pathToFileURL(join(folder, `${parse(entry).name}.js`)).href
}
