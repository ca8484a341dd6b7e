/** The width of the column with the variant's choices, in pixels. */
export const choicesWidth = 188

/** An outline, where a shadow would do: contrast themes drop shadows. */
const marked = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' }
const refused = { ...marked, outlineColor: 'error.main' }

/** One set of rules for the whole grid: styles per cell would be slow for a thousand rows. */
export const gridStyle = {
  position: 'relative',
  maxHeight: 'min(62vh, 560px)',
  overflow: 'auto',
  // Nothing scrolls on paper: all columns fit at this size.
  '@media print': { zoom: 0.8, maxHeight: 'none', overflow: 'visible' },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  outlineOffset: 2,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& .head': {
    display: 'flex',
    position: 'sticky',
    top: 0,
    zIndex: 2,
    width: 'max-content',
    minWidth: '100%',
    bgcolor: 'background.paper',
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
    '& > *': { px: 1.25, py: 1, flex: '1 0 auto' },
  },
  '& .row': {
    display: 'flex',
    position: 'absolute',
    insetInlineStart: 0,
    width: 'max-content',
    minWidth: '100%',
    // Otherwise a page break would cut through one.
    '@media print': { position: 'static', breakInside: 'avoid' },
    borderBottom: 1,
    borderColor: 'divider',
    '& > *': {
      px: 1.25,
      flex: '1 0 auto',
      display: 'flex',
      alignItems: 'center',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
  '& .row.current, & .cell.picked': { bgcolor: 'action.hover' },
  // Opaque, over the cells that scroll beneath it.
  '& .row.current .choices': {
    backgroundImage: 'linear-gradient(var(--mui-palette-action-hover) 0 0)',
  },
  '& .choices': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    fontWeight: 600,
    maxWidth: { xs: 128, sm: 'none' },
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    flex: '1 0 auto',
  },
  // Three lines fit a row.
  '& .row .choices': { lineHeight: 1.05 },
  '& .money, & .number': { justifyContent: 'flex-end', textAlign: 'end' },
  '& .flag': { justifyContent: 'center', textAlign: 'center', '& > span': { display: 'flex' } },
  '& .cell': { cursor: 'cell', borderInlineStart: 1, borderColor: 'divider', position: 'relative' },
  '& .cell.inherited': { color: 'text.secondary' },
  '& .cell.locked': { cursor: 'not-allowed', color: 'text.disabled' },
  '& .cell.faulty': refused,
  '& .cell.loss': { color: 'error.main', fontWeight: 600 },
  '&:focus-visible .cell.current, &:focus-within .cell.current': marked,
  '& .cell input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    border: 0,
    px: 1.25,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    textAlign: 'inherit',
    ...marked,
  },
  '& .cell input[aria-invalid=true]': refused,
} as const
