import { Box } from '@mui/material'
import { useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { Section } from '../../../ui/form/section.tsx'

/** The product's pictures, in the order the shop shows them. */
export function ProductPictures() {
  const texts = useTexts('products')
  const product = useRecordContext<Product>()
  const pictures = product?.media?.items ?? []
  if (pictures.length === 0) return null
  return (
    <Section title={texts.sections.pictures}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
        }}
      >
        {pictures.map((item) => (
          <li key={item.id}>
            <Box
              component="img"
              src={item.image?.url ?? item.thumbnail?.url}
              alt={item.image?.altText || item.title || texts.picture}
              loading="lazy"
              sx={{
                width: '100%',
                aspectRatio: '1',
                objectFit: 'cover',
                borderRadius: '10px',
                border: 1,
                borderColor: 'divider',
                display: 'block',
              }}
            />
          </li>
        ))}
      </Box>
    </Section>
  )
}
