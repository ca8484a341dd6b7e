// Caches builds for `npm start` in a folder per digest of their sources, so that a concurrent start, or a later one with
// changed sources, never empties a served folder.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { isRunning } from '../sandbox/platform/is-running.ts'
import { slashed } from './slashed.ts'

export interface App {
  readonly name: string
  readonly sources: readonly string[]
  /** Builds it into an empty folder. */
  readonly build: (folder: string) => Promise<void>
}

const SERVED_BY = '.served-by-'

const BUILDING = '.building-'

/**
 * Builds an app, unless the same sources were built before. The folder is immutable while this process runs.
 *
 * @param root the repository
 * @returns the folder of the build
 */
export async function keptBuild(root: string, app: App): Promise<string> {
  const builds = resolve(root, '.cache', app.name)
  const folder = join(builds, stampOf(root, app.sources))
  if (!existsSync(folder)) await buildInto(builds, folder, app.build)
  writeFileSync(join(folder, `${SERVED_BY}${process.pid}`), '')
  removeUnserved(builds, folder)
  return folder
}

/** Atomic: built in a temporary folder, then renamed. */
async function buildInto(builds: string, folder: string, build: App['build']) {
  mkdirSync(builds, { recursive: true })
  const beside = mkdtempSync(join(builds, `${BUILDING}${process.pid}-`))
  await build(beside)
  try {
    renameSync(beside, folder)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    // A concurrent start built the same.
    if (!existsSync(folder)) throw error
  }
}

function stampOf(root: string, sources: readonly string[]): string {
  const digest = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      digest
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return digest.digest('hex').slice(0, 16)
}

/** Generated folders. In the console, `build` is no output. */
const generated = ['dist', 'node_modules', '.react-router', 'storefront/build']

function filesOf(path: string): string[] {
  // Editors leave dangling links beside what they edit.
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || generated.some((name) => slashed(path).endsWith(`/${name}`))) return []
  if (found.isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** Removes builds that no process serves, and incomplete ones of failed starts. */
function removeUnserved(builds: string, own: string) {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name)
    if (folder === own) continue
    const names = name.startsWith(BUILDING) ? [name] : readdirSync(folder)
    if (!names.some(isOfRunning)) rmSync(folder, { recursive: true, force: true })
  }
}

function isOfRunning(name: string): boolean {
  const mark = [SERVED_BY, BUILDING].find((known) => name.startsWith(known))
  return mark !== undefined && isRunning(Number.parseInt(name.slice(mark.length), 10))
}
