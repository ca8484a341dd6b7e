// The price per unit, which some countries require: the product's content and the base unit.
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { enumerations } from 'storefront-client'
import { useFormats, useTexts } from '../../../../messages/language-context.tsx'
import { quantityKind } from '../../../../messages/number-kinds.ts'
import { discountedPrice } from '../../../../pricing/discount.ts'
import { NumberInput, SelectInput } from '../../../../ui/form/inputs.tsx'
import { Row } from '../../../../ui/form/section.tsx'
import { unitPrice } from '../../logic/unit-price.ts'
import { useProduct } from '../../use-product.ts'
import { useEnteredSale } from './entered-sale.ts'

const source = 'pricePerUnitData'

export function PricePerUnit() {
  const texts = useTexts('productPage')
  const held: unknown = useWatch({ name: source })
  const [open, setOpen] = useState(false)
  // The platform ignores empty fields: a save could not remove it.
  const stays = { isRequired: useProduct()[source] !== undefined }
  if (!open && !held) {
    return (
      <Button color="inherit" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {texts.addPricePerUnit}
      </Button>
    )
  }
  return (
    <Box role="group" aria-label={texts.pricePerUnit} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" variant="h3">
        {texts.pricePerUnit}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.pricePerUnitStays}
      </Typography>
      <Row>
        <NumberInput
          source={`${source}.totalQuantity`}
          label={texts.holds}
          kind={quantityKind}
          autoFocus={open}
          {...stays}
        />
        <UnitSelect source={`${source}.totalMeasurementUnit`} label={texts.holdsUnit} {...stays} />
        <NumberInput
          source={`${source}.baseQuantity`}
          label={texts.shownFor}
          kind={quantityKind}
          {...stays}
        />
        <UnitSelect
          source={`${source}.baseMeasurementUnit`}
          label={texts.shownForUnit}
          {...stays}
        />
      </Row>
      <UnitPriceText />
    </Box>
  )
}

function UnitSelect(props: { source: string; label: string; isRequired: boolean }) {
  const choices = enumerations.MeasurementUnit.filter((unit) => unit !== 'UNSPECIFIED').map(
    (unit) => ({ id: unit, name: unit.toLowerCase() }),
  )
  return <SelectInput {...props} choices={choices} />
}

function UnitPriceText() {
  const texts = useTexts('productPage')
  const { money, number } = useFormats()
  const { price, discount, currency } = useEnteredSale()
  const units: unknown = useWatch({ name: source })
  if (typeof price !== 'number') return null
  const result = unitPrice(discountedPrice(price, discount, currency), units, currency)
  if (!result) return null
  const amount = money(result.price, currency)
  return (
    <Typography variant="body2" color="textSecondary" aria-live="polite">
      {texts.perUnit(amount, `${number(result.quantity)} ${result.unit.toLowerCase()}`)}
    </Typography>
  )
}
