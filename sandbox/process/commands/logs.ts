/** What a running sandbox was asked, and the mails that it would have sent: the newest, the oldest of them first. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { type Command, readFlags } from './command.ts'
import { ask } from './running.ts'

const everyMilliseconds = 500

const logFlags = {
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
} as const

const requestFlags = {
  ...logFlags,
  follow: { type: 'boolean', default: false },
  refused: { type: 'boolean', default: false },
  search: { type: 'string' },
} as const

/** The request log, one line per request; with --follow also those to come. */
export const requests: Command = {
  usage: 'requests [--follow] [--refused] [--search TEXT] [--limit N] [--json] [--url URL]',
  run: async (args, print) => {
    const { follow, refused, search, limit, json, url } = readFlags(args, requestFlags)
    const asked = async (after: number) => {
      const parameters = new URLSearchParams({ after: String(after), limit })
      if (refused) parameters.set('refused', 'true')
      if (search !== undefined) parameters.set('search', search)
      const said = fieldsOf(await ask(url, `/_sandbox/requests.json?${parameters.toString()}`))
      for (const request of listOf(said.requests).toReversed()) {
        print(json ? JSON.stringify(request) : requestText(fieldsOf(request)))
      }
      return Number(said.newest)
    }
    let newest = await asked(0)
    while (follow) {
      await sleep(everyMilliseconds)
      newest = await asked(newest)
    }
  },
}

/** The newest mails. */
export const outbox: Command = {
  usage: 'outbox [--to EMAIL] [--limit N] [--json] [--url URL]',
  run: async (args, print) => {
    const { to, limit, json, url } = readFlags(args, { ...logFlags, to: { type: 'string' } })
    const parameters = new URLSearchParams({ limit, ...(to !== undefined && { to }) })
    const { mails } = fieldsOf(await ask(url, `/_sandbox/outbox?${parameters.toString()}`))
    for (const mail of listOf(mails).toReversed()) {
      print(json ? JSON.stringify(mail) : mailText(fieldsOf(mail)))
    }
  },
}

type Fields = Readonly<Record<string, unknown>>

function requestText(request: Fields): string {
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

/** The code or the link is what a person looks for in a mail. */
function mailText({ sentDate, to, subject, code, link }: Fields): string {
  const first = `${String(sentDate).slice(0, 19)}  ${to}  ${subject}`
  const wanted = code ?? link
  return wanted === undefined ? first : `${first}\n                     ${wanted}`
}
