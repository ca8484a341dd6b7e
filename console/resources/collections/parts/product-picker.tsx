import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import type { Product } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { useRunAction } from '../../../store/run-action.ts'
import { useCollectionActions } from '../actions.ts'

/** Finds a product by name or SKU and puts it into the collection. */
export function ProductPicker({ collectionId, taken }: { collectionId: string; taken: string[] }) {
  const texts = useTexts('collections')
  const { unnamed } = useTexts('products')
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
      getOptionLabel={(product) => product.name ?? unnamed}
      getOptionKey={(product) => product.id}
      filterOptions={(options) => options}
      loading={isFetching}
      disabled={isPending}
      noOptionsText={texts.noOther}
      onChange={(_event, product) => {
        if (!product) return
        run(texts.added(product.name ?? unnamed), () =>
          collections.addProduct(collectionId, product.id),
        )
      }}
      renderInput={(parameters) => <TextField {...parameters} label={texts.addProduct} />}
    />
  )
}
