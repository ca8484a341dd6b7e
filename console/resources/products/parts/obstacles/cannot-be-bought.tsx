// Why the product is unavailable, with a fix for each reason.
import { Alert, Box } from '@mui/material'
import type { Product } from 'storefront-client'
import {
  type PurchaseObstacle,
  purchaseObstacles,
} from '../../../../catalogue/purchase-obstacles.ts'
import { useTexts } from '../../../../messages/language-context.tsx'
import type { StoreClient } from '../../../../store/store-client.ts'
import { useStoreClient } from '../../../../store/store-context.tsx'
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx'
import { useRunAction } from '../../../../ui/form/run-action.ts'
import { Guarded } from '../../../../ui/permissions/guarded.tsx'
import { useProduct } from '../../use-product.ts'
import { usePreorder } from './use-preorder.ts'

export function CannotBeBought() {
  const product = useProduct()
  const preorder = usePreorder(product)
  const texts = useTexts('obstacles')
  if (preorder === undefined) return null
  const obstacles = purchaseObstacles(product, { preorder })
  if (obstacles.length === 0) return null
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <Box sx={{ fontWeight: 650 }}>{texts.because}</Box>
      <ul>
        {obstacles.map((obstacle) => (
          <Obstacle key={obstacle} obstacle={obstacle} product={product} />
        ))}
      </ul>
    </Alert>
  )
}

function Obstacle({ obstacle, product }: { obstacle: PurchaseObstacle; product: Product }) {
  const texts = useTexts('obstacles')
  const client = useStoreClient()
  const { run, isPending } = useRunAction()
  const counted = obstacle === 'outOfStock' && product.stock?.trackInventory
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}
    >
      <Box sx={{ flex: '1 1 240px' }}>{texts.reasons[obstacle]}</Box>
      {counted ? (
        <ButtonLink to={`/inventory/${product.id}`} look="outlined">
          {texts.addUnits}
        </ButtonLink>
      ) : (
        <Guarded>
          <Button
            look="outlined"
            disabled={isPending}
            onClick={() =>
              obstacle === 'noPrice'
                ? focusPrice()
                : run(texts.fixed[obstacle], () => fixes[obstacle](client, product))
            }
          >
            {texts.fixes[obstacle]}
          </Button>
        </Guarded>
      )}
    </Box>
  )
}

function focusPrice() {
  document.querySelector<HTMLElement>('[name="priceData.price"]')?.focus()
}

/** The changes that fix it at once; a price is the owner's to enter. */
const fixes: Record<
  Exclude<PurchaseObstacle, 'noPrice'>,
  (client: StoreClient, product: Product) => Promise<unknown>
> = {
  hidden: (client, { id }) => client.products.updateProduct(id, { product: { visible: true } }),
  variantsHidden: (client, { id, variants }) =>
    client.products.updateProductVariants(id, {
      variants: [{ variantIds: variants.map((variant) => variant.id), visible: true }],
    }),
  outOfStock: (client, { id, variants }) =>
    client.inventory.updateInventoryVariants(id, {
      inventoryItem: {
        variants: variants.map((variant) => ({ variantId: variant.id, inStock: true })),
      },
    }),
}
