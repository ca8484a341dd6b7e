/** Starts the engine. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Knows the list types of the tables, where PGlite asks each engine that starts for all there are. */
class KnownTypesPglite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/** An engine that can be asked. */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  const pglite = new KnownTypesPglite(options)
  await pglite.waitReady
  return pglite
}
