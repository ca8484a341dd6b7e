/** Command lines that make no sense. */
import { basename } from 'node:path'

/** What a person typed: the package's command, or that of a checkout. */
export const program =
  basename(process.argv[1] ?? '') === 'start.js' ? 'npm run sandbox --' : 'storefront-sandbox'

/** A command line that makes no sense: exit code 2. */
export class UsageFailure extends Error {}

/** The first sentence of what the reader of arguments says: it names the flag; the rest is advice about other uses of it. */
export function unreadable(error: unknown): UsageFailure {
  const message = error instanceof Error ? error.message : String(error)
  const [sentence = message] = message.split(/\.?(?: |\n)(?=To specify|Did you)/)
  return new UsageFailure(`${sentence.replace(/\.$/, '')}.`)
}
