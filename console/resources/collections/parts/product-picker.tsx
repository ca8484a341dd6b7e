// Picks products for a collection: a search with infinite scroll.
import { Alert, Box, Button, DialogContent, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { ListedProduct } from '../../../catalogue/listed-product.ts'
import { useTexts } from '../../../messages/language-context.tsx'
import { failureOf } from '../../../store/failure.ts'
import { useJobs } from '../../../ui/bulk/jobs.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import { FailureNote } from '../../../ui/page/failure-note.tsx'
import { Thumbnail } from '../../../ui/values/thumbnail.tsx'
import { Price } from '../../products/parts/price.tsx'
import { named, useProductChanges } from '../../products/product-changes.ts'
import type { CollectionRow } from '../adapter.ts'
import { useEndlessProducts } from './use-endless-products.ts'

interface ProductPickerProps {
  collection: CollectionRow
  onClose(): void
}

export function ProductPicker({ collection, onClose }: ProductPickerProps) {
  const texts = useTexts('collections')
  const lists = useTexts('lists')
  const { search: searchLabel } = useTexts('products')
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<ReadonlyMap<string, ListedProduct>>(() => new Map())
  const { products, end, error, isFetching, again } = useEndlessProducts(search)
  const { start, busy } = useJobs()
  const { adding } = useProductChanges()

  const toggle = (product: ListedProduct) => {
    const next = new Map(picked)
    if (!next.delete(product.id)) next.set(product.id, product)
    setPicked(next)
  }
  const add = () => {
    if (picked.size === 0) return
    start('products', adding(collection.id), [...picked.values()].map(named))
    onClose()
  }
  return (
    <Modal
      title={texts.pickerTitle(collection.name)}
      close={onClose}
      width="sm"
      fillsPhone
      ownContent
      action={{
        label: texts.add(picked.size),
        press: add,
        disabled: busy || picked.size === 0,
      }}
    >
      <Box sx={{ px: 3, pb: 1.5 }}>
        <TextField
          autoFocus
          type="search"
          label={searchLabel}
          helperText={busy && lists.busy}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ mt: 1 }}
        />
      </Box>
      <DialogContent dividers sx={{ p: 0, minHeight: 320 }}>
        <Box component="ul" aria-label={texts.columns.products} sx={listStyle}>
          {products.map((product) => (
            <PickerRow
              key={product.id}
              product={product}
              held={product.collectionIds.includes(collection.id)}
              picked={picked.has(product.id)}
              toggle={() => toggle(product)}
            />
          ))}
        </Box>
        <Typography ref={end} role="status" color="textSecondary" sx={{ p: 2 }}>
          {isFetching ? lists.loading : products.length === 0 && !error ? texts.noOther : ''}
        </Typography>
        {error && !isFetching && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={again}>
                {lists.tryAgain}
              </Button>
            }
            sx={{ m: 2 }}
          >
            <FailureNote failure={failureOf(error)} />
          </Alert>
        )}
      </DialogContent>
    </Modal>
  )
}

interface PickerRowProps {
  product: ListedProduct
  /** Whether it is in the collection already. */
  held: boolean
  picked: boolean
  toggle(): void
}

function PickerRow({ product, held, picked, toggle }: PickerRowProps) {
  const texts = useTexts('collections')
  return (
    <li>
      <label>
        <input type="checkbox" checked={held || picked} disabled={held} onChange={toggle} />
        <Thumbnail url={product.media?.mainMedia?.thumbnail?.url} size={36} />
        <span>
          {product.name}
          <small>{[product.sku, held && texts.alreadyIn].filter(Boolean).join(' · ')}</small>
        </span>
        <Price product={product} />
      </label>
    </li>
  )
}

const listStyle = {
  '& li': { borderBottom: 1, borderColor: 'divider' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 52,
    px: 1.5,
    cursor: 'pointer',
  },
  '& label:hover': { bgcolor: 'action.hover' },
  '& input': { width: 18, height: 18, accentColor: 'var(--mui-palette-primary-main)' },
  '& label > span:first-of-type': { flex: 1, minWidth: 0 },
  '& small': { display: 'block', color: 'text.secondary' },
} as const
