/** Calls a running sandbox. */
import { fieldsOf } from '../../../src/values/json.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { parsedJson } from '../../platform/value-at.ts'
import { UsageFailure } from '../usage.ts'

/** The default address of a sandbox. */
export const defaultUrl = 'http://127.0.0.1:4100'

/** Retryable: connection refused or broken, or the sandbox is starting or closing. */
export class Unavailable extends StartFailure {}

/** A call of the developer's JSON. */
export interface DeveloperCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** The answer of a running sandbox. Throws a StartFailure with a one-line message without one. */
export async function ask(url: string, path: string, call: DeveloperCall = {}): Promise<unknown> {
  const { method = 'GET', body } = call
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await reached(url, path, { method, headers, ...sent })
  return read(url, answer, method)
}

const storeFile = '/_sandbox/store.ndjson'

/** The store of a running sandbox as a file. */
export async function fetchFile(url: string): Promise<Buffer> {
  const answer = await reached(url, storeFile)
  if (!answer.ok) await read(url, answer, 'GET')
  const content = await answer.arrayBuffer().catch((error: unknown) => {
    throw unanswered(url, error, 'GET')
  })
  return Buffer.from(content)
}

/** Imports a file into a running sandbox. */
export async function sendFile(url: string, body: Buffer): Promise<void> {
  const headers = { 'content-type': 'application/x-ndjson' }
  const sent = { method: 'PUT', headers, body: new Uint8Array(body) } as const
  await read(url, await reached(url, storeFile, sent), sent.method)
}

async function reached(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  if (!URL.canParse(path, url)) {
    throw new UsageFailure(`--url takes an address such as ${defaultUrl}, not "${url}".`)
  }
  try {
    return await fetch(new URL(path, url), init)
  } catch (error) {
    throw unanswered(url, error, init.method)
  }
}

/** A connection that breaks was one: a change it asked for may have been made. */
const broken: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

function unanswered(url: string, error: unknown, method = 'GET'): Unavailable {
  const { code } = fieldsOf(error instanceof Error ? error.cause : undefined)
  const advice =
    method === 'GET'
      ? 'Start it, then repeat the command.'
      : 'Check whether the change went through.'
  return new Unavailable(
    broken.includes(code)
      ? `The sandbox at ${url} ended before it answered. ${advice}`
      : `No sandbox is running at ${url}. Start one, or pass its address with --url.`,
  )
}

async function read(url: string, answer: Response, method: string): Promise<unknown> {
  const text = await answer.text().catch((error: unknown) => {
    throw unanswered(url, error, method)
  })
  const said = parsedJson(text)
  if (answer.ok && said !== undefined) return said
  const { message } = fieldsOf(said)
  const Failure = answer.status >= 500 ? Unavailable : StartFailure
  throw new Failure(
    typeof message === 'string'
      ? message
      : `${url} is not a sandbox: it returned ${answer.status}.`,
  )
}
