// The products of a collection as a list of its own: changes apply at once.
import { Box, Typography } from '@mui/material'
import { ResourceContextProvider } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { ALL_PRODUCTS } from '../../../catalogue/all-products.ts'
import type { ListedProduct } from '../../../catalogue/listed-product.ts'
import { useTexts } from '../../../messages/language-context.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import type { ListDescription } from '../../../ui/list/description.ts'
import { ListPart } from '../../../ui/list/list-page.tsx'
import { dialogInTheme } from '../../../ui/page/lazy-part.tsx'
import { Guarded } from '../../../ui/permissions/guarded.tsx'
import { productFilters } from '../../products/list-filter.ts'
import { named, useProductChanges } from '../../products/product-changes.ts'
import { productColumns, productTitle } from '../../products/product-columns.tsx'
import type { CollectionRow } from '../adapter.ts'

const ProductPicker = dialogInTheme(
  async () => (await import('./product-picker.tsx')).ProductPicker,
)

export function CollectionProducts({ collection }: { collection: CollectionRow }) {
  const texts = useTexts('collections')
  const description = useProductList(collection)
  const [picking, setPicking] = useState(false)
  const fixed = collection.id === ALL_PRODUCTS
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5, minHeight: 44 }}>
        <Typography component="h2" variant="h2" id={id} sx={{ flex: 1 }}>
          {texts.columns.products}
        </Typography>
        {!fixed && (
          <Guarded area="collections">
            <Button look="outlined" tone="primary" icon="plus" onClick={() => setPicking(true)}>
              {texts.addProducts}
            </Button>
          </Guarded>
        )}
      </Box>
      <ResourceContextProvider value="products">
        <ListPart description={description} />
      </ResourceContextProvider>
      {picking && <ProductPicker collection={collection} onClose={() => setPicking(false)} />}
    </Box>
  )
}

function useProductList({ id }: CollectionRow): ListDescription<ListedProduct> {
  const texts = useTexts('collections')
  const products = useTexts('products')
  const { takingOut } = useProductChanges()
  return useMemo(() => {
    const { price, stock, visibility } = productColumns(products)
    return {
      texts: { ...products, none: texts.noProducts },
      fixed: { collection: id },
      sort: { field: 'name', order: 'ASC' },
      queries: { table: 'products', filters: productFilters, search: 'name' },
      title: { ...productTitle(products), to: (product) => `/products/${product.id}` },
      columns: [price, { ...stock, hideBelow: 'md' }, { ...visibility, hideBelow: 'lg' }],
      kept: named,
      bulk:
        id === ALL_PRODUCTS
          ? []
          : [{ area: 'collections', label: texts.takeOut, change: takingOut(id) }],
    }
  }, [texts, products, id, takingOut])
}
