import type { Product } from 'storefront-client'
import { useTexts } from '../../messages/language-context.tsx'
import { EditPage } from '../../ui/form/form-page.tsx'
import { RemoveButton } from '../../ui/form/remove-button.tsx'
import { DateText } from '../../ui/values/date.tsx'
import { ProductFields } from './parts/product-fields.tsx'
import { StockStatus } from './parts/stock-status.tsx'

export function ProductEdit() {
  const texts = useTexts('products')
  return (
    <EditPage<Product>
      texts={texts}
      titleOf={(product) => product.name}
      note={(product) => (
        <>
          <StockStatus stock={product.stock} />
          <span>
            {texts.lastChanged} <DateText value={product.lastUpdated} />
          </span>
        </>
      )}
      actions={(product) => <RemoveButton name={product.name} consequence={texts.removal} />}
    >
      <ProductFields />
    </EditPage>
  )
}
