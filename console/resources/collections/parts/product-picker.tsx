import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import type { Product } from 'storefront-client'
import { useRunAction } from '../../../store/run-action.ts'
import { useCollectionActions } from '../actions.ts'

/** Finds a product by name or SKU and puts it into the collection. */
export function ProductPicker({ collectionId, taken }: { collectionId: string; taken: string[] }) {
  const collections = useCollectionActions()
  const { run, isPending } = useRunAction()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data: found = [], isFetching } = useGetList<Product>('products', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <Autocomplete<Product>
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => setTyped(reason === 'input' ? value : '')}
      options={found.filter((product) => !taken.includes(product.id))}
      getOptionLabel={(product) => product.name ?? product.id}
      getOptionKey={(product) => product.id}
      filterOptions={(options) => options}
      loading={isFetching}
      disabled={isPending}
      noOptionsText="No other product matches"
      onChange={(_event, product) => {
        if (!product) return
        run(`${product.name ?? 'The product'} is in the collection`, () =>
          collections.addProduct(collectionId, product.id),
        )
      }}
      renderInput={(parameters) => <TextField {...parameters} label="Add a product" />}
    />
  )
}
