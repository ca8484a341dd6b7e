/** What is kept of a failure of the network: address, reason, lines and code; nothing that hangs on it. */
import { describe, expect, it } from 'vitest'
import { createClient, logTo, platforms } from '../../../src/index.ts'
import { networkError } from '../../../src/transport/network-error.ts'
import { errorOf } from '../support/client.ts'
import { closedUrl, startRawServer } from './faults/raw-server.ts'

const reset = (): Error =>
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', socket: { token: 'canary' } })

const address = 'https://store.example/v1/products'

describe('a network failure', () => {
  it('names URL and reason, without query values', () => {
    const failure = new TypeError('fetch failed', { cause: reset() })
    const { message } = networkError(failure, `${address}?email=ada@example.com`)
    expect(message).toBe(`No response from ${address}: read ECONNRESET`)
  })

  it('keeps the stack and the code, and nothing else', () => {
    const failure = new TypeError('fetch failed', { cause: reset() })
    const kept = networkError(Object.assign(failure, { raw: 'canary' }), address)
    expect(kept).toMatchObject({ name: 'Error', code: 'ECONNRESET' })
    expect(kept.stack?.split('\n')[0]).toBe(kept.message)
    expect(kept.stack).toContain(failure.stack)
    expect(Object.keys(kept)).toEqual(['code'])
    expect(kept).not.toHaveProperty('cause')
  })

  it('has no code without an original one', () => {
    expect(networkError(new TypeError('Failed to fetch'), address)).not.toHaveProperty('code')
  })

  it('has its own stack if the engine provides none', () => {
    const failure = new TypeError('Load failed')
    Reflect.deleteProperty(failure, 'stack')
    expect(networkError(failure, address).stack).toContain('Load failed')
  })

  it.each([
    ['a message', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['its cause’s code', { cause: { code: 'ECONNREFUSED', message: '' } }, 'ECONNREFUSED'],
    ['a text', 'ECONNRESET', 'ECONNRESET'],
  ])('says its reason by %s', (_, failure, reason) => {
    expect(networkError(failure, address).message).toBe(`No response from ${address}: ${reason}`)
  })

  it.each([
    ['http://127.0.0.1:4100/v1/x', true],
    ['http://localhost:4100/v1/x', true],
    ['http://[::1]:4100/v1/x', true],
    ['http://127.5.0.1/v1/x', true],
    ['https://store.example/127.0.0.1', false],
  ])('from %s suggests starting the sandbox: %s', (url, tells) => {
    const { message } = networkError(new TypeError('x'), url)
    expect(message.includes('Start the sandbox')).toBe(tells)
  })

  it('is the cause of the caller’s error after the last attempt, and is logged', async () => {
    const lines: string[] = []
    const log = (line: string) => void lines.push(line)
    const options = { platform: platforms.sandbox(closedUrl), apiKey: 'k', retries: 0 }
    const hooks = logTo({ debug: () => {}, warn: log, error: log })
    const client = createClient({ ...options, hooks })
    const error = await errorOf(client.products.getProduct('p'))
    const reason = `No response from ${closedUrl.replace(/\/$/, '')}/v1/products/p: connect ECONNREFUSED`
    expect(error).toMatchObject({
      kind: 'system',
      code: 'NETWORK',
      message: 'System error occurred',
      status: undefined,
      cause: {
        message: expect.stringContaining(reason),
        code: 'ECONNREFUSED',
      },
    })
    expect(lines).toEqual([expect.stringContaining(`system NETWORK: ${reason}`)])
  })

  it('says that a response broke off, and not to start the sandbox', async () => {
    const { url } = await startRawServer(({ socket }) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"product":')
    })
    const client = createClient({ platform: platforms.sandbox(url), apiKey: 'k', retries: 0 })
    const { code, status, cause } = await errorOf(client.products.getProduct('p'))
    expect([code, status]).toEqual(['NETWORK', 200])
    const where = `${url}/v1/products/p`
    expect(cause).toMatchObject({ message: `Incomplete response from ${where}: other side closed` })
  })

  it('has the code NETWORK for a first token, too, under the caller’s operation', async () => {
    const platform = platforms.sandbox(closedUrl)
    const client = createClient({ platform, clientId: 'c' })
    expect(await errorOf(client.products.getProduct('p', {}, { retries: 0 }))).toMatchObject({
      code: 'NETWORK',
      operation: 'products.getProduct',
      attempts: 1,
      cause: { message: expect.stringContaining('/oauth2/token: connect ECONNREFUSED') },
    })
  })
})
