/** The recorded pages, case by case. */
import { describe, expect, it } from 'vitest'
import type { Page } from '../../../src/query.ts'
import { clientAnswering, type Deviation, recorded } from './recorded.ts'

interface Recorded {
  readonly name: string
  readonly metadata: object
  readonly firstQuery: { readonly paging: { readonly limit: number } }
  readonly page: Readonly<Record<string, unknown>>
  readonly next?: { readonly query: object; readonly currentPage: number }
  readonly nextError?: string
  readonly prevError: string
}

/** Case → what our page says otherwise. */
const deviations: Readonly<Record<string, Deviation<object>>> = {
  'no total': {
    ours: { totalPages: undefined, totalCount: undefined },
    because: 'an unknown number of pages is undefined, not NaN',
  },
}

const textOf = (turn: () => Promise<Page<unknown>>): Promise<string> =>
  turn().then(
    () => 'a page',
    (error: Error) => error.message,
  )

describe('the recorded page', () => {
  it.each(recorded<Recorded>('paging').map((sample) => [sample.name, sample] as const))(
    '%s',
    async (name, { metadata, firstQuery, page, next, nextError, prevError }) => {
      const { client, sent } = clientAnswering(() => Response.json({ products: [{}], metadata }))
      const first = await client.products.query().limit(firstQuery.paging.limit).find()
      expect(sent[0]?.body).toEqual({ query: firstQuery })

      const { ours = {} } = deviations[name] ?? {}
      for (const [field, value] of Object.entries({ ...page, ...ours })) {
        expect([field, Reflect.get(first, field)]).toEqual([field, value])
      }
      expect(await textOf(() => first.prev())).toBe(prevError)
      if (nextError !== undefined) expect(await textOf(() => first.next())).toBe(nextError)
      if (next) {
        expect((await first.next()).currentPage).toBe(next.currentPage)
        expect(sent[1]?.body).toEqual({ query: next.query })
      }
    },
  )
})
