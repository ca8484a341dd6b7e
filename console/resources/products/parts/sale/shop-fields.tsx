// What buyers see of the product in the shop, and where they find it.
import { Button } from '@mui/material'
import { useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { BooleanInput, TextInput } from '../../../../ui/form/inputs.tsx'
import { Section } from '../../../../ui/form/section.tsx'

export function ShopFields() {
  const { fields, sections } = useTexts('products')
  return (
    <Section title={sections.shop}>
      <BooleanInput source="visible" label={fields.visible} />
      <TextInput source="ribbon" label={fields.ribbon} />
      <TextInput source="brand" label={fields.brand} />
      <BuyerLink />
    </Section>
  )
}

function BuyerLink() {
  const texts = useTexts('productPage')
  const product = useRecordContext<Product>()
  const { base, path } = product?.productPageUrl ?? {}
  if (!base || !path || !URL.canParse(path, base)) return null
  const hidden = product?.visible === false
  return (
    <Button
      component="a"
      href={new URL(path, base).href}
      target="_blank"
      rel="noopener"
      variant="outlined"
      color="inherit"
      sx={{ justifySelf: 'start' }}
    >
      {hidden ? texts.seeAsBuyerHidden : texts.seeAsBuyer}
    </Button>
  )
}
