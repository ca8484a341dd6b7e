// @ts-check
/**
 * The command of a checkout: `npm run sandbox`. The sandbox is kept as a few compiled files next to the installed
 * packages, and compiled again only when one of its sources has changed: compiling it takes longer than starting it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const project = resolve(import.meta.dirname, '../..')
const cache = join(project, 'node_modules/.cache/storefront-sandbox/command')
const migrations = 'sandbox/storage/database/migrations'
const description = 'generated/openapi.json'

/** Programs of other branches and of processes that are starting now. */
const mostKept = 3

/** @returns {string} what tells whether a file changed, without reading it */
const stampOf = (/** @type {string} */ file) => {
  const stats = statSync(join(project, file), { throwIfNoEntry: false })
  return stats === undefined ? 'missing' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

/** @returns {Promise<string | undefined>} the folder that was kept, if nothing it was made of has changed since */
const keptProgram = async () => {
  try {
    const { folder, stamps } = JSON.parse(await readFile(join(cache, 'current.json'), 'utf8'))
    const isCurrent = Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp)
    return isCurrent && existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/** @returns {Promise<string>} */
const compiledProgram = async () => {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    entryPoints: [join(import.meta.dirname, 'cli.ts')],
    outdir: cache,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // One loads its engine from beside itself; the other is for those who use a server.
    external: ['@electric-sql/pglite', 'pg'],
    logLevel: 'silent',
  })
  const digest = createHash('sha256')
  for (const { path, contents } of outputFiles)
    digest.update(relative(cache, path)).update(contents)
  const steps = readdirSync(join(project, migrations)).map((name) => `${migrations}/${name}`)
  for (const step of steps) digest.update(step).update(await readFile(join(project, step)))
  const folder = join(cache, digest.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    // In one step, because two commands may compile at once.
    const draft = `${folder}.${randomUUID()}`
    for (const { path, contents } of outputFiles) {
      const file = join(draft, relative(cache, path))
      mkdirSync(dirname(file), { recursive: true })
      await writeFile(file, contents)
    }
    cpSync(join(project, migrations), join(draft, 'migrations'), { recursive: true })
    cpSync(join(project, description), join(draft, 'openapi.json'))
    rename(draft, folder)
    forgetOthers(folder)
  }
  const sources = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules'))
  const makers = [
    ...sources,
    ...steps,
    migrations,
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

const forgetOthers = (/** @type {string} */ folder) => {
  const others = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path !== folder && statSync(path).isDirectory())
    .map((path) => ({ path, made: statSync(path).mtimeMs }))
    .sort((one, other) => other.made - one.made)
  for (const { path } of others.slice(mostKept - 1)) rmSync(path, { recursive: true, force: true })
}

const folder = (await keptProgram()) ?? (await compiledProgram())
await import(pathToFileURL(join(folder, 'cli.js')).href)
