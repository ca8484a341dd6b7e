/** Reads the arguments that commands have in common. */
import { parseArgs } from 'node:util'
import { UsageFailure, unreadable } from '../usage.ts'
import { defaultUrl } from './running.ts'

/** The words of a command line, and where the sandbox is. */
export interface CommandLine {
  readonly words: readonly string[]
  readonly url: string
}

/** @param most how many words make sense */
export function readCommand(args: readonly string[], most: number): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { url: { type: 'string', default: defaultUrl } },
    })
    const extra = positionals[most]
    if (extra !== undefined) throw new UsageFailure(`Unexpected argument '${extra}'.`)
    return { words: positionals, url: values.url }
  } catch (error) {
    throw error instanceof UsageFailure ? error : unreadable(error)
  }
}
