// Why the product is unavailable, with a fix for each reason.
import { Alert, Box, Button } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import type { Product } from 'storefront-client'
import {
  type PurchaseObstacle,
  purchaseObstacles,
} from '../../../../catalogue/purchase-obstacles.ts'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useStoreClient } from '../../../../store/store-context.tsx'
import { useRunAction } from '../../../../ui/form/run-action.ts'
import { Guarded } from '../../../../ui/permissions/guarded.tsx'
import { fixes } from './fixes.ts'
import { usePreorder } from './use-preorder.ts'

export function CannotBeBought() {
  const product = useRecordContext<Product>()
  const preorder = usePreorder(product)
  const texts = useTexts('obstacles')
  if (!product || preorder === undefined) return null
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
  const fix = fixes[obstacle]
  const counted = obstacle === 'outOfStock' && product.stock?.trackInventory
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}
    >
      <Box sx={{ flex: '1 1 240px' }}>{texts.reasons[obstacle]}</Box>
      {fix.kind === 'field' && (
        <Button variant="outlined" color="inherit" onClick={() => focusField(fix.field)}>
          {texts.fixes[obstacle]}
        </Button>
      )}
      <Guarded>
        {fix.kind === 'action' && !counted && (
          <Button
            variant="outlined"
            color="inherit"
            loading={isPending}
            onClick={() => run(texts.fixed[obstacle], () => fix.act(client, product))}
          >
            {texts.fixes[obstacle]}
          </Button>
        )}
      </Guarded>
      {counted && (
        <Button
          component={RouterLink}
          to={`/inventory/${product.id}`}
          variant="outlined"
          color="inherit"
        >
          {texts.addUnits}
        </Button>
      )}
    </Box>
  )
}

function focusField(name: string) {
  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
