import type { Product } from 'storefront-client'
import { Status } from '../../../ui/values/status.tsx'

const LOW = 5

/** Whether the product can be sold, and how many are left where that is counted. */
export function StockStatus({ stock }: { stock: Product['stock'] }) {
  if (!stock) return <>—</>
  const counted =
    stock.trackInventory && typeof stock.quantity === 'number' ? stock.quantity : undefined
  if (stock.inventoryStatus === 'OUT_OF_STOCK') return <Status tone="bad">Out of stock</Status>
  if (stock.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK') {
    return (
      <Status tone="caution">
        {counted === undefined ? 'Partly out' : `Partly out · ${counted}`}
      </Status>
    )
  }
  if (counted === undefined) return <Status tone="good">In stock</Status>
  return counted <= LOW ? (
    <Status tone="caution">{`Low · ${counted}`}</Status>
  ) : (
    <Status tone="good">{`In stock · ${counted}`}</Status>
  )
}
