/** Calls without an operation, and a machine without `fetch`. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getProduct } from '../../../generated/operations/products.ts'
import { ApiError, createClient, platforms } from '../../../src/index.ts'
import { errorOf } from '../support/client.ts'

afterEach(() => vi.unstubAllGlobals())

const sent: string[] = []
const client = createClient({
  platform: platforms.sandbox('http://store.example'),
  apiKey: 'key',
  fetch: async (url) => {
    sent.push(url)
    return Response.json({})
  },
})

/** A member called without types, as a program in plain JavaScript would. */
const call = (group: object, name: string, ...given: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(group, name), group, given)

describe('the error catalogue', () => {
  it('an unknown function raises an error', () => {
    expect(() => call(client.products, 'getProdct', 'p1')).toThrow(TypeError)
    expect(() => call(client.paths['/v1/products/{id}'], 'PUT')).toThrow(TypeError)
    expect(sent).toEqual([])
  })

  it.each([
    ['the name of one', 'products.getProdct', 'products.getProdct'],
    ['nothing', undefined, 'undefined'],
    ['an operation without a path', { id: 'products.getProdct' }, 'products.getProdct'],
  ])('an unknown custom function is named, and nothing is sent: %s', async (_what, given, name) => {
    const error = await errorOf(Promise.resolve(call(client, 'call', given, ['p1'])))
    expect(error.message).toMatch(new RegExp(`^Unknown custom function: ${name}\\.`))
    expect(error.code).toBe('UNKNOWN_FUNCTION')
    expect(error.retryable).toBe(false)
    expect(sent).toEqual([])
  })

  it('an unknown method is named, and nothing is sent', async () => {
    const put: unknown = { ...getProduct, method: 'PUT' }
    const error = await errorOf(Promise.resolve(call(client, 'call', put, ['p1'])))
    expect(error.message).toBe('Unknown method: PUT')
    expect(error.code).toBe('UNKNOWN_METHOD')
    expect(sent).toEqual([])
  })

  it('a Node without fetch gets the advice to upgrade', async () => {
    vi.stubGlobal('fetch', undefined)
    const bare = createClient({ platform: platforms.sandbox('http://store.example'), apiKey: 'k' })
    const error = await errorOf(bare.products.getProduct('p1'))
    expect(error.message).toMatch(/^Node\.js v18\+ is required/)
    expect(ApiError.is(error, 'FETCH_MISSING')).toBe(true)
  })
})
