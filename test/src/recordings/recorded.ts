/**
 * Samples of what the platform's published client puts on the wire and makes of answers. They are
 * test data, not a model: where this client differs on purpose, a test says where and why.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, platforms, type Tokens } from '../../../src/index.ts'

/** The cases of one recording. */
export const recorded = <Case>(name: string): readonly Case[] => {
  const cases: readonly Case[] = JSON.parse(
    readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'),
  )
  return cases
}

/** One thing this client does otherwise, and why. */
export interface Deviation<Result> {
  readonly ours: Result
  readonly because: string
}

export interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

const tokens: Tokens = {
  accessToken: { value: 'ACCESS-TOKEN', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'RT', role: 'member' },
}

/** A client of the hosted platform whose requests all get one answer. */
export const clientAnswering = (answer: () => Response) => {
  const sent: Sent[] = []
  const client = createClient({
    platform: platforms.wix,
    clientId: '11111111-1111-4111-8111-111111111111',
    storage: { get: () => tokens, set: () => {} },
    retries: 0,
    fetch: async (url, init) => {
      const { method = 'GET', headers, body } = init ?? {}
      const text = typeof body === 'string' ? body : ''
      sent.push({
        method,
        url: new URL(url),
        headers: new Headers(headers),
        body: text === '' ? null : JSON.parse(text),
      })
      return answer()
    },
  })
  return { client, sent }
}
