// The product's images in the shop's order: add, order, remove, and assign them to choices.
import { Alert, Box, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTexts } from '../../../../messages/language-context.tsx'
import { Section } from '../../../../ui/form/section.tsx'
import { Guarded } from '../../../../ui/permissions/guarded.tsx'
import { moved } from '../../logic/gallery-order.ts'
import { pictureFailed } from '../../new-picture.ts'
import { AddPicture } from './add-picture.tsx'
import { PictureCard } from './picture-card.tsx'
import { useGallery } from './use-gallery.ts'

export function Gallery() {
  const texts = useTexts('gallery')
  const pageTexts = useTexts('productPage')
  const gallery = useGallery()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [announced, setAnnounced] = useState('')
  const { items, product } = gallery

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return
    setAnnounced(texts.movedTo(to + 1, items.length))
    void gallery.order(moved(items, from, to))
    requestAnimationFrame(() => focusCard(list.current, to))
  }

  return (
    <Section title={texts.title} note={items.length > 1 ? texts.orderHint : undefined}>
      {pictureFailed(product) && items.length === 0 && (
        <Alert severity="error">{pageTexts.pictureFailed}</Alert>
      )}
      {items.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      <Guarded>
        {items.length > 0 && (
          <Box component="ul" ref={list} aria-label={texts.title} sx={grid}>
            {items.map((item, index) => (
              <PictureCard
                key={item.id}
                item={item}
                place={{ index, count: items.length }}
                options={product.productOptions}
                dragging={dragged === index}
                disabled={gallery.busy}
                onDrag={() => setDragged(index)}
                onDrop={() => {
                  if (dragged !== undefined) move(dragged, index)
                }}
                onDragEnd={() => setDragged(undefined)}
                onMove={(step) => move(index, step === 'first' ? 0 : index + step)}
                onRemove={() => {
                  void gallery.remove(item.id)
                  requestAnimationFrame(() => focusCard(list.current, Math.max(0, index - 1)))
                }}
                onShow={(choice, shown) => void gallery.show(item.id, choice, shown)}
              />
            ))}
          </Box>
        )}
        <AddPicture disabled={gallery.busy} add={gallery.add} />
      </Guarded>
      <span className="unseen" role="status">
        {announced}
      </span>
    </Section>
  )
}

function focusCard(list: HTMLUListElement | null, index: number) {
  const cards = list?.querySelectorAll<HTMLElement>('[data-picture]')
  ;(cards?.[index] ?? document.getElementById('main'))?.focus()
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
} as const
