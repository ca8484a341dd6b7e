/** The cost of a larger store: the same requests to two stores, in turns, as a ratio. */
import { ask, load, type Sent } from './closed-loop.ts'
import type { SandboxServer } from './servers.ts'

/** A named request. */
export interface Question {
  readonly name: string
  readonly sent: (apiKey: string) => Sent
}

const post =
  (path: string, body: object) =>
  (apiKey: string): Sent => ({
    method: 'POST',
    path,
    headers: { authorization: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const byName = [{ fieldName: 'name', order: 'ASC' }]
const products = (query: object) => post('/v1/products/query-platformized', { query })

/** The lists whose time must not grow with the store. */
export async function questions(sandbox: SandboxServer): Promise<readonly Question[]> {
  const listed = await ask(
    sandbox.url,
    post('/v2/collections/query', { query: {} })(sandbox.apiKey),
  )
  const { collections }: { collections: { id: string; numberOfProducts: number }[] } = JSON.parse(
    listed.body.toString(),
  )
  // Not the one of all products, but the largest of the others.
  const [, shelf] = collections.toSorted((a, b) => b.numberOfProducts - a.numberOfProducts)
  const cursorPaging = { limit: 50 }
  return [
    { name: 'page by cursor', sent: products({ sort: byName, cursorPaging }) },
    { name: 'page with total', sent: products({ sort: byName, paging: { limit: 50 } }) },
    {
      name: 'starts with',
      sent: products({ filter: { name: { $startsWith: 'st' } }, cursorPaging }),
    },
    {
      name: 'stock status',
      sent: products({
        filter: { 'stock.inventoryStatus': 'OUT_OF_STOCK' },
        sort: byName,
        cursorPaging,
      }),
    },
    {
      name: 'collection',
      sent: products({
        filter: { collectionIds: { $hasSome: [shelf?.id] } },
        sort: byName,
        cursorPaging,
      }),
    },
    {
      name: 'store variants',
      sent: post('/v1/variants/query', { query: { cursorPaging } }),
    },
    { name: 'collections with counts', sent: post('/v2/collections/query', { query: {} }) },
  ]
}

/** Milliseconds of the server's time for a question, in turns: the best round of each store. */
export async function compare(
  stores: readonly SandboxServer[],
  { sent }: Question,
  { rounds, count }: { readonly rounds: number; readonly count: number },
): Promise<readonly number[]> {
  const best = stores.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url, pid, apiKey }] of stores.entries()) {
      const { processor, median } = await load(
        { url, pid, next: () => sent(apiKey) },
        1,
        round === 0 ? 20 : count,
      )
      best[index] = Math.min(best[index] ?? Number.POSITIVE_INFINITY, processor ?? median)
    }
  }
  return best
}
