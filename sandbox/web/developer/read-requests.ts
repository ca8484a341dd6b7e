/** Queries the request log, for the page, JSON and the command line. */
import { type LoggedRequest, logged } from '../requests/logged.ts'
import type { Tools } from './tools.ts'

/** A filter of the log. */
export interface RequestQuery {
  /** Only requests with a higher number. */
  readonly after?: number
  /** Page size, newest first; 50 by default, 500 at most. */
  readonly limit?: number
  /** Only refused ones: a status of 400 or above. */
  readonly refused?: boolean
  /** Substring of path, operation, caller or code. */
  readonly search?: string
}

const defaultLimit = 50
const mostAtOnce = 500

/**
 * The newest matching requests, and the newest number of all; `log` identifies the log, a new one after
 * each restart.
 */
export async function requestsOf(
  { platform, requests: log }: Pick<Tools, 'platform' | 'requests'>,
  { after = 0, limit = defaultLimit, refused = false, search = '' }: RequestQuery,
  origin: string,
) {
  const { newest } = log
  const found = log.read({ after }).filter(({ status }) => !refused || status >= 400)
  const most = Math.max(1, Math.min(mostAtOnce, Math.floor(limit) || defaultLimit))
  // Names are searched too, so all are needed.
  const wanted = search === '' ? found.slice(0, most) : found
  const shown = await logged(platform, wanted, origin)
  const requests = shown.filter((request) => holds(request, search))
  return { log: log.id, requests: requests.slice(0, most), newest }
}

function holds({ method, path, operation, caller, status, refusal }: LoggedRequest, text: string) {
  const words = [method, path, operation, caller.role, caller.name, String(status), refusal?.code]
  const whole = words.join(' ').toLowerCase()
  return whole.includes(text.toLowerCase())
}

/** A query from an address; invalid parts are left out. */
export function shownQuery(parameters: URLSearchParams): RequestQuery {
  const number = (name: string) => {
    const value = parameters.get(name) ?? ''
    return /^\d+$/.test(value) ? { [name]: Number(value) } : {}
  }
  return {
    ...number('after'),
    ...number('limit'),
    ...(parameters.has('refused') && parameters.get('refused') !== 'false' && { refused: true }),
    ...(parameters.get('search') && { search: parameters.get('search') ?? '' }),
  }
}
