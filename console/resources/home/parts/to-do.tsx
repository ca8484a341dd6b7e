import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { addressOf } from '../../../catalogue/named-products.ts'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { belowCost, type NamedProduct, unbuyable } from '../figures.ts'
import type { StoreState } from '../use-store-state.ts'

/** How many products a task names. */
const MOST_NAMED = 4

/** What needs doing, each with the list that it is done in. */
export function ToDo({ state: { products, total, counts, filters } }: { state: StoreState }) {
  const texts = useTexts('home')
  const { short } = useTexts('obstacles')
  const { list } = useFormats()
  const losing = belowCost(products)
  const stuck = unbuyable(products)
  const nothing = [...Object.values(counts), losing.length].every((count) => count === 0)
  return (
    <Section title={texts.toDo}>
      {nothing && <Typography color="textSecondary">{texts.nothingToDo}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        <Task
          count={counts.waiting}
          text={texts.waiting(counts.waiting)}
          to={filters.members ? '/members?status=PENDING' : '/members'}
        />
        <Task
          count={counts.out}
          text={texts.out(counts.out)}
          to={filters.products ? '/products?stock=OUT_OF_STOCK' : '/products'}
        />
        <Task
          count={counts.low}
          text={texts.low(counts.low)}
          to={filters.products ? '/products?stock=LOW' : '/products'}
        />
        <Task
          count={counts.unbuyable}
          text={texts.unbuyable(counts.unbuyable)}
          to={filters.products ? '/products?buyable=no' : '/products'}
        >
          <Names
            products={stuck}
            detail={(product) => list(product.obstacles.map((obstacle) => short[obstacle]))}
          />
        </Task>
        <Task
          count={losing.length}
          text={texts.belowCost(losing.length)}
          to={addressOf('loss', losing)}
          tone="error"
        >
          <Names products={losing} />
          {total > products.length && (
            <Typography variant="body2" color="textSecondary">
              {texts.newest(products.length)}
            </Typography>
          )}
        </Task>
      </Box>
    </Section>
  )
}

function Task({
  count,
  text,
  to,
  tone = 'primary',
  children,
}: {
  count: number
  text: string
  to: string
  tone?: 'primary' | 'error'
  children?: ReactNode
}) {
  if (count === 0) return null
  return (
    <li>
      <Link component={RouterLink} to={to} color={tone} sx={taskStyle}>
        {text}
      </Link>
      {children}
    </li>
  )
}

function Names<Named extends NamedProduct>({
  products,
  detail,
}: {
  products: readonly Named[]
  detail?: (product: Named) => string
}) {
  const texts = useTexts('home')
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, color: 'text.secondary' }}>
      {products.slice(0, MOST_NAMED).map((product) => (
        <li key={product.id}>
          <Link
            component={RouterLink}
            to={`/products/${product.id}`}
            color="inherit"
            underline="always"
          >
            {product.name}
          </Link>
          {detail && `: ${detail(product)}`}
        </li>
      ))}
      {products.length > MOST_NAMED && <li>{texts.more(products.length - MOST_NAMED)}</li>}
    </Box>
  )
}

const taskStyle = {
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 28 },
} as const
