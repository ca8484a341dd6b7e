/** The commands for a sandbox that is running already, by their names. */
import * as requests from './requests.ts'

interface Command {
  readonly usage: string
  run(args: readonly string[], print: (line: string) => void): Promise<void>
}

/** Name → command. Without a name a sandbox is started. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['requests', requests],
])
