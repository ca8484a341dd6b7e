/** Parses command lines and refuses invalid ones. */
import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The entered command: the package's, or a checkout's. */
export const program =
  basename(process.argv[1] ?? '') === 'start.js' ? 'npm run sandbox --' : 'storefront-sandbox'

/** An invalid command line: exit code 2. */
export class UsageFailure extends Error {}

/** The flags of a command. */
export type FlagOptions = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the flags and positional arguments of a command line.
 *
 * @throws UsageFailure for an unknown flag, or an unexpected argument
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

/**
 * A flag's value as a whole number; undefined where the flag is not given.
 *
 * @throws UsageFailure for any other text, and for a number out of range
 */
export function wholeNumber(
  flag: string,
  text: string | undefined,
  most: number,
  least = 0,
): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new UsageFailure(`${flag} takes a whole number from ${least} to ${most}, not "${text}".`)
}

/** The first sentence of the parser's error, which names the flag; the rest is general advice. */
function unreadable(error: unknown): UsageFailure {
  const message = error instanceof Error ? error.message : String(error)
  const [sentence = message] = message.split(/\.?(?: |\n)(?=To specify|Did you)/)
  return new UsageFailure(`${sentence.replace(/\.$/, '')}.`)
}
