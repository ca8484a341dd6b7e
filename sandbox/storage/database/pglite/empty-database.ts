/**
 * An empty database, laid out once per machine. Laying one out takes seconds of computing (it runs
 * a whole second engine); loading the result takes a fraction of one. Tests open dozens.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

/** The blank database as an archive that PGlite loads, from the cache or made now. */
export async function emptyDatabase(): Promise<Blob> {
  const file = cachePath(`blank-${await layoutVersion()}.tar`)
  if (existsSync(file)) return archiveIn(file)
  const archive = await layOut()
  await keepFile(file, archive)
  return new Blob([archive])
}

/** An archive on disk. The engine takes it in whole and drops it; a blob in memory would be a second and a third copy. */
export function archiveIn(file: string): Blob {
  return new ArchiveFile(file)
}

class ArchiveFile extends Blob {
  readonly #file: string

  constructor(file: string) {
    super()
    this.#file = file
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = await readFile(this.#file)
    const isAlone = byteLength === buffer.byteLength
    return isAlone ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)
  }
}

async function layOut(): Promise<Uint8Array<ArrayBuffer>> {
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

/** A closed folder as an archive that PGlite loads. */
export async function archiveOf(folder: string): Promise<Uint8Array> {
  const pglite = await PGlite.create(folder)
  const archive = await archiveFrom(pglite)
  await pglite.close()
  return archive
}

/** All that an engine holds, as an archive that PGlite loads. */
export async function archiveFrom(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer())
}
