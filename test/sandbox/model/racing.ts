/** A planted bug: a store that looks at its stock, takes its time, and writes down what it thinks is left. */
import type { Shop } from '../commerce/catalogue/shop.ts'

interface Line {
  readonly productId: string
  readonly variantId: string
  readonly decrementBy: number
}

/** The shop, but for its decrement, which does not lock. */
export function racingShop(shop: Shop): Shop {
  return {
    ...shop,
    status: async (id, parts) => {
      if (id !== 'inventory.decrementInventory') return shop.status(id, parts)
      return takeWithoutLock(shop, JSON.parse(JSON.stringify(parts?.body)).decrementData[0])
    },
  }
}

async function takeWithoutLock(
  shop: Shop,
  { productId, variantId, decrementBy }: Line,
): Promise<number> {
  const { inventoryItem } = await shop.call('inventory.getInventoryVariants', {
    path: { inventoryId: productId },
    body: { productId },
  })
  const left = (inventoryItem.variants[0]?.quantity ?? 0) - decrementBy
  if (left < 0) return 409
  const item = { variants: [{ variantId, quantity: left }] }
  return shop.status('inventory.updateInventoryVariants', {
    path: { productId },
    body: { inventoryItem: item },
  })
}
