import type { Product } from 'storefront-client'
import { EditPage } from '../../ui/form/form-page.tsx'
import { RemoveButton } from '../../ui/form/remove-button.tsx'
import { DateText } from '../../ui/values/date.tsx'
import { ProductFields } from './parts/product-fields.tsx'
import { StockStatus } from './parts/stock-status.tsx'

export function ProductEdit() {
  return (
    <EditPage<Product>
      listName="Products"
      titleOf={(product) => product.name ?? 'Unnamed product'}
      note={(product) => (
        <>
          <StockStatus stock={product.stock} />
          <span>
            Last changed <DateText value={product.lastUpdated} />
          </span>
        </>
      )}
      actions={(product) => <RemoveButton what="product" name={product.name ?? 'this product'} />}
      savedMessage="Product saved"
    >
      <ProductFields />
    </EditPage>
  )
}
