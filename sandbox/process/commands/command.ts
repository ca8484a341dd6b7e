/** Commands for a running sandbox, each with a `--url`. */
import { type FlagOptions, parsed, UsageFailure } from '../usage.ts'
import { defaultUrl } from './running.ts'

/** A command of the program. */
export interface Command {
  /** Its arguments in the help text. */
  readonly usage: string
  /** Its effect in the help text. */
  readonly does: string
  run(args: readonly string[], print: (line: string) => void): Promise<void>
}

const where = { url: { type: 'string', default: defaultUrl } } as const

/**
 * The positional arguments of a command line, and the sandbox's address.
 *
 * @param most the maximum of arguments
 */
export function readCommand(args: readonly string[], most: number) {
  const { values, positionals: words } = parsed(args, where, true)
  const extra = words[most]
  if (extra !== undefined) throw new UsageFailure(`Unexpected argument '${extra}'.`)
  return { words, url: values.url }
}

/** The values of a command's own flags and of `--url`, without positional arguments. */
export function readFlags<const Flags extends FlagOptions>(args: readonly string[], flags: Flags) {
  return parsed(args, { ...where, ...flags }, false).values
}
