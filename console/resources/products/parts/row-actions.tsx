import { useState } from 'react'
import type { ListedProduct } from '../../../catalogue/listed-product.ts'
import { useTexts } from '../../../messages/language-context.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import type { RowActs } from '../use-row-actions.ts'

/** Shows, hides or duplicates the product. */
export function RowActions({ product, acts }: { product: ListedProduct; acts: RowActs }) {
  const texts = useTexts('productList')
  const [busy, setBusy] = useState(false)
  const { name } = product
  return (
    <>
      <IconButton
        icon={product.visible ? 'eye' : 'eyeOff'}
        label={product.visible ? texts.hide(name) : texts.show(name)}
        onClick={() => acts.changeVisibility(product)}
      />
      {/* A copy would be physical: the platform creates no others. */}
      {product.productType === 'physical' && (
        <IconButton
          icon="copy"
          label={texts.duplicate(name)}
          disabled={busy}
          onClick={() => {
            setBusy(true)
            void acts.duplicate(product).finally(() => setBusy(false))
          }}
        />
      )}
    </>
  )
}
