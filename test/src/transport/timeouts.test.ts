/** Every wait has an end, and an abort ends it at once. */
import { getEventListeners } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClient, platforms, type RetryEvent } from '../../../src/index.ts'
import { runs } from '../../setup/long.ts'
import { errorOf } from '../support/client.ts'
import { createGate, settle } from '../support/gate.ts'
import { startVirtualClock, until, watch } from '../support/virtual-clock.ts'
import { type Behaviour, startRawServer } from './faults/raw-server.ts'

const json = '{"product":{"id":"p"}}'
const head = `HTTP/1.1 200 OK\r\nContent-Length: ${json.length}\r\n\r\n`

/** A byte now and then, and never the last one. */
const drip: Behaviour = ({ socket }) => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n')
  const timer = setInterval(() => socket.write(' '), 5)
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

describe.each(stalls)('a response that stalls %s', (_, behave) => {
  it('ends a call at its time limit, to the millisecond', async () => {
    const clock = startVirtualClock()
    const { url, requests } = await startRawServer(behave)
    const call = errorOf(clientOf(url).products.getProduct('p', {}, { timeout: 300 }))
    const ended = watch(call)
    await until(() => requests.length === 1)
    await clock.advance(299)
    expect(ended()).toBe(false)
    await clock.advance(1)
    expect(ended()).toBe(true)
    expect(await call).toMatchObject({
      kind: 'system',
      code: 'TIMEOUT',
      message: 'System error occurred',
      cause: { name: 'TimeoutError' },
    })
  })

  it('ends each request of a call, and all of them together', async () => {
    const clock = startVirtualClock()
    const { url, requests } = await startRawServer(behave)
    const pauses: number[] = []
    const onRetry = ({ delay }: RetryEvent) => void pauses.push(delay)
    const platform = platforms.sandbox(url)
    const client = createClient({ platform, apiKey: 'k', hooks: { onRetry } })
    const limits = { timeout: 2_000, attemptTimeout: 150 }
    const call = errorOf(client.products.getProduct('p', {}, limits))
    const ended = watch(call)
    for (const attempt of [1, 2, 3]) {
      // The clock stands while the request is on its way: its time runs from when it was sent.
      await until(() => requests.length === attempt)
      await clock.advance(149)
      expect([pauses.length, ended()]).toEqual([attempt - 1, false])
      await clock.advance(1)
      if (attempt === 3) break
      await until(() => pauses.length === attempt)
      await clock.advance(Math.ceil(pauses.at(-1) ?? 0))
    }
    expect(ended()).toBe(true)
    expect(await call).toMatchObject({ code: 'TIMEOUT', attempts: 3, retryable: true })
    expect(requests).toHaveLength(3)
    expect(clock.elapsed()).toBeLessThanOrEqual(2_000)
  })
})

describe('a time limit', () => {
  it('counts the wait for a token', async () => {
    const clock = startVirtualClock()
    const { url } = await startRawServer(() => {})
    const client = createClient({ platform: platforms.sandbox(url), clientId: 'c' })
    const call = errorOf(client.products.getProduct('p', {}, { timeout: 200 }))
    const ended = watch(call)
    await clock.advance(199)
    expect(ended()).toBe(false)
    await clock.advance(1)
    expect(await call).toMatchObject({ code: 'TIMEOUT' })
  })

  it('may be longer than a timer can be', async () => {
    const { url } = await startRawServer(({ socket }) => void socket.end(head + json))
    const options = { timeout: Number.POSITIVE_INFINITY, attemptTimeout: Number.POSITIVE_INFINITY }
    expect(await clientOf(url).products.getProduct('p', {}, options)).toBeDefined()
  })

  it('applies to a fetch that ignores its signal', async () => {
    const fetch = () => new Promise<Response>(() => {})
    const platform = platforms.sandbox('http://deaf.example')
    const client = createClient({ platform, apiKey: 'k', fetch })
    const call = client.products.getProduct('p', {}, { timeout: 50 })
    expect(await errorOf(call)).toMatchObject({ code: 'TIMEOUT' })
  })
})

const reason = new Error('enough')

/** Aborts a call once it is as far as the test says; it must end then, with no timer's help. */
const abortAt = async (
  reached: () => Promise<void>,
  call: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> => {
  const controller = new AbortController()
  const failure = errorOf(call(controller.signal))
  const ended = watch(failure)
  await reached()
  expect(ended()).toBe(false)
  controller.abort(reason)
  await settle()
  expect(ended()).toBe(true)
  expect(await failure).toMatchObject({
    kind: 'system',
    code: 'ABORTED',
    cause: reason,
    retryable: false,
  })
  expect(getEventListeners(controller.signal, 'abort').length).toBeLessThanOrEqual(1)
}

const busy = 'HTTP/1.1 503 Busy\r\nRetry-After: 20\r\nContent-Length: 0\r\n\r\n'

const stages: readonly (readonly [string, Behaviour, isPause: boolean])[] = [
  ['while it waits for the headers', () => {}, false],
  ['inside the headers', ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\nConte'), false],
  ['inside the body', ({ socket }) => void socket.write(head + json.slice(0, 9)), false],
  ['while it waits to try again', ({ socket }) => void socket.end(busy), true],
]

describe('an abort', () => {
  it('ends all calls of one signal, of which Node suspects no leak', async () => {
    const { url, requests } = await startRawServer(() => {})
    const { products } = clientOf(url)
    const controller = new AbortController()
    const warnings: Error[] = []
    const onWarning = (warning: Error) => {
      if (warning.name === 'MaxListenersExceededWarning') warnings.push(warning)
    }
    process.on('warning', onWarning)
    onTestFinished(() => void process.off('warning', onWarning))
    const failures = Array.from({ length: 50 }, () =>
      errorOf(products.getProduct('p', {}, { signal: controller.signal })),
    )
    await until(() => requests.length > 0)
    controller.abort(reason)
    for (const failure of failures) expect(await failure).toMatchObject({ code: 'ABORTED' })
    expect(warnings).toEqual([])
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1)
  })

  it.each(stages)('ends a call %s, at once', async (_, behave, isPause) => {
    startVirtualClock()
    const { url, requests } = await startRawServer(behave)
    let pauses = 0
    const onRetry = () => {
      pauses += 1
    }
    const client = createClient({
      platform: platforms.sandbox(url),
      apiKey: 'k',
      hooks: { onRetry },
    })
    for (let run = 1; run <= runs(100); run += 1) {
      const reached = async () => {
        await until(() => (isPause ? pauses : requests.length) === run)
        await settle()
      }
      await abortAt(reached, (signal) => client.products.getProduct('p', {}, { signal }))
    }
  })

  it('before a call sends nothing', async () => {
    const { url, requests } = await startRawServer(() => {})
    const signal = AbortSignal.abort(reason)
    const error = await errorOf(clientOf(url).products.getProduct('p', {}, { signal }))
    expect(error).toMatchObject({ kind: 'system', code: 'ABORTED', cause: reason })
    expect(requests).toEqual([])
  })

  it('ends one wait for a token, not the renewal that others wait for', async () => {
    const granted = createGate()
    const fetch = async (url: string): Promise<Response> => {
      if (!url.endsWith('/oauth2/token')) return Response.json({ product: { id: 'p' } })
      await granted.opened
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600 })
    }
    const platform = platforms.sandbox('http://slow.example')
    const client = createClient({ platform, clientId: 'c', fetch })
    const other = client.products.getProduct('p')
    await abortAt(settle, (signal) => client.products.getProduct('p', {}, { signal }))
    granted.open()
    expect(await other).toMatchObject({ product: { id: 'p' } })
  })

  it('marks a write as possibly applied, and not a read', async () => {
    const { url, requests } = await startRawServer(() => {})
    const client = clientOf(url)
    const aborted = async (call: (signal: AbortSignal) => Promise<unknown>) => {
      const controller = new AbortController()
      const sent = requests.length
      const failure = errorOf(call(controller.signal))
      await until(() => requests.length > sent)
      controller.abort()
      return (await failure).mayHaveBeenApplied
    }
    const write = (signal: AbortSignal) =>
      client.products.updateProduct('p', { product: {} }, { signal })
    const read = (signal: AbortSignal) => client.products.getProduct('p', {}, { signal })
    expect([await aborted(write), await aborted(read)]).toEqual([true, false])
  })
})
