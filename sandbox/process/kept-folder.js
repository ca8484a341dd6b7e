// @ts-check
/**
 * Keeps what is made of sources in a folder per state of them: the one that a process runs on stays, while others
 * make theirs from changed sources.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { isRunning } from '../platform/is-running.js'

/**
 * @typedef {object} Kept
 * @property {string} cache the folder of all its states
 * @property {readonly string[]} sources files and folders
 * @property {(folder: string) => Promise<void>} make fills an empty folder
 */

/** How many unused states are kept at most: other branches, and processes starting concurrently. */
const mostKept = 3

/** What builds leave among the sources; `console/build` is a source. */
const made = /[\\/](?:dist|node_modules|\.react-router|storefront[\\/]build)$/

/** @returns {string[]} what tells whether a file changed, without reading any */
const statesIn = (/** @type {string} */ path) => {
  // Editors leave dangling links beside what they edit.
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || made.test(path)) return []
  if (found.isDirectory()) return readdirSync(path).flatMap((name) => statesIn(join(path, name)))
  return [`${path} ${found.mtimeMs} ${found.size} ${found.ino}\n`]
}

/** A concurrent process may have won the race; its files are identical. */
const rename = (/** @type {string} */ draft, /** @type {string} */ folder) => {
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** @type {Set<string>} */
const marks = new Set()
process.once('exit', () => {
  for (const mark of marks) rmSync(mark, { force: true })
})

const markUsed = (/** @type {string} */ folder) => {
  const mark = join(folder, `.used-by-${process.pid}`)
  try {
    writeFileSync(mark, '')
    marks.add(mark)
  } catch {
    // Another user's cache is read-only, and is not evicted by this one either.
  }
}

/** Of a mark or a draft. */
const isOfRunning = (/** @type {string} */ name) =>
  isRunning(Number(/^(?:\.used-by-|draft-)(\d+)/.exec(name)?.[1] ?? 0))

const isUsed = (/** @type {string} */ folder) => {
  try {
    return [basename(folder), ...readdirSync(folder)].some(isOfRunning)
  } catch {
    // Another process has evicted it.
    return false
  }
}

/** Never `own`: the clock may have gone back since the others were made. */
const forgetOthers = (/** @type {string} */ cache, /** @type {string} */ own) => {
  const others = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path !== own && !isUsed(path))
    // Other processes evict concurrently.
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time)
  for (const [index, { path }] of others.entries())
    if (index >= mostKept - 1 || basename(path).startsWith('draft-'))
      rmSync(path, { recursive: true, force: true })
}

/**
 * What is made of the sources as they are now, made if it is not kept.
 *
 * @param {Kept} kept
 * @returns {Promise<string>} its folder, which stays while this process runs
 */
export const keptFolder = async ({ cache, sources, make }) => {
  const states = createHash('sha256').update(sources.flatMap(statesIn).join(''))
  const folder = join(cache, states.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const draft = mkdtempSync(join(cache, `draft-${process.pid}-`))
    await make(draft)
    rename(draft, folder)
    forgetOthers(cache, folder)
  }
  markUsed(folder)
  return folder
}
