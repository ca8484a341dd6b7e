/** Reads the arguments of the commands for a running sandbox, all of which can be told where it is. */
import { type FlagOptions, parsed, UsageFailure } from '../usage.ts'
import { defaultUrl } from './running.ts'

/** The arguments of a command line, and the sandbox's address. */
export interface CommandLine {
  readonly words: readonly string[]
  readonly url: string
}

const where = { url: { type: 'string', default: defaultUrl } } as const

/** @param most how many words make sense */
export function readCommand(args: readonly string[], most: number): CommandLine {
  const { values, positionals } = parsed(args, where, true)
  const extra = positionals[most]
  if (extra !== undefined) throw new UsageFailure(`Unexpected argument '${extra}'.`)
  return { words: positionals, url: values.url }
}

/** The values of a command's own flags and of `--url`; it takes no words. */
export function readFlags<const Flags extends FlagOptions>(args: readonly string[], flags: Flags) {
  return parsed(args, { ...where, ...flags }, false).values
}
