// 'Set discount': one discount for the selected products, or none, and a preview of what buyers pay.
import { Box } from '@mui/material'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ProductDiscountTypeInput } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { moneyKindOf, percentKind } from '../../../messages/number-kinds.ts'
import { discountValueIn } from '../../../pricing/discount.ts'
import { PlanPreview } from '../../../pricing/plan-preview.tsx'
import { type PricedProduct, planDiscount, summarize } from '../../../pricing/price-plan.ts'
import { useProductsNow } from '../../../pricing/use-products-now.ts'
import { usePatch } from '../../../store/patch-record.ts'
import { useStoreClient } from '../../../store/store-context.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import { RadioRow } from '../../../ui/controls/radio-row.tsx'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { NumberField } from '../../../ui/numbers/number-field.tsx'
import type { EnteredNumber } from '../../../ui/numbers/use-typed-number.ts'
import { discountChoices, discountInput } from '../discount-kinds.ts'
import {
  type Discount,
  type DiscountedProduct,
  discountedRows,
  discountJob,
} from './set-discount.ts'

/** The dialog, on freshly read products. */
export function SetDiscount({ rows, start, close }: BulkDialogProps) {
  const { setting } = useTexts('productList')
  const client = useStoreClient()
  const patch = usePatch()
  return (
    <SetDiscountDialog
      {...useProductsNow({ ids: rows.map(({ id }) => id) })}
      close={close}
      apply={(discount, products) =>
        start(
          discountJob(client, discount, setting, (product) => patch('products', product)),
          products,
        )
      }
    />
  )
}

interface SetDiscountDialogProps extends ReturnType<typeof useProductsNow> {
  apply(discount: Discount, products: DiscountedProduct[]): void
  close(): void
}

export function SetDiscountDialog(props: SetDiscountDialogProps) {
  const { products, apply, close, ...reading } = props
  const { set, setFor } = useTexts('productList')
  const { discounts, fields } = useTexts('products')
  const { percentValue, amountValue } = useTexts('prices')
  const currency = products?.[0]?.priceData?.currency ?? ''
  const [chosen, setChosen] = useState<ProductDiscountTypeInput>()
  const type = chosen ?? 'PERCENT'
  const [entered, setEntered] = useState<EnteredNumber>(null)
  const unit = discountValueIn(type)
  const wanted = useMemo(() => {
    if (unit === undefined) return discountInput({ type })
    return typeof entered === 'number' && entered > 0
      ? discountInput({ type, value: entered })
      : undefined
  }, [type, unit, entered])
  // The field must not lag, however many prices follow it.
  const shown = useDeferredValue(wanted)
  const preview = useMemo(() => products && previewOf(products, shown), [products, shown])
  const submit = () => {
    if (!products || !wanted) return
    // Enter can arrive before the deferred preview has caught up.
    const { rows } = previewOf(products, wanted)
    if (rows.length > 0) apply(wanted, rows)
  }
  const count = preview?.rows.length ?? 0
  return (
    <Modal
      title={set.discount}
      close={close}
      width="md"
      submit={submit}
      action={{ label: setFor(count), disabled: count === 0 }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', mt: 0.5 }}>
        <RadioRow
          label={fields.discount}
          choices={discountChoices(discounts)}
          value={type}
          change={(next) => {
            setChosen(next)
            // What is an amount may be no percentage.
            setEntered(null)
          }}
        />
        {unit && (
          <Box sx={{ maxWidth: 320 }}>
            <NumberField
              {...(unit === 'percent' ? percent : { kind: moneyKindOf(currency), currency })}
              label={unit === 'percent' ? percentValue : amountValue}
              value={entered}
              change={setEntered}
              autoFocus={chosen === undefined}
            />
          </Box>
        )}
        <PlanPreview {...reading} {...preview} />
      </Box>
    </Modal>
  )
}

const percent = { kind: percentKind, after: '%' } as const

function previewOf(products: readonly PricedProduct[], wanted: Discount | undefined) {
  const plan = planDiscount(products, wanted)
  const rows = wanted ? discountedRows(products, plan, wanted) : []
  return { plan, summary: summarize(plan), rows }
}
