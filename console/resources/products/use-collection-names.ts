import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { ALL_PRODUCTS } from '../../catalogue/all-products.ts'
import { LARGEST_PAGE } from '../../store/list-query.ts'
import { useRowsShown } from '../../ui/page/use-rows-shown.ts'

interface Named {
  id: string
  name: string
}

const none: readonly Named[] = []

/** Every collection that products can be added to, by name. */
export function useCollectionNames() {
  const dataProvider = useDataProvider()
  const {
    data = none,
    isPending,
    error,
  } = useQuery({
    queryKey: ['collections', 'names'],
    enabled: useRowsShown(),
    queryFn: async ({ signal }) => {
      const { readAll } = await import('../../ui/list/read-all.ts')
      return readAll({
        size: LARGEST_PAGE,
        page: (page) =>
          dataProvider.getList<Named>('collections', {
            pagination: { page, perPage: LARGEST_PAGE },
            sort: { field: 'name', order: 'ASC' },
            filter: {},
            signal,
          }),
        keep: ({ id, name }) => (id === ALL_PRODUCTS ? undefined : { id, name }),
        signal,
      })
    },
  })
  return { collections: data, isPending, error }
}
