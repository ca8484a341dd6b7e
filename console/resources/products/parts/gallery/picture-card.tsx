import { Box } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../messages/language-context.tsx'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { ChoiceMenu, type ChoiceMenuProps } from './choice-menu.tsx'

interface PictureCardProps extends Omit<ChoiceMenuProps, 'name'> {
  place: { index: number; count: number }
  dragging: boolean
  onDrag(): void
  /** Also after a drop that was none of a picture on another. */
  onDragEnd(): void
  onDrop(): void
  onMove(step: -1 | 1 | 'first'): void
  onRemove(): void
}

/** One image: moved by drag and drop, or by the arrow keys while focused. */
export function PictureCard(props: PictureCardProps) {
  const { item, place, options, dragging, disabled, ...card } = props
  const texts = useTexts('gallery')
  const { index, count } = place
  const name = item.image?.altText || item.title || texts.picture
  // The name alone is often the product's, for every picture.
  const label = texts.card(name, index + 1, count)
  const move = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || disabled) return
    const rtl = document.dir === 'rtl'
    const later = rtl ? 'ArrowLeft' : 'ArrowRight'
    const earlier = rtl ? 'ArrowRight' : 'ArrowLeft'
    const step = { [later]: 1, ArrowDown: 1, [earlier]: -1, ArrowUp: -1, Home: 'first' } as const
    const wanted = step[event.key]
    if (wanted !== undefined) card.onMove(wanted)
    else if (event.key === 'Delete') card.onRemove()
    else return
    event.preventDefault()
  }
  return (
    <Box
      component="li"
      draggable={!disabled}
      onDragStart={card.onDrag}
      onDragEnd={card.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        card.onDrop()
      }}
      sx={{ opacity: dragging ? 0.5 : 1, minWidth: 0 }}
    >
      <Box
        data-picture
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-keyshortcuts="ArrowLeft ArrowRight Home Delete"
        onKeyDown={move}
        sx={frame}
      >
        <Box
          component="img"
          src={item.image?.url ?? item.thumbnail?.url}
          alt={name}
          loading="lazy"
          draggable={false}
          sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', display: 'block' }}
        />
        {index === 0 && (
          <Box component="span" sx={badge}>
            {texts.main}
          </Box>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', bgcolor: 'background.paper' }}>
          <IconButton
            label={texts.earlier(label)}
            icon="back"
            disabled={disabled || index === 0}
            onClick={() => card.onMove(-1)}
          />
          <IconButton
            label={texts.later(label)}
            icon="next"
            disabled={disabled || index === count - 1}
            onClick={() => card.onMove(1)}
          />
          <IconButton
            label={texts.remove(label)}
            icon="trash"
            disabled={disabled}
            onClick={card.onRemove}
          />
        </Box>
      </Box>
      <ChoiceMenu
        item={item}
        name={label}
        options={options}
        disabled={disabled}
        onShow={card.onShow}
      />
    </Box>
  )
}

const frame = {
  position: 'relative',
  borderRadius: '10px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  cursor: 'grab',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const

const badge = {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineStart: 6,
  px: 1,
  py: 0.25,
  borderRadius: '99px',
  fontSize: '0.75rem',
  fontWeight: 650,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
} as const
