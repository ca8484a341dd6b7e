// The fields of a product; the platform enforces the description's limits.
import { InputAdornment } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { Product } from 'storefront-client'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { BooleanInput, NumberInput, SelectInput, TextInput } from '../../../ui/form/inputs.tsx'
import { Columns, Row, Section } from '../../../ui/form/section.tsx'
import { discountChoices, discountKind } from '../discount-kinds.ts'
import { PricePreview } from './price-preview.tsx'
import { ProductPictures } from './product-pictures.tsx'

export function ProductFields() {
  const money = useMoneyField()
  const texts = useTexts('products')
  const { fields, sections } = texts
  return (
    <Columns
      main={
        <>
          <Section title={sections.product}>
            <TextInput source="name" label={fields.name} isRequired />
            <TextInput
              source="description"
              label={fields.description}
              multiline
              minRows={4}
              maxRows={14}
            />
          </Section>
          <Section title={sections.price}>
            <Row>
              <NumberInput source="priceData.price" label={fields.price} isRequired {...money} />
              <SelectInput
                source="discount.type"
                label={fields.discount}
                choices={discountChoices(texts.discounts)}
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
          <Section title={sections.shop}>
            <BooleanInput source="visible" label={fields.visible} />
            <TextInput source="ribbon" label={fields.ribbon} />
            <TextInput source="brand" label={fields.brand} />
          </Section>
          <Section title={sections.shipping}>
            <NumberInput source="costAndProfitData.itemCost" label={fields.cost} {...money} />
            <TextInput source="sku" label={fields.sku} />
            <NumberInput source="weight" label={fields.weight} {...withUnit(texts.kilograms)} />
          </Section>
        </>
      }
    />
  )
}

function DiscountValue() {
  const { discounts } = useTexts('products')
  const { label, valueIn } = discountKind(useWatch({ name: 'discount.type' }))
  const money = useMoneyField()
  if (!valueIn) return null
  const unit = valueIn === 'percent' ? withUnit('%') : money
  return <NumberInput source="discount.value" label={discounts[label]} {...unit} />
}

function withUnit(unit: string) {
  const endAdornment = <InputAdornment position="end">{unit}</InputAdornment>
  return { slotProps: { input: { endAdornment } } }
}

/** The sign of the product's currency in front of an amount. */
function useMoneyField() {
  const product = useRecordContext<Product>()
  const { currencySign } = useFormats()
  const sign = currencySign(product?.priceData?.currency ?? '')
  const startAdornment = <InputAdornment position="start">{sign}</InputAdornment>
  return { slotProps: { input: { startAdornment } } }
}
