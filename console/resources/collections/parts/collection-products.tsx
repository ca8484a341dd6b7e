// The products of a collection: each change is made at once, without the save bar.
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { useGetList, useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import type { Texts } from '../../../messages/texts.ts'
import { useRunAction } from '../../../store/run-action.ts'
import { Section } from '../../../ui/form/section.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../ui/values/thumbnail.tsx'
import { useCollectionActions } from '../actions.ts'
import type { CollectionRow } from '../adapter.ts'
import { ALL_PRODUCTS } from '../all-products.ts'
import { ProductPicker } from './product-picker.tsx'

export function CollectionProducts() {
  const texts = useTexts('collections')
  const collection = useRecordContext<CollectionRow>()
  const id = collection?.id ?? ''
  const {
    data: members = [],
    total = 0,
    isPending,
    error,
  } = useGetList<Product>(
    'products',
    {
      filter: { collection: id },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: id !== '' },
  )
  const fixed = id === ALL_PRODUCTS
  return (
    <Section title={texts.columns.products} note={noteFor(texts, total, members.length, fixed)}>
      {!fixed && <ProductPicker collectionId={id} taken={members.map((product) => product.id)} />}
      {members.length === 0 ? (
        <Typography color="textSecondary">{emptyText(texts, isPending, error)}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {members.map((product) => (
            <CollectionProduct
              key={product.id}
              product={product}
              collectionId={id}
              removable={!fixed}
            />
          ))}
        </Box>
      )}
    </Section>
  )
}

function CollectionProduct({
  product,
  collectionId,
  removable,
}: {
  product: Product
  collectionId: string
  removable: boolean
}) {
  const collections = useCollectionActions()
  const { run, isPending } = useRunAction()
  const texts = useTexts('collections')
  const { unnamed } = useTexts('products')
  const name = product.name ?? unnamed
  const label = texts.takeOutOf(name)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Thumbnail url={product.media?.mainMedia?.thumbnail?.url} size={36} />
      <Typography sx={{ flex: 1, fontWeight: 600 }}>{name}</Typography>
      {removable && (
        <Tooltip title={texts.takeOut}>
          <span>
            <IconButton
              aria-label={label}
              disabled={isPending}
              onClick={() =>
                run(texts.takenOut(name), () => collections.removeProduct(collectionId, product.id))
              }
            >
              <Icon name="close" />
            </IconButton>
          </span>
        </Tooltip>
      )}
    </Box>
  )
}

type CollectionTexts = Texts['collections']

function noteFor(texts: CollectionTexts, total: number, shown: number, fixed: boolean): string {
  if (fixed) return texts.everything
  return total > shown ? texts.firstOf(shown, total) : texts.atOnce
}

function emptyText(texts: CollectionTexts, isPending: boolean, error: unknown): string {
  if (error instanceof Error) return error.message
  return isPending ? texts.loadingProducts : texts.noProducts
}
