import { useGetList } from 'ra-core'
import { useMemo } from 'react'
import { ALL_PRODUCTS } from '../../catalogue/all-products.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { useDrawn } from '../../ui/page/use-drawn.ts'

interface Named {
  id: string
  name?: string | null
}

const request = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
}

/** The collections that an owner can put products into, by name. */
export function useCollectionNames() {
  const { unnamedCollection } = useTexts('productPage')
  const { data, isPending, error } = useGetList<Named>('collections', request, {
    enabled: useDrawn(),
  })
  const collections = useMemo(
    () =>
      (data ?? [])
        .filter(({ id }) => id !== ALL_PRODUCTS)
        .map(({ id, name }) => ({ id, name: name ?? unnamedCollection })),
    [data, unnamedCollection],
  )
  return { collections, isPending, error }
}
