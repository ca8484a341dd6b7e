/**
 * An empty database, laid out once per machine. Laying one out takes seconds of computing (it runs
 * a whole second engine); loading the result takes a fraction of one. Tests open dozens.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

// Letters beyond ASCII have upper and lower case too; text still sorts by code point.
const layout = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']

/** The blank database as an archive that PGlite loads, from the cache or made now. */
export async function emptyDatabase(): Promise<Blob> {
  const file = cacheFile()
  try {
    return new Blob([await readFile(file)])
  } catch {
    const archive = await layOut()
    await keep(file, archive)
    return new Blob([archive])
  }
}

async function layOut(): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await PGlite.create({ initDbStartParams: layout })
  await pglite.exec('checkpoint')
  const archive = await pglite.dumpDataDir('none')
  await pglite.close()
  return new Uint8Array(await archive.arrayBuffer())
}

/** Next to the installed packages, named after the one that made it, so that an update makes anew. */
function cacheFile(): string {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')))
  const made = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .update(layout.join(' '))
    .digest('hex')
  const cache = join(folder, '..', '..', '.cache', 'storefront-sandbox')
  return join(cache, `blank-${made.slice(0, 16)}.tar`)
}

/** Written whole or not at all; where it cannot be written, the next start makes its own. */
async function keep(file: string, archive: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(archive)
      await handle.sync()
    } finally {
      await handle.close()
    }
    renameSync(draft, file)
  } catch {
    rmSync(draft, { force: true })
  }
}
