/**
 * An empty database, laid out once per machine. Laying one out takes seconds of computing (it runs
 * a whole second engine); loading the result takes a fraction of one. Tests open dozens.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { cachePath, engineRelease, keepFile } from './cache.ts'

// Letters beyond ASCII have upper and lower case too; text still sorts by code point.
// An archive is as large as its last piece of the log, of 16 MB where nothing else is said.
const layout = [
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--encoding=UTF8',
  '--wal-segsize=1',
]

/** What new databases are modelled on: none are made, and each is a third of the folder. */
const models = ['template0', 'template1']

/** Identifies a database layout. */
export async function layoutVersion(): Promise<string> {
  return createHash('sha256')
    .update(await engineRelease())
    .update([...layout, ...models].join(' '))
    .digest('hex')
    .slice(0, 16)
}

/** The blank database as an archive, from the cache or made now. */
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

/** All that an engine holds, as a tar archive. */
export async function archiveFrom(pglite: PGlite): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
}
