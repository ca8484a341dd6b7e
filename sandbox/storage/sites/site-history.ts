/** Snapshots, reset, export and import of a site. */
import { createHash } from 'node:crypto'
import { composed } from '../../commerce/rules/names.ts'
import type { SiteHistory } from '../../web/developer/tools.ts'
import type { Platform } from '../context.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { replaceContent } from './content.ts'
import { exportSite, importSite } from './files.ts'
import type { OpenSite } from './open-site.ts'
import { listSnapshots, removeSnapshot, restoreSnapshot, takeSnapshot } from './snapshots.ts'

/** Options of a reset. */
export interface ResetOptions {
  readonly fill: OpenSite['fill']
  /** Applies the settings of its opening. */
  readonly decide: (handle: DatabaseHandle) => Promise<void>
  /** Called when the content was replaced: seeded again, or from a new origin of ids. */
  readonly begun: (origin?: string) => void
}

/** The snapshots of a site. */
export function siteHistory(
  platform: Platform,
  { fill, decide, begun }: ResetOptions,
): SiteHistory {
  const { site, transaction, clock } = platform
  let restored = 0
  return {
    snapshots: () => listSnapshots(platform),
    snapshot: (name) => takeSnapshot(platform, composed(name)),
    restore: async (name) => {
      await restoreSnapshot(platform, composed(name))
      restored += 1
      begun(`restored ${restored}`)
    },
    removeSnapshot: (name) => removeSnapshot(platform, composed(name)),
    reset: async () => {
      await transaction(async (handle) => {
        await replaceContent(handle, site, () => fill(handle, clock.now()))
        await decide(handle)
      })
      begun()
    },
    export: () => exportSite(platform),
    // It may contain ids from the same seed.
    import: async (file) => {
      await importSite(platform, file)
      begun(createHash('sha256').update(file).digest('hex'))
    },
  }
}
