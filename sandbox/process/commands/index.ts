/** The commands for a running sandbox, by name. */

import type { Command } from './command.ts'
import { clock, faults, settings } from './controls.ts'
import { exportStore, importStore, resetStore, snapshots } from './files.ts'
import { outbox, requests } from './logs.ts'

/** Name → command. Without a name a sandbox starts. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['requests', requests],
  ['outbox', outbox],
  ['settings', settings],
  ['clock', clock],
  ['faults', faults],
  ['snapshots', snapshots],
  ['reset', resetStore],
  ['export', exportStore],
  ['import', importStore],
])
