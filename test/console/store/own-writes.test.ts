// What the console does after its own writes on a platform whose queries lag behind.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { followWrites } from '../../../console/providers/query-client.ts'
import { resources } from '../../../console/resources/index.ts'
import { watchWrites } from '../../../console/store/own-writes.ts'
import { clientOf } from '../support/fake-platform.ts'

const deletion = {
  ...{ operation: 'products.deleteCollection', method: 'DELETE', status: 200 },
  url: 'https://store.example/v1/collections/c',
}

afterEach(() => void vi.useRealTimers())

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
