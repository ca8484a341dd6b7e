/** Diffs the output against the disk, and writes the changes. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { slashed } from '../../slashed.ts'

/** File name inside the output folder → its text. */
export type Output = ReadonlyMap<string, string>

export type Drift = ReturnType<typeof compare>

export function compare(folder: string, output: Output) {
  const changed = [...output].filter(([name, text]) => readText(join(folder, name)) !== text)
  return {
    changed: changed.map(([name]) => name).sort(),
    orphaned: filesIn(folder)
      .filter((name) => !output.has(name))
      .sort(),
  }
}

/** Writes each file atomically; an unchanged file keeps its mtime. */
export function write(folder: string, output: Output, { changed, orphaned }: Drift): void {
  const isBundle = (name: string) => Number(name === 'openapi.json')
  // The bundle last: the report compares with it, also after a run that failed half-way.
  for (const name of changed.toSorted((a, b) => isBundle(a) - isBundle(b))) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}.tmp`
    writeFileSync(draft, output.get(name) ?? '')
    renameSync(draft, file)
  }
  for (const name of orphaned) rmSync(join(folder, name), { force: true })
}

export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !isInWork(file))
      .map((file) => slashed(relative(folder, file)))
  } catch {
    return []
  }
}

/** A recent temporary file belongs to a concurrent run; an old one was left by a killed run. */
function isInWork(file: string): boolean {
  if (!file.endsWith('.tmp')) return false
  const saved = statSync(file, { throwIfNoEntry: false })
  return saved === undefined || Date.now() - saved.mtimeMs < 60_000
}
