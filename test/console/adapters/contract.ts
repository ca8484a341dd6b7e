// What every adapter of the console promises its lists and forms, asked of a real store.
import { ApiError, type SessionClient } from 'storefront-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListRequest, ResourceAdapter } from '../../../console/store/resource-adapter.ts'
import { openStore, type TestStore } from '../support/store.ts'

interface Row {
  id: string
}

/** One filter of a list, and how to tell from outside that a record passes it. */
export interface FilterPromise<Record extends Row> {
  filter: ListRequest['filter']
  holds(row: Record): boolean
}

/** What a resource's list offers. */
export interface Promises<Record extends Row> {
  /** The fields the list can be sorted by, with how to read them. */
  sorts: { [field: string]: (row: Record) => string | number | Date | null | undefined }
  filters: { [name: string]: FilterPromise<Record> }
}

/** The store and the adapter under test, once the suite has begun. */
export interface Subject<Record extends Row, Whole extends Row> {
  readonly client: SessionClient<true>
  readonly adapter: ResourceAdapter<Whole, Record>
  /** Every request of the client since the last call of this function: `PATCH /v1/products/1`. */
  requests(): string[]
}

/**
 * Opens a store, checks all that an adapter promises, and passes both to the adapter's own tests.
 *
 * @returns the adapter and its client, to be used inside tests only.
 */
export function describeAdapter<Record extends Row, Whole extends Row = Record>(
  name: string,
  adapterOf: (client: SessionClient<true>) => ResourceAdapter<Whole, Record>,
  promises: Promises<Record>,
): Subject<Record, Whole> {
  let store: TestStore
  let client: SessionClient<true>
  let adapter: ResourceAdapter<Whole, Record>
  const requests: string[] = []

  beforeAll(async () => {
    store = await openStore()
    client = await store.owner({
      onRequest: ({ method, url }) => requests.push(`${method} ${new URL(url).pathname}`),
    })
    adapter = adapterOf(client)
  })

  afterAll(() => store?.close())

  const [sorted = 'id'] = Object.keys(promises.sorts)
  const list = (asked: Partial<ListRequest> = {}) =>
    adapter.list({
      page: 1,
      perPage: 100,
      sort: { field: sorted, order: 'ASC' },
      filter: {},
      signal: undefined,
      ...asked,
    })

  /** Every record that passes a filter, however many pages they fill. */
  const all = async (filter: ListRequest['filter']) => {
    const data: Record[] = []
    for (let page = 1; ; page += 1) {
      const answer = await list({ filter, page })
      data.push(...answer.data)
      if (answer.data.length === 0 || data.length >= answer.total) {
        return { data, total: answer.total }
      }
    }
  }

  describe(`the list of ${name}`, () => {
    it.each([1, 7, 25])('has pages of %i that contain each record once', async (size) => {
      const { total } = await list({ perPage: 1 })
      const pages = Math.min(Math.ceil(total / size), 12)
      const ids: string[] = []
      for (let page = 1; page <= pages; page++) {
        const { data } = await list({ page, perPage: size })
        ids.push(...data.map(({ id }) => id))
      }
      expect(ids).toHaveLength(Math.min(total, pages * size))
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('has nothing after its last page', async () => {
      const { total } = await list()
      const { data } = await list({ page: Math.ceil(total / 25) + 1, perPage: 25 })
      expect(data).toEqual([])
    })

    it.each(Object.entries(promises.sorts))('is sorted by %s, both ways', async (field, read) => {
      for (const order of ['ASC', 'DESC'] as const) {
        const { data } = await list({ sort: { field, order } })
        const values = data.map(read).filter((value) => value !== null && value !== undefined)
        const direction = order === 'ASC' ? 1 : -1
        values.slice(1).forEach((value, index) => {
          expect(compare(values[index] ?? value, value) * direction).toBeLessThanOrEqual(0)
        })
      }
    })

    it.each(Object.keys(promises.sorts))('has the same order each time, by %s', async (field) => {
      const ids = async () =>
        (await list({ sort: { field, order: 'ASC' } })).data.map(({ id }) => id)
      expect(await ids()).toEqual(await ids())
    })

    it.each(Object.entries(promises.filters))(
      'is narrowed by %s to those that match, and to all of those',
      async (_name, { filter, holds }) => {
        const everything = await all({})
        const { data, total } = await all(filter)
        expect(total).toBe(data.length)
        expect(total).toBeGreaterThan(0)
        expect(total).toBeLessThan(everything.total)
        const idsOf = (rows: Record[]) => rows.map(({ id }) => id).sort()
        expect(idsOf(data)).toEqual(idsOf(everything.data.filter(holds)))
      },
    )

    it('is empty if nothing matches', async () => {
      expect(await list({ filter: { q: 'no record is called this' } })).toEqual({
        data: [],
        total: 0,
      })
    })

    it('takes a search literally, with any characters', async () => {
      for (const q of ['%', '_', '\\', "'", '"', '$contains', '{}', '✂', '<b>']) {
        await expect(list({ filter: { q } })).resolves.toMatchObject({ total: expect.any(Number) })
      }
    })
  })

  describe(`one of the ${name}`, () => {
    it('is the same as in the list', async () => {
      const { data } = await list({ perPage: 5 })
      for (const row of data) {
        const one = await adapter.one(row.id, undefined)
        expect(one.id).toBe(row.id)
        expect(one).toMatchObject(row)
      }
    })

    it('is not found under an unused id', async () => {
      const reading = adapter.one('3f9c2f9e-0000-4000-8000-000000000000', undefined)
      await expect(reading).rejects.toMatchObject({ status: 404 })
    })
  })

  describe(`reading ${name}`, () => {
    it('ends at once if aborted', async () => {
      const leaving = new AbortController()
      const reading = list({ signal: leaving.signal })
      leaving.abort()
      const failure: unknown = await reading.catch((error: unknown) => error)
      expect(ApiError.is(failure) && failure.code).toBe('ABORTED')
    })

    it('is not started if aborted before', async () => {
      const signal = AbortSignal.abort()
      requests.length = 0
      await expect(list({ signal })).rejects.toMatchObject({ code: 'ABORTED' })
      await expect(adapter.one('any', signal)).rejects.toMatchObject({ code: 'ABORTED' })
      expect(requests).toEqual([])
    })
  })

  return {
    get client() {
      return client
    },
    get adapter() {
      return adapter
    },
    requests: () => requests.splice(0),
  }
}

/** The paths of the violations a save meets, as the platform names them. */
export async function violationsOf(save: Promise<unknown> | undefined): Promise<string[]> {
  const failure: unknown = await save?.catch((error: unknown) => error)
  if (!ApiError.is(failure)) throw new Error('The save was not refused by the platform.')
  return failure.violations.map(({ field }) => field)
}

/** Texts are ordered by their characters, capitals first, on every engine. */
function compare(one: string | number | Date, other: string | number | Date): number {
  return one < other ? -1 : one > other ? 1 : 0
}
