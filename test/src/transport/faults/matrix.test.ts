/** Every fault with every kind of call: it ends in time, in one error, after as many requests as the policy allows. */
import { getEventListeners } from 'node:events'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type ApiError, createClient, type Hooks, logTo, platforms } from '../../../../src/index.ts'
import { retryPolicy } from '../../../../src/transport/retry-policy.ts'
import { sampled } from '../../../setup/long.ts'
import { startVirtualClock, until } from '../../support/virtual-clock.ts'
import { type Expected, type Fault, faults } from './faults.ts'
import { closedUrl, type RawServer, startRawServer } from './raw-server.ts'

const canary = 'canary-key-5f2c'
const password = 'canary-password-77'

interface Kind {
  readonly name: string
  readonly retry: 'read' | 'repeatable' | 'not-repeatable'
  readonly keyed?: true
}

const kinds: readonly Kind[] = [
  { name: 'a read', retry: 'read' },
  { name: 'a query by POST', retry: 'read' },
  { name: 'a write that may be repeated', retry: 'repeatable' },
  { name: 'a write that must not be', retry: 'not-repeatable' },
  { name: 'a write that must not be, with a key', retry: 'not-repeatable', keyed: true },
]

const { retries, firstWait } = retryPolicy
const most = retries + 1
/** Enough for all attempts and waits, in milliseconds. */
const timeout = most * 250 + firstWait * 2 ** retries

const clientFor = (url: string, kind: Kind, hooks: Hooks) =>
  createClient({
    platform: platforms.sandbox(url),
    apiKey: canary,
    timeout,
    attemptTimeout: 250,
    idempotencyKeys: kind.keyed ?? false,
    hooks,
  })

const call = (client: ReturnType<typeof clientFor>, kind: Kind, signal: AbortSignal) => {
  const options = { signal }
  switch (kind.name) {
    case 'a read':
      return client.products.getProduct('p', {}, options)
    case 'a query by POST':
      return client.products.queryProducts({ query: {} }, options)
    case 'a write that may be repeated':
      return client.products.updateProduct('p', { product: { name: password } }, options)
    default:
      return client.products.createProduct(
        { product: { name: password, priceData: { price: 24.5 } } },
        options,
      )
  }
}

/** How many requests the policy allows. */
const requestsFor = (expected: Expected, { retry, keyed }: Kind): number => {
  switch (expected) {
    case 'not-sent':
    case 'throttled':
      return most
    case 'maybe-applied':
    case 'timeout':
      return retry === 'not-repeatable' && !keyed ? 1 : most
    case 'unreadable':
      return retry === 'read' || keyed ? 2 : 1
    default:
      return 1
  }
}

const codes: Partial<Record<Expected, string>> = {
  timeout: 'TIMEOUT',
  unreadable: 'UNREADABLE_ANSWER',
  'too-large': 'ANSWER_TOO_LARGE',
}

const cells = faults('http://127.0.0.1:9/').flatMap((fault, index) =>
  kinds.map((kind) => ({ index, kind, fault: fault.name })),
)

describe('of the fault matrix', () => {
  it.each(sampled(cells, 2))('$fault, $kind.name', async ({ index, kind }) => {
    const clock = startVirtualClock()
    const other = await startRawServer(({ socket }) => void socket.end())
    const fault = faults(other.url)[index]
    if (!fault) throw new Error('No such fault')
    const server = await startRawServer(fault.behave, fault.connect)
    const url = fault.expected === 'not-sent' ? closedUrl : server.url
    const lines: string[] = []
    let sent = 0
    const log = (line: string) => void lines.push(line)
    const logged = logTo({ debug: log, warn: log, error: log })
    const client = clientFor(url, kind, {
      ...logged,
      onRequest: (event) => {
        sent += 1
        logged.onRequest?.(event)
        if (fault.expected !== 'timeout') return
        const attempt = sent
        void until(() => server.requests.length === attempt).then(() => clock.advance(250))
      },
      onRetry: (event) => {
        logged.onRetry?.(event)
        void clock.advance(Math.ceil(event.delay))
      },
    })
    const controller = new AbortController()

    const result = await call(client, kind, controller.signal).safe()
    expect(clock.elapsed()).toBeLessThanOrEqual(timeout)

    expect(sent).toBe(requestsFor(fault.expected, kind))
    if (!fault.connect && fault.expected !== 'not-sent') expect(server.requests).toHaveLength(sent)
    if (kind.retry === 'not-repeatable' && fault.expected !== 'throttled') {
      expect(server.effects()).toBeLessThanOrEqual(1)
    }
    expect(other.requests).toEqual([])

    if (fault.expected === 'success') expect(result).toMatchObject({ ok: true })
    else if (result.ok) throw new Error('The call should have failed')
    else expectError(result.error, fault, kind, server, sent)

    const printed = result.ok ? [] : [inspect(result, { depth: 10 }), JSON.stringify(result)]
    const shown = [...lines, ...printed].join('\n')
    expect(shown).not.toContain(canary)
    expect(shown).not.toContain(password)
    expect(clock.timers.set).toBeGreaterThan(0)
    expect(clock.timers.left).toBe(0)
    expect(getEventListeners(controller.signal, 'abort').length).toBeLessThanOrEqual(1)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

const expectError = (
  error: ApiError,
  fault: Fault,
  { retry, keyed }: Kind,
  server: RawServer,
  sent: number,
): void => {
  expect(error.name).toBe('ApiError')
  expect(error).toMatchObject({
    kind: fault.expected === 'throttled' ? 'application' : 'system',
    attempts: sent,
    ...(codes[fault.expected] ? { code: codes[fault.expected] } : {}),
    ...(fault.status ? { status: fault.status } : {}),
    ...(fault.requestId ? { requestId: fault.requestId } : {}),
  })
  const isRead = retry === 'read'
  const inDoubt: readonly Expected[] = [
    ...(['maybe-applied', 'timeout', 'unreadable', 'too-large'] as const),
  ]
  expect(error.mayHaveBeenApplied).toBe(!isRead && inDoubt.includes(fault.expected))
  const passing: readonly Expected[] = ['not-sent', 'throttled']
  const careful: readonly Expected[] = ['maybe-applied', 'timeout']
  const mayRepeat = retry !== 'not-repeatable' || keyed === true
  expect(error.retryable).toBe(
    passing.includes(fault.expected) ||
      (careful.includes(fault.expected) && mayRepeat) ||
      (fault.expected === 'unreadable' && (isRead || keyed === true)),
  )
  expect(server.requests.every(({ headers }) => headers.authorization === canary)).toBe(true)
}
