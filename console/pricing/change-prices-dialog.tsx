// 'Change prices': the change, the rounding, and a preview of every price before anything is sent.
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import { moneyKindOf } from '../messages/number-kinds.ts'
import { Modal } from '../ui/controls/modal.tsx'
import { RadioRow } from '../ui/controls/radio-row.tsx'
import { NumberField } from '../ui/numbers/number-field.tsx'
import type { EnteredNumber } from '../ui/numbers/use-typed-number.ts'
import { PlanPreview } from './plan-preview.tsx'
import type { PriceChange } from './price-change.ts'
import { type PriceEnding, priceEndings } from './price-ending.ts'
import { changesAny, type PlannedPrice, planPrices, summarize } from './price-plan.ts'
import type { useProductsNow } from './use-products-now.ts'

type Direction = 'increase' | 'decrease'

/** A minus reverses the direction. */
const percent = {
  kind: { unit: '%', signed: true, maximum: 100_000, decimals: 2 },
  after: '%',
} as const

interface ChangePricesDialogProps extends ReturnType<typeof useProductsNow> {
  apply(plan: PlannedPrice[]): void
  close(): void
}

export function ChangePricesDialog(props: ChangePricesDialogProps) {
  const { products, apply, close, ...reading } = props
  const texts = useTexts('prices')
  const currency = products?.[0]?.priceData?.currency ?? ''
  const amount = useMemo(
    () => ({ ...moneyKindOf(currency), signed: true, minimum: undefined }),
    [currency],
  )
  const endings = priceEndings(currency)
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [ending, setEnding] = useState<PriceEnding>('none')
  const [direction, setDirection] = useState<Direction>('increase')
  const [entered, setEntered] = useState<EnteredNumber>(null)
  const size = typeof entered === 'number' ? entered : undefined
  // The field must not lag, however many prices follow it.
  const wanted = size && direction === 'decrease' ? -size : (size ?? 0)
  const value = useDeferredValue(wanted)
  const plan = useMemo(
    () => products && planPrices(products, { by, value, ending }),
    [products, by, value, ending],
  )
  const summary = useMemo(() => plan && summarize(plan), [plan])
  const ready = size !== undefined && summary !== undefined && summary.changes > 0
  const submit = () => {
    if (size === undefined || !products || !plan) return
    // Enter can arrive before the deferred preview has caught up.
    const wholePlan = value === wanted ? plan : planPrices(products, { by, value: wanted, ending })
    const changed = wholePlan.filter(changesAny)
    if (changed.length > 0) apply(changed)
  }
  return (
    <Modal
      title={texts.title}
      close={close}
      width="md"
      submit={submit}
      action={{ label: texts.apply(summary?.changes ?? 0), disabled: !ready }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', mt: 0.5 }}>
        <RadioRow
          label={texts.by}
          choices={[
            { id: 'percent', name: texts.percent },
            { id: 'amount', name: texts.amount },
          ]}
          value={by}
          change={setBy}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={direction}
          aria-label={texts.direction}
          onChange={(_event, next) => next && setDirection(next === 'decrease' ? next : 'increase')}
        >
          <ToggleButton value="increase">{texts.increase}</ToggleButton>
          <ToggleButton value="decrease">{texts.decrease}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: 320 }}>
          <NumberField
            {...(by === 'percent' ? percent : { kind: amount, currency })}
            label={by === 'percent' ? texts.percentValue : texts.amountValue}
            value={entered}
            change={(next) => {
              // A minus selects the other direction.
              const lowers = typeof next === 'number' && next < 0
              if (lowers) setDirection('decrease')
              setEntered(lowers ? -next : next)
            }}
            autoFocus
          />
        </Box>
        {endings.length > 1 && (
          <RadioRow
            label={texts.rounding}
            choices={endings.map((known) => ({
              id: known,
              name: known === 'none' ? texts.keepCents : texts.endsIn(known),
            }))}
            value={ending}
            change={setEnding}
          />
        )}
        <PlanPreview {...reading} plan={plan} summary={summary} />
      </Box>
    </Modal>
  )
}
