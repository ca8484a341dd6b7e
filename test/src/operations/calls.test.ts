/** The ways to make a call and to look at its answer. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import { ApiError, createClient, type Product, platforms } from '../../../src/index.ts'
import * as functions from '../../../src/operations.ts'
import { errorOf } from '../support/client.ts'

const platform = platforms.sandbox('http://store.example')

const answering = (make: () => Response) => {
  const sent: { url: string; init: RequestInit }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return make()
  }
  const options = { platform, apiKey: 'k', fetch, retries: 0 }
  return { sent, client: createClient(options), core: functions.createCore(options) }
}

const found = () =>
  Response.json({ product: { id: 'p' } }, { headers: { 'x-wix-request-id': 'req-1' } })
const missing = () => new Response('{}', { status: 404 })

describe('the promise of a call', () => {
  it('is a promise of the data', async () => {
    const { client } = answering(found)
    const promise = client.products.getProduct('p')
    expect(promise).toBeInstanceOf(Promise)
    expect(await promise).toEqual({ product: { id: 'p' } })
    expectTypeOf((await promise).product)
      .exclude<undefined | null>()
      .toEqualTypeOf<Product>()
  })

  it('provides the response and request id of its only request', async () => {
    const { client, sent } = answering(found)
    const promise = client.products.getProduct('p')
    const { data, response, requestId } = await promise.withResponse()
    expect(data).toEqual({ product: { id: 'p' } })
    expect(response.status).toBe(200)
    expect(requestId).toBe('req-1')
    expect(await promise).toBe(data)
    expect(sent).toHaveLength(1)
  })

  it('returns a result instead of an exception', async () => {
    expect(await answering(found).client.products.getProduct('p').safe()).toEqual({
      ok: true,
      data: { product: { id: 'p' } },
    })
    const result = await answering(missing).client.products.getProduct('p').safe()
    if (result.ok) throw new Error('The call should have failed')
    expectTypeOf(result.error).toEqualTypeOf<ApiError>()
    expect(ApiError.is(result.error)).toBe(true)
  })

  it('rejects, also with the response', async () => {
    const { client } = answering(missing)
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({ status: 404 })
    expect(await errorOf(client.products.getProduct('p').withResponse())).toMatchObject({
      status: 404,
    })
  })

  it('of a path has status and headers, also of a failure, if there was a response', async () => {
    const product = (make: () => Response) =>
      answering(make).client.paths['/v1/products/{id}'].GET({ params: { path: { id: 'p' } } })
    expect((await product(found)).response?.status).toBe(200)
    const refused = await product(missing)
    expect([refused.response?.status, refused.error?.status]).toEqual([404, 404])
    const unreadable = await product(() => new Response('{"product":'))
    expect([unreadable.response?.status, unreadable.error?.code]).toEqual([
      200,
      'UNREADABLE_ANSWER',
    ])
    const lost = await product(() => {
      throw new TypeError('fetch failed')
    })
    expect(lost.error?.kind).toBe('system')
    expect(lost).not.toHaveProperty('response')
  })

  it('leaves no unhandled rejection', async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    const { client } = answering(missing)
    await client.products.getProduct('p').safe()
    await client.products
      .getProduct('p')
      .withResponse()
      .catch(() => {})
    await client.products.getProduct('p').catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })

  it('returns a plain promise from `then`', () => {
    const { client } = answering(found)
    const then = client.products.getProduct('p').then((data) => data)
    expect(then.constructor).toBe(Promise)
  })
})

describe('a function of an operation', () => {
  it('takes the whole client or the core, and behaves like the method', async () => {
    const { client, core, sent } = answering(found)
    const query = { includeMerchantSpecificData: true }
    const headers = { 'x-trace': 't' }
    const byMethod = await client.products.getProduct('p', query, { headers })
    expect(await functions.getProduct(client, 'p', query, { headers })).toEqual(byMethod)
    expect(await functions.getProduct(core, 'p', query, { headers })).toEqual(byMethod)
    const outlines = sent.map(({ url, init: { signal: _, ...init } }) => ({ url, init }))
    expect(outlines[1]).toEqual(outlines[0])
    expect(outlines[2]).toEqual(outlines[0])
    expectTypeOf(byMethod.product).exclude<undefined | null>().toEqualTypeOf<Product>()
  })

  it('is prefixed with its tag where the name is ambiguous', () => {
    expect(functions).toMatchObject({
      graphqlQuery: expect.any(Function),
      authenticationLogin: expect.any(Function),
      productsGetCollectionBySlug: expect.any(Function),
      collectionsGetCollectionBySlug: expect.any(Function),
    })
  })
})

describe('a GraphQL document', () => {
  const answer = { data: { shop: { name: 'Mugs' } }, errors: null }

  it('goes to the alpha version with its variables', async () => {
    const { core, sent } = answering(() => Response.json(answer))
    const found = await functions.graphql<{ shop: { name: string } }, { id: string }>(
      core,
      'query ($id: ID!) { shop(id: $id) { name } }',
      { id: 's' },
    )
    expectTypeOf(found.data.shop.name).toEqualTypeOf<string>()
    expect(found).toEqual(answer)
    expect(sent[0]?.url).toBe('http://store.example/graphql/alpha')
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      query: 'query ($id: ID!) { shop(id: $id) { name } }',
      variables: { id: 's' },
    })
  })

  it('goes to the requested version, and takes the types of a typed document', async () => {
    const { client, sent } = answering(() => Response.json({ errors: [{ message: 'no' }] }))
    const document: functions.GraphqlDocument<{ a: 1 }, { b: 2 }> = { toString: () => '{ a }' }
    const found = await functions.graphql(client, document, { b: 2 }, { apiVersion: 'v2' })
    expectTypeOf(found.data).toEqualTypeOf<{ a: 1 }>()
    expect(found).toEqual({ data: {}, errors: [{ message: 'no' }] })
    expect(sent[0]?.url).toBe('http://store.example/graphql/v2')
  })

  it.each([400, 401, 404, 500, 503])(
    'that is refused with %s fails with that status, and the platform’s message as its cause',
    async (status) => {
      const { client } = answering(() => new Response('{"message":"no"}', { status }))
      const error = await errorOf(functions.graphql(client, '{ shop }'))
      expect(error.message).toBe(`GraphQL request failed with status ${status}`)
      expect(error).toMatchObject({ status, operation: 'graphql.query' })
      // What the platform said is not lost.
      expect(error.cause).toMatchObject({
        message: status < 500 ? 'no' : 'System error occurred',
      })
    },
  )
})
