/** `storefront-sandbox requests`: the request log of a running sandbox, one line per request. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { readFlags } from './read-command.ts'
import { ask } from './running.ts'

/** The arguments of the command. */
export const usage =
  'requests [--follow] [--refused] [--search TEXT] [--limit N] [--json] [--url URL]'

const everyMilliseconds = 500

const flags = {
  follow: { type: 'boolean', default: false },
  refused: { type: 'boolean', default: false },
  search: { type: 'string' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
} as const

/** Prints the newest requests, the oldest of them first; with --follow also those to come. */
export async function run(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { follow, refused, search, limit, json, url } = readFlags(args, flags)
  const asked = async (after: number) => {
    const parameters = new URLSearchParams({ after: String(after), limit })
    if (refused) parameters.set('refused', 'true')
    if (search !== undefined) parameters.set('search', search)
    const { requests, newest } = fieldsOf(
      await ask(url, `/_sandbox/requests.json?${parameters.toString()}`),
    )
    for (const request of listOf(requests).toReversed()) {
      print(json ? JSON.stringify(request) : line(fieldsOf(request)))
    }
    return Number(newest)
  }
  let newest = await asked(0)
  while (follow) {
    await sleep(everyMilliseconds)
    newest = await asked(newest)
  }
}

function line(request: Readonly<Record<string, unknown>>): string {
  const { time, method, path, operation, status, milliseconds } = request
  const { role, name } = fieldsOf(request.caller)
  const { code, sentence } = fieldsOf(request.refusal)
  const who = name === undefined ? String(role) : `${name} (${role})`
  const words = [
    String(time).slice(11, 19),
    status,
    `${Math.round(Number(milliseconds))} ms`.padStart(7),
    method,
    path,
    operation === undefined ? '' : `[${operation}]`,
    `by ${who}`,
  ]
  const first = words.filter((word) => word !== '').join(' ')
  return code === undefined ? first : `${first}\n         ${code}: ${sentence}`
}
