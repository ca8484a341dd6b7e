/** Reads command lines and refuses invalid ones. */
import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The entered command: that of the package, or of a checkout of the repository. */
export const program =
  basename(process.argv[1] ?? '') === 'start.js' ? 'npm run sandbox --' : 'storefront-sandbox'

/** An invalid command line: exit code 2. */
export class UsageFailure extends Error {}

/** The flags that a command knows. */
export type FlagOptions = NonNullable<ParseArgsConfig['options']>

/**
 * The flags and words of a command line.
 *
 * @throws UsageFailure when there is a flag that the command does not know, or a word where it takes none
 */
export function parsed<const Flags extends FlagOptions>(
  args: readonly string[],
  options: Flags,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals })
  } catch (error) {
    throw unreadable(error)
  }
}

/** The first sentence of what the reader of arguments says: it names the flag; the rest is advice about other uses of it. */
function unreadable(error: unknown): UsageFailure {
  const message = error instanceof Error ? error.message : String(error)
  const [sentence = message] = message.split(/\.?(?: |\n)(?=To specify|Did you)/)
  return new UsageFailure(`${sentence.replace(/\.$/, '')}.`)
}
