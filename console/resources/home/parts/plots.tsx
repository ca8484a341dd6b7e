import { Box } from '@mui/material'
import { addressOf } from '../../../catalogue/named-products.ts'
import { useFormats, useLanguage, useTexts } from '../../../messages/language-context.tsx'
import {
  growing,
  lowMargins,
  type Month,
  marginGroups,
  marginSteps,
  stockValues,
} from '../figures.ts'
import type { StoreState } from '../use-store-state.ts'
import { Plot } from './plot.tsx'

/** How many products the plot of the stock's value names. */
const MOST_VALUES = 7

/** Stock value, margins, growth of the catalogue and members joined. */
export function Plots({
  state: { products, total, made, members, filters },
}: {
  state: StoreState
}) {
  const texts = useTexts('home')
  const { money, number } = useFormats()
  const { locale } = useLanguage().language
  const currency = products.find(({ priceData }) => priceData?.currency)?.priceData?.currency ?? ''
  const values = stockValues(products)
  const worth = values.reduce((sum, { value }) => sum + value, 0)
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const longMonth = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const bars = (months: readonly Month[]) =>
    months.map(({ start, count }) => ({
      label: month.format(start),
      name: longMonth.format(start),
      value: count,
    }))
  const margins = marginGroups(products).map((value, group) => {
    const label = marginLabel(group, texts.losses)
    return { label, name: label, value }
  })
  const thin = lowMargins(products)
  const since = made[0]?.start.toISOString().slice(0, 10)
  const part = total > products.length ? texts.newest(products.length) : undefined
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Plot
        title={texts.stockValue}
        figure={money(worth, currency)}
        note={part}
        to={filters.products ? '/inventory?counted=yes' : '/inventory'}
        kind="rows"
        bars={values
          .slice(0, MOST_VALUES)
          .map(({ label, value }) => ({ label, name: label, value }))}
        columns={[texts.product, texts.value]}
        show={(value) => money(value, currency)}
      />
      <Plot
        title={texts.margins}
        figure={texts.withCost(margins.reduce((sum, { value }) => sum + value, 0))}
        note={part}
        to={thin.length > 0 ? addressOf('thin', thin) : '/products'}
        kind="columns"
        bars={margins}
        alarmed={0}
        columns={[texts.margin, texts.products]}
        show={number}
      />
      <Plot
        title={texts.growth}
        figure={texts.inCatalogue(total)}
        to={`/products?since=${since}`}
        kind="line"
        bars={bars(growing(made, total))}
        columns={[texts.month, texts.products]}
        show={number}
      />
      <Plot
        title={texts.joined}
        figure={texts.memberCount(members.total)}
        note={
          filters.joined || members.read >= members.total
            ? undefined
            : texts.someMembers(members.read)
        }
        to={filters.joined ? `/members?since=${since}` : '/members'}
        kind="columns"
        bars={bars(members.joined)}
        columns={[texts.month, texts.members]}
        show={number}
      />
    </Box>
  )
}

/** The group of a margin in words: a loss, or from one step to the next. */
function marginLabel(group: number, losses: string): string {
  if (group === 0) return losses
  const from = marginSteps[group - 1] ?? 0
  return `${from}–${marginSteps[group] ?? 100} %`
}
