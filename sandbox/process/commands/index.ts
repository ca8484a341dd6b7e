/** The commands for a sandbox that is running already, by their names. */
import * as clock from './clock.ts'
import * as faults from './faults.ts'
import { exportStore, importStore, resetStore } from './files.ts'
import * as outbox from './outbox.ts'
import * as requests from './requests.ts'
import * as settings from './settings.ts'
import * as snapshots from './snapshots.ts'

interface Command {
  readonly usage: string
  run(args: readonly string[], print: (line: string) => void): Promise<void>
}

/** Name → command. Without a name a sandbox is started. */
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
