// The variants of a product with options, and a reset to inherited values.
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ProductOption } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useStoreClient } from '../../../../store/store-context.tsx'
import { Modal } from '../../../../ui/controls/modal.tsx'
import { useRunAction } from '../../../../ui/form/run-action.ts'
import { Section } from '../../../../ui/form/section.tsx'
import { Guarded } from '../../../../ui/permissions/guarded.tsx'
import { usualOf } from '../../logic/variant-matrix.ts'
import { useProduct } from '../../use-product.ts'
import { VariantsGrid } from './variants-grid.tsx'

export function VariantsSection() {
  const texts = useTexts('variants')
  const product = useProduct()
  const [options, price, cost, weight, type, value]: unknown[] = useWatch({
    name: [
      ...['productOptions', 'priceData.price', 'costAndProfitData.itemCost', 'weight'],
      ...['discount.type', 'discount.value'],
    ],
  })
  if (!Array.isArray(options) || options.length === 0) return null
  const usual = {
    price: asNumber(price),
    cost: asNumber(cost),
    weight: asNumber(weight),
    discount: { type, value },
    saved: usualOf(product),
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Section title={texts.variants} note={texts.variantsHint}>
        <VariantsGrid
          usual={usual}
          currency={product.priceData?.currency ?? ''}
          options={options.map(({ name }: ProductOption) => name)}
        />
        {product.manageVariants && (
          <Guarded>
            <ResetVariants productId={product.id} />
          </Guarded>
        )}
      </Section>
    </Box>
  )
}

function ResetVariants({ productId }: { productId: string }) {
  const texts = useTexts('variants')
  const client = useStoreClient()
  const { run, isPending } = useRunAction()
  const [asking, setAsking] = useState(false)
  const reset = async () => {
    await run(texts.wereReset, () => client.products.resetAllProductVariantData(productId))
    setAsking(false)
  }
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {texts.reset}
      </Button>
      <Modal
        title={texts.resetTitle}
        open={asking}
        close={() => setAsking(false)}
        focusClose
        action={{ label: texts.reset, busy: isPending, press: () => void reset() }}
        text={texts.resetText}
      />
    </>
  )
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
