// The price, its discount and the cost, with a live preview of the buyers' price and the store's profit.
import { useCallback } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../../../messages/language-context.tsx'
import { percentKind } from '../../../../messages/number-kinds.ts'
import { discountValueIn } from '../../../../pricing/discount.ts'
import type { ValuesAt } from '../../../../ui/form/field-registry.tsx'
import { NumberInput, SelectInput } from '../../../../ui/form/inputs.tsx'
import { Row, Section } from '../../../../ui/form/section.tsx'
import { discountChoices } from '../../discount-kinds.ts'
import { useProduct } from '../../use-product.ts'
import { useMoneyField } from './entered-sale.ts'
import { PricePerUnit } from './price-per-unit.tsx'
import { PricePreview } from './price-preview.tsx'

export function PriceFields() {
  const { discounts, fields, sections } = useTexts('products')
  const money = useMoneyField()
  const { discount } = useProduct()
  const { setValue } = useFormContext()
  // What is an amount may be no percentage.
  const startValue = (type: string) => {
    const isKept = type === discount?.type || discountValueIn(type) === undefined
    setValue('discount.value', isKept ? discount?.value : null, { shouldDirty: true })
  }
  return (
    <Section title={sections.price}>
      <Row>
        <NumberInput source="priceData.price" label={fields.price} isRequired {...money} />
        <NumberInput source="costAndProfitData.itemCost" label={fields.cost} {...money} />
      </Row>
      <Row>
        <SelectInput
          source="discount.type"
          label={fields.discount}
          choices={discountChoices(discounts)}
          isRequired
          onChoice={startValue}
        />
        <DiscountValue />
      </Row>
      <PricePreview />
      <PricePerUnit />
    </Section>
  )
}

const percent = { kind: percentKind, after: '%' }

function DiscountValue() {
  const { discounts } = useTexts('products')
  const valueIn = discountValueIn(useWatch({ name: 'discount.type' }))
  const money = useMoneyField()
  const { kind, currency } = money
  const numbers = useCallback(
    (_path: string, valueAt: ValuesAt) =>
      discountValueIn(valueAt('discount.type')) === 'percent' ? percent : { kind, currency },
    [kind, currency],
  )
  if (!valueIn) return null
  const unit = valueIn === 'percent' ? percent : money
  return (
    <NumberInput source="discount.value" label={discounts[valueIn]} numbers={numbers} {...unit} />
  )
}
