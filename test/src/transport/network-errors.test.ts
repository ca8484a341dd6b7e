/** What is kept of a failure of the network: its words, its lines and its code; nothing that hangs on it. */
import { describe, expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { networkError } from '../../../src/transport/network-error.ts'
import { errorOf } from '../support/client.ts'

const reset = (): Error =>
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', socket: { token: 'canary' } })

describe('a failure of the network', () => {
  it('keeps name, message, stack and code, also of its cause', () => {
    const failure = new TypeError('fetch failed', { cause: reset() })
    const kept = networkError(Object.assign(failure, { raw: 'canary' }))
    expect(kept).not.toBe(failure)
    expect(kept).toMatchObject({
      name: 'TypeError',
      message: 'fetch failed',
      stack: failure.stack,
      cause: { name: 'Error', message: 'read ECONNRESET', code: 'ECONNRESET' },
    })
    expect(kept).not.toHaveProperty('raw')
    expect(kept).not.toHaveProperty('cause.socket')
  })

  it('has no code and no cause where it had none', () => {
    const kept = networkError(new TypeError('Failed to fetch'))
    expect(kept).not.toHaveProperty('code')
    expect(kept).not.toHaveProperty('cause')
    expect(networkError(new TypeError('x', { cause: 'text' }))).not.toHaveProperty('cause')
  })

  it('keeps its lines also where an engine has none for it', () => {
    const failure = new TypeError('Load failed')
    Reflect.deleteProperty(failure, 'stack')
    expect(networkError(failure)).toMatchObject({ stack: expect.stringContaining('Load failed') })
  })

  it('stays as it is when it is no error at all', () => {
    expect(networkError('ECONNRESET')).toBe('ECONNRESET')
  })

  it('is a caller’s cause after the last attempt', async () => {
    const client = createClient({
      platform: platforms.sandbox('http://store.example'),
      apiKey: 'k',
      retries: 0,
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: reset() })),
    })
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({
      kind: 'system',
      cause: { message: 'fetch failed', cause: { code: 'ECONNRESET' } },
    })
  })
})
