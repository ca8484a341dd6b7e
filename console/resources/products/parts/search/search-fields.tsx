// The search engine listing of the product: address, title and description, with a preview.
import { Box, TextField, Typography } from '@mui/material'
import { useController, useWatch } from 'react-hook-form'
import type { SeoSchema } from 'storefront-client'
import { plainText } from 'storefront-client/catalogue'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { TextInput } from '../../../../ui/form/inputs.tsx'
import { Section } from '../../../../ui/form/section.tsx'
import { graphemesOf } from '../../../../ui/values/cut-text.ts'
import { cutForSnippet } from '../../logic/search-snippet.ts'
import { seoDescription, seoTitle, withSeoDescription, withSeoTitle } from '../../logic/seo.ts'
import { useProduct } from '../../use-product.ts'

/** The approximate character limits of a result. */
const room = { title: 60, description: 155 } as const

export function SearchFields() {
  const texts = useTexts('productPage')
  useMountedField('seoData', texts.search)
  const { field } = useController({ name: 'seoData' })
  const seo: SeoSchema | undefined = field.value ?? undefined
  const [name, description]: unknown[] = useWatch({ name: ['name', 'description'] })
  const usualTitle = typeof name === 'string' ? name : ''
  const usualText = typeof description === 'string' ? plainText(description) : ''
  const title = seoTitle(seo)
  const text = seoDescription(seo)
  return (
    <Section title={texts.search} note={texts.searchHint}>
      <SearchResult title={title || usualTitle} text={text || usualText} />
      <TextInput source="slug" label={texts.slug} isRequired />
      <TextField
        label={texts.seoTitle}
        value={title}
        placeholder={usualTitle}
        onChange={(event) => field.onChange(withSeoTitle(seo, event.target.value))}
        onBlur={field.onBlur}
        helperText={texts.lengthOf(graphemesOf(title).length, room.title)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={texts.seoDescription}
        value={text}
        placeholder={cutForSnippet(usualText, room.description)}
        onChange={(event) => field.onChange(withSeoDescription(seo, event.target.value))}
        onBlur={field.onBlur}
        helperText={texts.lengthOf(graphemesOf(text).length, room.description)}
        slotProps={{ inputLabel: { shrink: true } }}
        multiline
        minRows={2}
      />
    </Section>
  )
}

/** A search result, truncated like the engine's. */
function SearchResult({ title, text }: { title: string; text: string }) {
  const texts = useTexts('productPage')
  const { unnamed } = useTexts('products')
  const { productPageUrl } = useProduct()
  const slug: unknown = useWatch({ name: 'slug' })
  const base = productPageUrl?.base ?? ''
  const site = base.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return (
    <Box role="group" aria-label={texts.searchPreview} sx={result}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }} dir="ltr">
        {[site, 'product-page', typeof slug === 'string' ? slug : ''].join(' › ')}
      </Typography>
      <Typography
        dir="auto"
        sx={{ fontSize: '1.125rem', color: 'info.main', overflowWrap: 'anywhere' }}
      >
        {cutForSnippet(title, room.title) || unnamed}
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {cutForSnippet(text, room.description) || texts.noSearchText}
      </Typography>
    </Box>
  )
}

const result = {
  p: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
  display: 'grid',
  gap: 0.25,
} as const
