import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { NamedProduct } from '../../../catalogue/listed-product.ts'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { Section } from '../../../ui/form/section.tsx'
import type { StoreState } from '../use-store-state.ts'

/** Tasks, each with a link to its list. */
export function ToDo({ state: { products, members } }: { state: StoreState }) {
  const texts = useTexts('home')
  const { short } = useTexts('obstacles')
  const { list } = useFormats()
  const { stuck, low, losing, part } = products ?? {}
  const waiting = members?.waiting
  const nothing = [waiting, stuck, low, losing].every((task) => task?.count === 0)
  const parts = [
    ...(part === undefined ? [] : [texts.newest(part)]),
    ...(members?.part === undefined ? [] : [texts.someMembers(members.part)]),
  ]
  return (
    <Section title={texts.toDo}>
      {nothing && <Typography color="textSecondary">{texts.nothingToDo}</Typography>}
      <Box component="ul" sx={tasksStyle}>
        <TaskLine task={waiting} text={texts.waiting} />
        <TaskLine task={stuck} text={texts.unbuyable}>
          <Names
            task={stuck}
            detail={(product) => list(product.obstacles.map((obstacle) => short[obstacle]))}
          />
        </TaskLine>
        <TaskLine task={low} text={texts.low} />
        <TaskLine task={losing} text={texts.belowCost} tone="error">
          <Names task={losing} />
        </TaskLine>
      </Box>
      {parts.map((part) => (
        <Typography key={part} variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {part}
        </Typography>
      ))}
    </Section>
  )
}

interface TaskLineProps {
  /** Undefined where its records could not be read. */
  task: { readonly count: number; readonly to: string } | undefined
  text(count: number): string
  tone?: 'primary' | 'error'
  children?: ReactNode
}

function TaskLine({ task, text, tone = 'primary', children }: TaskLineProps) {
  if (!task?.count) return null
  return (
    <li>
      <Link component={RouterLink} to={task.to} color={tone} sx={taskStyle}>
        {text(task.count)}
      </Link>
      {children}
    </li>
  )
}

function Names<Named extends NamedProduct>({
  task: { count, named } = { count: 0, named: [] },
  detail,
}: {
  task: { readonly count: number; readonly named: readonly Named[] } | undefined
  detail?: (product: Named) => string
}) {
  const { more } = useTexts('lists').jobs
  return (
    <Box component="ul" className="marked" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {named.map((product) => (
        <li key={product.id}>
          <Link
            component={RouterLink}
            to={`/products/${product.id}`}
            color="inherit"
            underline="always"
          >
            {product.name}
          </Link>
          {detail?.(product) && `: ${detail(product)}`}
        </li>
      ))}
      {count > named.length && <li>{more(count - named.length)}</li>}
    </Box>
  )
}

/** Side by side where there is room. */
const tasksStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '12px 32px',
} as const

const taskStyle = {
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 28 },
} as const
