/** Callers of a sandbox whose database fails: they come again when they are told to. */
import { setTimeout as sleep } from 'node:timers/promises'
import { newKey } from '../web/idempotency/keyed-store.ts'

/** Where calls go. */
export interface Callable {
  readonly url: string
  readonly apiKey: string
}

/** What came back. */
export interface Heard {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/** Calls once. */
export async function call(
  { url, apiKey }: Callable,
  method: string,
  path: string,
  { body, key, token = apiKey }: { body?: object; key?: string; token?: string } = {},
): Promise<Heard> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: token,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), text: await response.text() }
}

/** A status, and beside 503 when to come again. */
export const inShort = ({ status, retryAfter }: Heard): string =>
  retryAfter === null ? String(status) : `${status} after ${retryAfter}`

/** Sends the same again until it is answered with something other than 503. */
export async function untilAnswered(
  send: () => Promise<Heard>,
  heard: (told: Heard) => void = () => {},
): Promise<Heard> {
  for (;;) {
    const told = await send()
    heard(told)
    if (told.status !== 503) return told
    await sleep(20)
  }
}

/**
 * Makes a collection by its name, with one key for all tries.
 *
 * @param where the sandbox of each try
 */
export function createAgainAndAgain(
  where: () => Callable,
  name: string,
  heard?: (told: Heard) => void,
): Promise<Heard> {
  const key = newKey()
  const body = { collection: { name } }
  return untilAnswered(() => call(where(), 'POST', '/v1/collections', { key, body }), heard)
}
