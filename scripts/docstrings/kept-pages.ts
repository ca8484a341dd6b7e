/** Keeps the pages of the entries from one run to the next, so that only a changed source file is worth reading all. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { emitEntryPages } from './entry-pages.ts'

/** Source files that pages were made from, as they were then, and the pages. */
interface Kept {
  readonly sources: Readonly<Record<string, string>>
  readonly pages: Readonly<Record<string, string>>
}

/** The pages of the entries; made anew where a file that they come from has changed. */
export function entryPages(root: string): ReadonlyMap<string, string> {
  const file = join(root, 'node_modules/.cache/storefront-client/entry-pages.json')
  const kept = read(file)
  const isCurrent =
    kept !== undefined &&
    makers(root).every((name) => name in kept.sources) &&
    Object.entries(kept.sources).every(([name, stamp]) => stampOf(join(root, name)) === stamp)
  if (isCurrent) return new Map(Object.entries(kept.pages))
  const { pages, sources } = emitEntryPages(root)
  const stamps = [...sources, ...makers(root)].map((name) => [name, stampOf(join(root, name))])
  write(file, { sources: Object.fromEntries(stamps), pages: Object.fromEntries(pages) })
  return pages
}

/** The scripts that make the pages: a change of them invalidates the cache. */
function makers(root: string): readonly string[] {
  const folder = 'scripts/docstrings'
  try {
    return [
      ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
      'scripts/entries.ts',
    ]
  } catch {
    return []
  }
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats === undefined ? 'missing' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

function read(file: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'sources' in value && 'pages' in value
}

function write(file: string, kept: Kept): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(kept))
  } catch {
    // Installed packages may be read-only: the next run then reads the sources again.
  }
}
