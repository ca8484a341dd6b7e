// A list of mugs, and an in-memory provider that records its requests.
import type { DataProvider, GetListParams } from 'ra-core'
import { useMemo } from 'react'
import type { ListDescription } from '../../../console/ui/list/description.ts'
import { ListPage } from '../../../console/ui/list/list-page.tsx'
import { answer } from './render.tsx'

export interface Mug {
  id: string
  name: string
  price: number
}

export const mugs: readonly Mug[] = Array.from({ length: 60 }, (_, index) => ({
  id: `mug-${index + 1}`,
  name: `Mug ${String(index + 1).padStart(2, '0')}`,
  price: 10 + index,
}))

/**
 * A provider with these records, and its recorded list requests.
 *
 * @param countable how many of them it counts
 */
export function provideMugs(rows: readonly Mug[] = mugs, countable = rows.length) {
  const asked: GetListParams[] = []
  const provider: Partial<DataProvider> = {
    getList: async (_resource, parameters) => {
      asked.push(parameters)
      const { page = 1, perPage = 50 } = parameters.pagination ?? {}
      const q = String(parameters.filter?.q ?? '').toLowerCase()
      const found = rows.filter(({ name }) => name.toLowerCase().includes(q))
      const total = Math.min(found.length, Math.max(countable, page * perPage))
      return answer({
        data: found.slice((page - 1) * perPage, page * perPage),
        total,
        ...(found.length > total && { meta: { capped: true } }),
      })
    },
  }
  return { provider, asked }
}

const description: ListDescription<Mug> = {
  texts: {
    name: 'Mugs',
    notLoaded: 'Mugs could not be loaded',
    none: 'No mugs yet',
    count: (count, capped) => `${count}${capped ? '+' : ''} ${count === 1 ? 'mug' : 'mugs'}`,
    search: 'Search mugs',
    create: 'New mug',
  },
  sort: { field: 'name', order: 'ASC' },
  title: { label: 'Mug', sortBy: 'name', name: (mug) => mug.name, detail: (mug) => mug.id },
  columns: [
    {
      id: 'price',
      label: 'Price',
      sortBy: 'price',
      align: 'end',
      render: (mug) => `€${mug.price}`,
    },
    { id: 'shelf', label: 'Shelf', render: () => 'Left' },
  ],
  filters: [
    {
      kind: 'choice',
      label: 'Shelf',
      source: 'shelf',
      options: [{ value: 'left', label: 'Left' }],
    },
  ],
}

/** The list of mugs, extensible per test. */
export function MugList({ more }: { more?: Partial<ListDescription<Mug>> }) {
  const mugList = useMemo(() => ({ ...description, ...more }), [more])
  return <ListPage description={mugList} />
}
