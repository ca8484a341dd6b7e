/** `storefront-sandbox outbox`: the mails that a running sandbox would have sent. */
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { readFlags } from './read-command.ts'
import { ask } from './running.ts'

/** The arguments of the command. */
export const usage = 'outbox [--to EMAIL] [--limit N] [--json] [--url URL]'

const flags = {
  to: { type: 'string' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
} as const

/** Prints the newest mails, the newest last. */
export async function run(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { to, limit, json, url } = readFlags(args, flags)
  const parameters = new URLSearchParams({ limit, ...(to !== undefined && { to }) })
  const { mails } = fieldsOf(await ask(url, `/_sandbox/outbox?${parameters.toString()}`))
  for (const mail of listOf(mails).toReversed()) {
    print(json ? JSON.stringify(mail) : lines(fieldsOf(mail)))
  }
}

/** The code or the link is what a person looks for in a mail. */
function lines({ sentDate, to, subject, code, link }: Readonly<Record<string, unknown>>): string {
  const first = `${String(sentDate).slice(0, 19)}  ${to}  ${subject}`
  const wanted = code ?? link
  return wanted === undefined ? first : `${first}\n                     ${wanted}`
}
