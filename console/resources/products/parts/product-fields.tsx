// The fields of a product; the platform enforces the description's limits.
import { InputAdornment } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { Product } from 'storefront-client'
import { BooleanInput, NumberInput, SelectInput, TextInput } from '../../../ui/form/inputs.tsx'
import { Columns, Row, Section } from '../../../ui/form/section.tsx'
import { currencySign } from '../../../ui/values/money.ts'
import { discountChoices, discountKind } from '../discount-kinds.ts'
import { PricePreview } from './price-preview.tsx'
import { ProductPictures } from './product-pictures.tsx'

export function ProductFields() {
  const money = useMoneyField()
  return (
    <Columns
      main={
        <>
          <Section title="Product">
            <TextInput source="name" isRequired />
            <TextInput source="description" multiline minRows={4} maxRows={14} />
          </Section>
          <Section title="Price">
            <Row>
              <NumberInput source="priceData.price" label="Price" isRequired {...money} />
              <SelectInput
                source="discount.type"
                label="Discount"
                choices={discountChoices}
                emptyText={false}
                isRequired
              />
              <DiscountValue />
            </Row>
            <PricePreview />
          </Section>
          <ProductPictures />
        </>
      }
      side={
        <>
          <Section title="In the shop">
            <BooleanInput source="visible" label="Visible to visitors" />
            <TextInput source="ribbon" />
            <TextInput source="brand" />
          </Section>
          <Section title="Cost and shipping">
            <NumberInput source="costAndProfitData.itemCost" label="Cost of goods" {...money} />
            <TextInput source="sku" label="SKU" />
            <NumberInput source="weight" label="Weight" {...withUnit('kg')} />
          </Section>
        </>
      }
    />
  )
}

function DiscountValue() {
  const { label, valueIn } = discountKind(useWatch({ name: 'discount.type' }))
  const money = useMoneyField()
  if (!valueIn) return null
  const unit = valueIn === 'percent' ? withUnit('%') : money
  return <NumberInput source="discount.value" label={label} {...unit} />
}

function withUnit(unit: string) {
  const endAdornment = <InputAdornment position="end">{unit}</InputAdornment>
  return { slotProps: { input: { endAdornment } } }
}

/** The sign of the product's currency in front of an amount. */
function useMoneyField() {
  const product = useRecordContext<Product>()
  const sign = currencySign(product?.priceData?.currency ?? '')
  const startAdornment = <InputAdornment position="start">{sign}</InputAdornment>
  return { slotProps: { input: { startAdornment } } }
}
