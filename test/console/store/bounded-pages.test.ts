import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { boundPages } from '../../../console/store/bounded-pages.ts'

const queryClient = new QueryClient()
boundPages(queryClient, 3)

afterEach(() => queryClient.clear())

const keyOf = (page: number, resource = 'products') => [resource, 'getList', { page }]

/** Shows a page, as its list does, until the function that it returns is called. */
async function show(queryKey: readonly unknown[]): Promise<() => void> {
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => ['a row'] })
  const leave = observer.subscribe(() => {})
  await queryClient.fetchQuery({ queryKey, queryFn: () => ['a row'] })
  return leave
}

async function visit(queryKey: readonly unknown[]) {
  const leave = await show(queryKey)
  leave()
}

const isKept = (queryKey: readonly unknown[]) => queryClient.getQueryData(queryKey) !== undefined

describe('pages that are no longer on screen', () => {
  it('are kept up to a limit, the latest first', async () => {
    for (let page = 1; page <= 200; page += 1) await visit(keyOf(page))
    expect([197, 198, 199, 200].map((page) => isKept(keyOf(page)))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(queryClient.getQueryCache().getAll()).toHaveLength(3)
  })

  it('are kept longer when they were shown again', async () => {
    for (const page of [1, 2, 3, 1, 4]) await visit(keyOf(page))
    expect([1, 2, 3, 4].map((page) => isKept(keyOf(page)))).toEqual([true, false, true, true])
  })

  it('are counted for all lists together', async () => {
    await visit(keyOf(1, 'members'))
    for (const page of [1, 2, 3]) await visit(keyOf(page))
    expect(isKept(keyOf(1, 'members'))).toBe(false)
  })

  it('are kept while they are shown, however many follow', async () => {
    const leave = await show(keyOf(1))
    for (const page of [2, 3, 4, 5, 6]) await visit(keyOf(page))
    expect(isKept(keyOf(1))).toBe(true)
    leave()
  })

  it('do not count towards the limit once they are gone', async () => {
    for (const page of [1, 2, 3]) await visit(keyOf(page))
    queryClient.removeQueries({ queryKey: keyOf(2) })
    await visit(keyOf(4))
    expect([1, 3, 4].map((page) => isKept(keyOf(page)))).toEqual([true, true, true])
  })

  it('take no record and no count with them', async () => {
    const others = [
      ['products', 'getOne', { id: '1' }],
      ['products', 'count', {}],
    ]
    for (const other of others) await visit(other)
    for (let page = 1; page <= 9; page += 1) await visit(keyOf(page))
    expect(others.map(isKept)).toEqual([true, true])
  })
})
