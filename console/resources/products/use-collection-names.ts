import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { ALL_PRODUCTS } from '../../catalogue/all-products.ts'
import { LARGEST_PAGE } from '../../store/list-query.ts'
import { useRowsShown } from '../../ui/page/use-rows-shown.ts'

interface Named {
  id: string
  name: string
}

/** Every collection that products can be added to, by name. */
export function useCollectionNames() {
  const dataProvider = useDataProvider()
  const { data, isPending, error } = useQuery({
    queryKey: ['collections', 'names'],
    enabled: useRowsShown(),
    queryFn: async ({ signal }) => {
      const found: Named[] = []
      for (let page = 1; ; page += 1) {
        const { data: read, total = 0 } = await dataProvider.getList<Named>('collections', {
          pagination: { page, perPage: LARGEST_PAGE },
          sort: { field: 'name', order: 'ASC' },
          filter: {},
          signal,
        })
        found.push(...read)
        if (read.length < LARGEST_PAGE || found.length >= total) return found
      }
    },
  })
  const collections = useMemo(
    () =>
      (data ?? []).filter(({ id }) => id !== ALL_PRODUCTS).map(({ id, name }) => ({ id, name })),
    [data],
  )
  return { collections, isPending, error }
}
