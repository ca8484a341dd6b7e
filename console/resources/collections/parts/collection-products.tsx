// The products of a collection: each change is made at once, without the save bar.
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { useGetList, useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { useRunAction } from '../../../store/run-action.ts'
import { Section } from '../../../ui/form/section.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../ui/values/thumbnail.tsx'
import { useCollectionActions } from '../actions.ts'
import type { CollectionRow } from '../adapter.ts'
import { ALL_PRODUCTS } from '../all-products.ts'
import { ProductPicker } from './product-picker.tsx'

export function CollectionProducts() {
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
    <Section title="Products" note={noteFor(total, members.length, fixed)}>
      {!fixed && <ProductPicker collectionId={id} taken={members.map((product) => product.id)} />}
      {members.length === 0 ? (
        <Typography color="textSecondary">{emptyText(isPending, error)}</Typography>
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
  const name = product.name ?? 'Unnamed product'
  const label = `Take ${name} out of the collection`
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
        <Tooltip title="Take out">
          <span>
            <IconButton
              aria-label={label}
              disabled={isPending}
              onClick={() =>
                run(`${name} was taken out`, () =>
                  collections.removeProduct(collectionId, product.id),
                )
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

function noteFor(total: number, shown: number, fixed: boolean): string {
  if (fixed) return 'Every product of the store is in this collection.'
  return total > shown ? `The first ${shown} of ${total} products.` : 'Changes here apply at once.'
}

function emptyText(isPending: boolean, error: unknown): string {
  if (error instanceof Error) return error.message
  return isPending ? 'Loading…' : 'No product is in this collection yet.'
}
