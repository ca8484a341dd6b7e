import { useTexts } from '../../../messages/language-context.tsx'
import { LOW_STOCK } from '../../../ui/values/low-stock.ts'
import { Status } from '../../../ui/values/status.tsx'
import type { InventoryRow } from '../adapter.ts'

/** The stock of the product's variants in one status, the worst first. */
export function StockLevel({ item: { tracked, variants } }: { item: InventoryRow }) {
  const texts = useTexts('stock')
  const out = variants.filter(({ quantity, inStock }) => (tracked ? quantity === 0 : !inStock))
  if (out.length === variants.length) return <Status tone="bad">{texts.out}</Status>
  if (out.length > 0)
    return <Status tone="caution">{texts.outOf(out.length, variants.length)}</Status>
  const low = tracked && variants.some(({ quantity }) => quantity <= LOW_STOCK)
  return low ? (
    <Status tone="caution">{texts.low}</Status>
  ) : (
    <Status tone="good">{texts.inStock}</Status>
  )
}
