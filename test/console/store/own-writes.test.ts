// What the console does after its own writes on a platform whose queries lag behind.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { followWrites } from '../../../console/providers/query-client.ts'
import { resources } from '../../../console/resources/index.ts'
import { watchWrites } from '../../../console/store/own-writes.ts'
import { readAll } from '../../../console/ui/list/read-all.ts'
import { clientOf } from '../support/fake-platform.ts'

const deletion = {
  operation: 'products.deleteCollection',
  method: 'DELETE',
  status: 200,
  url: 'https://store.example/v1/collections/c',
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a list of a platform whose queries lag behind', () => {
  const list = async (status: number) => {
    const writes = watchWrites()
    writes.learn({ ...deletion, status })
    const client = clientOf(async () =>
      Response.json({
        collections: [
          { id: 'c', name: 'Mugs' },
          { id: 'd', name: 'Bowls' },
        ],
      }),
    )
    const { data } = await createDataProvider({ ...client, writes }, resources).getList(
      'collections',
      { filter: {} },
    )
    return data.map(({ id }) => id)
  }

  it('does not show again what was deleted here', async () => {
    expect(await list(200)).toEqual(['d'])
  })

  it('keeps its pages full where the platform does not count', async () => {
    const writes = watchWrites()
    writes.learn(deletion)
    const collections = Array.from({ length: 25 }, (_, at) => ({
      id: at ? `${at}` : 'c',
      name: 'M',
    }))
    const client = clientOf(async () => Response.json({ collections }))
    const provider = createDataProvider({ ...client, writes }, resources)
    expect((await provider.getList('collections', { filter: {} })).data).toHaveLength(25)
  })

  it('is read in one pass after a deletion', async () => {
    const writes = watchWrites()
    writes.learn(deletion)
    let asked = 0
    const client = clientOf(async () => {
      asked += 1
      const collections = [{ id: 'c' }, { id: 'd' }]
      return Response.json({ collections, metadata: { total: 2 } })
    })
    const provider = createDataProvider({ ...client, writes }, resources)
    const { signal } = new AbortController()
    const page = () => provider.getList<{ id: string }>('collections', { filter: {} })
    expect(await readAll({ size: 25, page, keep: ({ id }) => id, signal })).toEqual(['d'])
    expect(asked).toBe(1)
  })

  it('shows a saved record as its save left it for as long as a query may lag', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.useFakeTimers({ toFake: ['Date'] })
    const mugs = { id: 'c', name: 'Mugs' }
    const client = clientOf(async (_url, { method }) =>
      method === 'PATCH'
        ? Response.json({ collection: { id: 'c', name: 'Cups' } })
        : Response.json({ collection: mugs, collections: [mugs, { id: 'd', name: 'Bowls' }] }),
    )
    const provider = createDataProvider({ ...client, writes: watchWrites() }, resources)
    const names = async () => {
      const { data } = await provider.getList('collections', { filter: {} })
      return data.map(({ name }) => name)
    }
    await provider.update('collections', {
      id: 'c',
      data: { name: 'Cups' },
      previousData: mugs,
    })
    expect(await names()).toEqual(['Cups', 'Bowls'])
    vi.advanceTimersByTime(9_000)
    expect(await names()).toEqual(['Mugs', 'Bowls'])
  })

  it('shows the change of another that is newer than the own one', () => {
    const writes = watchWrites()
    const at = (hour: number) => ({ id: 'ada', updatedDate: new Date(Date.UTC(2026, 0, 1, hour)) })
    writes.keep('members', { ...at(2), status: 'APPROVED' })
    const shown = (hour: number) =>
      writes.latest('members', 'ada', { ...at(hour), status: 'BLOCKED' })
    expect([1, 3].map((hour) => shown(hour).status)).toEqual(['APPROVED', 'BLOCKED'])
  })

  it('still shows what could not be deleted', async () => {
    expect(await list(500)).toEqual(['c', 'd'])
  })

  it('is read again after the last write, and not after a read', async () => {
    vi.useFakeTimers()
    const queryClient = new QueryClient()
    const writes = watchWrites()
    followWrites(queryClient, writes)
    queryClient.setQueryData(['products', 'getList', {}], {})
    queryClient.setQueryData(['products', 'getOne', {}], {})
    const stale = (kind: string) => queryClient.getQueryState(['products', kind, {}])?.isInvalidated
    writes.learn({ ...deletion, operation: 'products.queryProducts', method: 'POST' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(stale('getList')).toBe(false)
    for (const _ of ['first', 'second']) {
      writes.learn(deletion)
      await vi.advanceTimersByTimeAsync(2_000)
      expect(stale('getList')).toBe(false)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    expect([stale('getList'), stale('getOne')]).toEqual([true, false])
  })
})

it('shows the record of a query that has caught up with the change, to the moment', () => {
  const writes = watchWrites()
  const lastUpdated = new Date()
  writes.keep('products', { id: 'p', name: 'Mug', lastUpdated })
  const older = { id: 'p', name: 'Cup', lastUpdated: new Date(lastUpdated.getTime() - 1) }
  expect(writes.latest('products', 'p', older)).toMatchObject({ name: 'Mug' })
  const same = { id: 'p', name: 'Mug', stock: 3, lastUpdated }
  expect(writes.latest('products', 'p', same)).toBe(same)
})
