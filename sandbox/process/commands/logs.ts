/** The newest requests and mails of a running sandbox, in chronological order. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fieldsOf, listOf, textOf } from '../../../src/values/json.ts'
import { wholeNumber } from '../usage.ts'
import { type Command, readFlags } from './command.ts'
import { ask, Unavailable } from './running.ts'

const everyMilliseconds = 500

/** The capacity of a sandbox's log. */
const allKept = 500

/** The last printed request; numbers restart with every run of a sandbox. */
interface Place {
  readonly log: string | undefined
  readonly newest: number
}

const beginning: Place = { log: undefined, newest: 0 }

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

/** Prints the request log, one line per request; --follow keeps polling. */
export const requests: Command = {
  usage: 'requests [--follow] [--refused] [--search TEXT] [--limit N] [--json] [--url URL]',
  does: 'shows the latest requests: with --refused only refused ones, with --follow also new ones',
  run: async (args, print) => {
    const flags = readFlags(args, requestFlags)
    const { follow, refused, search, json, url } = flags
    const asked = async ({ log, newest }: Place, most: string): Promise<Place> => {
      const parameters = new URLSearchParams({ after: String(newest), limit: most })
      if (log !== undefined) parameters.set('log', log)
      if (refused) parameters.set('refused', 'true')
      if (search !== undefined) parameters.set('search', search)
      const said = fieldsOf(await ask(url, `/_sandbox/requests.json?${parameters.toString()}`))
      const place = { log: textOf(said.log), newest: Number(said.newest) }
      if (place.log === log && place.newest < newest) return asked(beginning, most)
      for (const request of listOf(said.requests).toReversed()) {
        print(json ? JSON.stringify(request) : requestText(fieldsOf(request)))
      }
      return place
    }
    let place = await asked(beginning, limitOf(flags))
    let isWaiting = false
    while (follow) {
      await sleep(everyMilliseconds)
      try {
        place = await asked(place, String(allKept))
        isWaiting = false
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error
        // Without a log id nothing else reveals a restart.
        if (place.log === undefined) place = beginning
        if (!isWaiting) console.error(`No sandbox is running at ${url}. Waiting for it.`)
        isWaiting = true
      }
    }
  },
}

/** Prints the newest mails. */
export const outbox: Command = {
  usage: 'outbox [--to EMAIL] [--limit N] [--json] [--url URL]',
  does: 'shows the latest e-mails, each with its code or link',
  run: async (args, print) => {
    const flags = readFlags(args, { ...logFlags, to: { type: 'string' } })
    const { to, json, url } = flags
    const parameters = new URLSearchParams({
      limit: limitOf(flags),
      ...(to !== undefined && { to }),
    })
    const { mails } = fieldsOf(await ask(url, `/_sandbox/outbox?${parameters.toString()}`))
    for (const mail of listOf(mails).toReversed()) {
      print(json ? JSON.stringify(mail) : mailText(fieldsOf(mail)))
    }
  },
}

function limitOf({ limit }: { readonly limit: string }): string {
  return String(wholeNumber('--limit', limit, allKept, 1))
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
  const first = plain(words.filter((word) => word !== '').join(' '))
  return code === undefined ? first : `${first}\n         ${plain(`${code}: ${sentence}`)}`
}

/** Control characters of callers would reach the terminal as commands. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

/** A mail as its code or link, which people look for. */
function mailText({ sentDate, to, subject, code, link }: Fields): string {
  const first = `${String(sentDate).slice(0, 19)}  ${to}  ${subject}`
  const wanted = code ?? link
  return wanted === undefined ? first : `${first}\n                     ${wanted}`
}
