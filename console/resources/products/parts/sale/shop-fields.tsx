// The product's visibility and position in the shop.
import { Button } from '@mui/material'
import type { Product } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { BooleanInput, TextInput } from '../../../../ui/form/inputs.tsx'
import { Section } from '../../../../ui/form/section.tsx'
import { useProduct } from '../../use-product.ts'

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
  const product = useProduct()
  const address = buyersPage(product)
  if (!address) return null
  const hidden = product.visible === false
  return (
    <Button
      component="a"
      href={address}
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

/** The shop deployed beside console and platform; else the product page that the platform names. */
function buyersPage({ productPageUrl, slug }: Product): string | undefined {
  const { base, path } = productPageUrl ?? {}
  if (!base || !path || !URL.canParse(path, base)) return undefined
  const named = new URL(path, base)
  return named.origin === window.location.origin
    ? `/shop/products/${encodeURIComponent(slug)}`
    : named.href
}
