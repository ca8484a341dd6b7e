import { LOW_STOCK } from '../../../ui/values/low-stock.ts'
import { Status } from '../../../ui/values/status.tsx'
import type { InventoryRow } from '../adapter.ts'

/** The stock of the product's variants in one status, the worst first. */
export function StockLevel({ item: { tracked, variants } }: { item: InventoryRow }) {
  const out = variants.filter(({ quantity, inStock }) => (tracked ? quantity === 0 : !inStock))
  if (out.length === variants.length) return <Status tone="bad">Out of stock</Status>
  if (out.length > 0)
    return <Status tone="caution">{`${out.length} of ${variants.length} out`}</Status>
  const low = tracked && variants.some(({ quantity }) => quantity <= LOW_STOCK)
  return low ? <Status tone="caution">Low</Status> : <Status tone="good">In stock</Status>
}
