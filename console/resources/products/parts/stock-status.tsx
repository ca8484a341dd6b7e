import type { Product } from 'storefront-client'
import { useLanguage } from '../../../messages/language-context.tsx'
import { Status } from '../../../ui/values/status.tsx'
import { stockState } from '../stock-states.ts'

/** The product's availability, with the units left if inventory is tracked. */
export function StockStatus({ stock }: { stock: Product['stock'] }) {
  const { language } = useLanguage()
  if (!stock) return <>—</>
  const { trackInventory, quantity, inventoryStatus } = stock
  const units = trackInventory && typeof quantity === 'number' ? quantity : undefined
  const { tone, text } = stockState(inventoryStatus, units, language)
  return <Status tone={tone}>{text}</Status>
}
