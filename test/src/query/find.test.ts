/** `find()` looks at its answer in all the ways a named method does. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ApiError, ApiPromise, Product } from '../../../src/index.ts'
import type { Page, Query, QueryResources } from '../../../src/query.ts'
import { clientOf, errorOf } from '../support/client.ts'
import { startLoopback, withTokens } from '../support/loopback.ts'

const headers = { 'x-wix-request-id': 'r-7' }
const products = [{ id: 'p', lastUpdated: '2024-01-01T00:00:00.000Z' }]

describe('find', () => {
  it('returns the page with the response and the request id', async () => {
    const server = await startLoopback(withTokens(() => ({ body: { products }, headers })))
    const found = clientOf(server).products.query().find()
    expectTypeOf(found).toEqualTypeOf<
      ApiPromise<Page<Product, Query<QueryResources['products']>>, ApiError>
    >()
    const { data, response, requestId } = await found.withResponse()
    expect(data).toBe(await found)
    expect(data.items[0]?.lastUpdated).toEqual(new Date('2024-01-01T00:00:00.000Z'))
    expect([response.status, requestId, data.requestId]).toEqual([200, 'r-7', 'r-7'])
  })

  it('does not turn an empty response into an empty page', async () => {
    const server = await startLoopback(withTokens(() => ({ status: 200 })))
    const client = clientOf(server, { retries: 0 })
    for (const query of [client.products, client.collections, client.members, client.inventory]) {
      expect(await errorOf(query.query().find())).toMatchObject({ code: 'UNREADABLE_ANSWER' })
    }
  })

  it('turns an object without a list into an empty page', async () => {
    const server = await startLoopback(withTokens(() => ({ body: {} })))
    const client = clientOf(server)
    for (const query of [client.products, client.collections, client.members, client.inventory]) {
      const page = await query.query().find()
      expect([page.items, page.length, page.hasNext]).toEqual([[], 0, false])
    }
    for await (const product of client.products.query()) throw new Error(product.id)
  })

  it('returns the error instead of throwing it', async () => {
    const server = await startLoopback(withTokens(() => ({ status: 403, body: {}, headers })))
    const result = await clientOf(server).products.query().find().safe()
    expect(result).toMatchObject({ ok: false, error: { status: 403, requestId: 'r-7' } })
  })

  it('leaves no unhandled rejection', async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    const server = await startLoopback(withTokens(() => ({ status: 404, body: {} })))
    await clientOf(server).members.query().find().safe()
    await clientOf(server)
      .members.query()
      .find()
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })
})
