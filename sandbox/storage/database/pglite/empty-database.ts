/**
 * A blank database, initialized once per machine. Initializing takes seconds of CPU (a second engine runs
 * initdb); loading the result takes a fraction of one. Tests open dozens.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { cachePath, engineRelease, keepFile } from './cache.ts'

// Case mapping covers non-ASCII letters; text still sorts by code point.
// An archive contains at least one WAL segment, of 16 MB by default.
const layout = [
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--encoding=UTF8',
  '--wal-segsize=1',
]

/** Template databases: unused here, and each is a third of the folder. */
const models = ['template0', 'template1']

/** Identifies a database layout. */
export async function layoutVersion(): Promise<string> {
  return createHash('sha256')
    .update(await engineRelease())
    .update([...layout, ...models].join(' '))
    .digest('hex')
    .slice(0, 16)
}

/** The blank database as an archive, cached. */
export async function emptyDatabase(): Promise<Buffer<ArrayBuffer>> {
  const file = cachePath(`blank-${await layoutVersion()}.tar`)
  if (existsSync(file)) return readFileSync(file)
  const archive = await layOut()
  await keepFile(file, archive)
  return archive
}

async function layOut(): Promise<Buffer<ArrayBuffer>> {
  const pglite = await PGlite.create({ initDbStartParams: layout })
  for (const model of models) {
    await pglite.exec(`update pg_database set datistemplate = false where datname = '${model}'`)
    await pglite.exec(`drop database ${model}`)
  }
  await pglite.exec('checkpoint')
  const archive = await archiveFrom(pglite)
  await pglite.close()
  return archive
}

/** A closed folder as an archive. */
export async function archiveOf(folder: string): Promise<Buffer> {
  const pglite = await PGlite.create(folder)
  const archive = await archiveFrom(pglite)
  await pglite.close()
  return archive
}

/** The whole content of an engine as a tar archive. */
export async function archiveFrom(pglite: PGlite): Promise<Buffer<ArrayBuffer>> {
  const file = await pglite.dumpDataDir('none')
  if ('arrayBuffer' in file) return Buffer.from(await file.arrayBuffer())
  // The engine makes a global File, which is jsdom's in Jest: only a reader can read it there.
  const reader = new FileReader()
  reader.readAsArrayBuffer(file)
  await once(reader, 'loadend')
  if (typeof reader.result !== 'object' || !reader.result) throw reader.error
  return Buffer.from(reader.result)
}
