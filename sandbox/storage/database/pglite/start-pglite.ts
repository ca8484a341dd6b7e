/** Starts the engine. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Has the array types of the tables built in; PGlite queries each new engine for all of them. */
class KnownTypesPglite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/** Starts an engine and waits until it is ready. */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  const pglite = new KnownTypesPglite(options)
  await pglite.waitReady
  return pglite
}
