/** Nothing waits for ever, and an abort ends everything at once. */
import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { runs } from '../../setup/long.ts'
import { errorOf } from '../support/client.ts'
import { type Behaviour, startRawServer } from './faults/raw-server.ts'

const json = '{"product":{"id":"p"}}'
const head = `HTTP/1.1 200 OK\r\nContent-Length: ${json.length}\r\n\r\n`

const drip: Behaviour = ({ socket }) => {
  socket.write(head)
  let at = 0
  const timer = setInterval(() => socket.write(json[at++] ?? ''), 60)
  socket.on('close', () => clearInterval(timer))
}

const stalls: readonly (readonly [string, Behaviour])[] = [
  ['before the headers', () => {}],
  ['inside the headers', ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\nConte')],
  ['before the body', ({ socket }) => void socket.write(head)],
  ['inside the body', ({ socket }) => void socket.write(head + json.slice(0, 9))],
  ['before the last byte', ({ socket }) => void socket.write(head + json.slice(0, -1))],
  ['a byte now and then', drip],
]

const clientOf = (url: string) => createClient({ platform: platforms.sandbox(url), apiKey: 'k' })

describe.each(stalls)('an answer that stalls %s', (_, behave) => {
  it('ends a call with one time limit', async () => {
    const { url } = await startRawServer(behave)
    const startedAt = performance.now()
    const call = clientOf(url).products.getProduct('p', {}, { timeout: 300 })
    const error = await errorOf(call)
    const took = performance.now() - startedAt
    expect(error).toMatchObject({
      kind: 'system',
      code: 'TIMEOUT',
      message: 'System error occurred',
      cause: { name: 'TimeoutError' },
    })
    expect(took).toBeGreaterThan(295)
    expect(took).toBeLessThan(550)
  })

  it('ends each request of a call, and all of them together', async () => {
    const { url, requests } = await startRawServer(behave)
    const startedAt = performance.now()
    const limits = { timeout: 2_000, attemptTimeout: 150 }
    const error = await errorOf(clientOf(url).products.getProduct('p', {}, limits))
    expect(error).toMatchObject({ code: 'TIMEOUT', attempts: 3, retryable: true })
    expect(requests).toHaveLength(3)
    expect(performance.now() - startedAt).toBeLessThan(2_000 + 250)
  })
})

describe('a time limit', () => {
  it('counts the wait for a token', async () => {
    const { url } = await startRawServer(() => {})
    const client = createClient({ platform: platforms.sandbox(url), clientId: 'c' })
    const startedAt = performance.now()
    const error = await errorOf(client.products.getProduct('p', {}, { timeout: 200 }))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(performance.now() - startedAt).toBeLessThan(450)
  })

  it('may be longer than a timer can be', async () => {
    const { url } = await startRawServer(({ socket }) => void socket.end(head + json))
    const options = { timeout: Number.POSITIVE_INFINITY, attemptTimeout: Number.POSITIVE_INFINITY }
    expect(await clientOf(url).products.getProduct('p', {}, options)).toBeDefined()
  })

  it('holds for a fetch that does not listen to its signal', async () => {
    const fetch = () => new Promise<Response>(() => {})
    const platform = platforms.sandbox('http://deaf.example')
    const client = createClient({ platform, apiKey: 'k', fetch })
    const call = client.products.getProduct('p', {}, { timeout: 50 })
    expect(await errorOf(call)).toMatchObject({ code: 'TIMEOUT' })
  })
})

const reason = new Error('enough')

/** Aborts after a while and says how long the call took to notice. */
const abortAfter = async (
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<unknown>,
): Promise<number> => {
  const controller = new AbortController()
  let abortedAt = 0
  const abort = (): void => {
    abortedAt = performance.now()
    controller.abort(reason)
  }
  if (milliseconds === 0) abort()
  else setTimeout(abort, milliseconds)
  const error = await errorOf(call(controller.signal))
  const took = performance.now() - abortedAt
  expect(error).toMatchObject({ kind: 'system', code: 'ABORTED', cause: reason, retryable: false })
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  return took
}

const stages: readonly (readonly [string, number, Behaviour])[] = [
  ['before it begins', 0, () => {}],
  ['while it waits for the headers', 20, () => {}],
  ['inside the headers', 20, ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\nConte')],
  ['inside the body', 20, ({ socket }) => void socket.write(head + json.slice(0, 9))],
  [
    'while it waits to try again',
    20,
    ({ socket }) =>
      void socket.end('HTTP/1.1 503 Busy\r\nRetry-After: 20\r\nContent-Length: 0\r\n\r\n'),
  ],
]

describe('an abort', () => {
  it.each(stages)('ends a call %s, at once', async (_, milliseconds, behave) => {
    const { url, requests } = await startRawServer(behave)
    const client = clientOf(url)
    for (let run = 0; run < runs(100); run += 1) {
      const took = await abortAfter(milliseconds, (signal) =>
        client.products.getProduct('p', {}, { signal }),
      )
      expect(took).toBeLessThan(50)
    }
    if (milliseconds === 0) expect(requests).toEqual([])
  })

  it('ends one wait for a token, not the renewal that others wait for', async () => {
    let grant: () => void = () => {}
    const granted = new Promise<void>((resolve) => {
      grant = resolve
    })
    const fetch = async (url: string): Promise<Response> => {
      if (!url.endsWith('/oauth2/token')) return Response.json({ product: { id: 'p' } })
      await granted
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600 })
    }
    const platform = platforms.sandbox('http://slow.example')
    const client = createClient({ platform, clientId: 'c', fetch })
    const other = client.products.getProduct('p')
    const took = await abortAfter(10, (signal) => client.products.getProduct('p', {}, { signal }))
    expect(took).toBeLessThan(50)
    grant()
    expect(await other).toMatchObject({ product: { id: 'p' } })
  })

  it('leaves a write in doubt, and a read not', async () => {
    const { url } = await startRawServer(() => {})
    const client = clientOf(url)
    const abort = () => ({ signal: AbortSignal.timeout(30) })
    const write = await errorOf(client.products.updateProduct('p', { product: {} }, abort()))
    const read = await errorOf(client.products.getProduct('p', {}, abort()))
    expect([write.mayHaveBeenApplied, read.mayHaveBeenApplied]).toEqual([true, false])
  })
})
