import { Box } from '@mui/material'
import { LOW_MARGIN } from '../../../catalogue/earning-filters.ts'
import { useFormats, useLanguage, useTexts } from '../../../messages/language-context.tsx'
import { growing, type Month, marginSteps, sumOf } from '../figures.ts'
import { monthFormats } from '../month-formats.ts'
import type { MemberFigures, ProductFigures, StoreState } from '../use-store-state.ts'
import { Columns, Line, Rows } from './drawings.tsx'
import { Plot } from './plot.tsx'

/** Stock value, margins, growth of the catalogue and members joined. */
export function Plots({ state: { products, members } }: { state: StoreState }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {products && <ProductPlots products={products} />}
      {members && <MemberPlot members={members} />}
    </Box>
  )
}

function ProductPlots({ products }: { products: ProductFigures }) {
  const texts = useTexts('home')
  const catalogue = useTexts('products')
  const { money, number, percent } = useFormats()
  const barsOf = useMonthBars()
  const { total, currency } = products
  const [losses = 0, low = 0] = products.margins
  const margins = products.margins.map((value, group) => {
    const label = group === 0 ? texts.losses : marginRange(group, percent)
    return { id: label, label, name: label, value }
  })
  const part = products.part === undefined ? undefined : texts.newest(products.part)
  return (
    <>
      <Plot
        title={texts.stockValue}
        figure={money(products.stockValue, currency)}
        note={part}
        to={products.stock}
        drawing={Rows}
        bars={products.valuable.map(({ id, label, value }) => ({ id, label, name: label, value }))}
        columns={[catalogue.columns.product, texts.value]}
        show={(value) => money(value, currency)}
      />
      <Plot
        title={texts.margins}
        figure={texts.thin(losses + low, percent(LOW_MARGIN))}
        note={part}
        to={products.thin}
        drawing={Columns}
        bars={margins}
        alarmed={0}
        columns={[catalogue.margin, catalogue.name]}
        show={number}
      />
      <Plot
        title={texts.growth}
        figure={catalogue.count(total)}
        to={`/products?since=${firstDay(products.made)}`}
        drawing={Line}
        bars={barsOf(growing(products.made, total))}
        columns={[texts.month, catalogue.name]}
        show={number}
      />
    </>
  )
}

function MemberPlot({ members }: { members: MemberFigures }) {
  const texts = useTexts('home')
  const people = useTexts('members')
  const { number } = useFormats()
  const barsOf = useMonthBars()
  return (
    <Plot
      title={texts.joined}
      figure={texts.inMonths(sumOf(members.joined), members.joined.length)}
      note={members.part === undefined ? undefined : texts.someMembers(members.part)}
      to={members.since(firstDay(members.joined))}
      drawing={Columns}
      bars={barsOf(members.joined)}
      columns={[texts.month, people.name]}
      show={number}
    />
  )
}

/** Swedish writes a day as addresses do. */
const firstDay = ([first]: readonly Month[]) => first?.start.toLocaleDateString('sv')

function useMonthBars() {
  const month = monthFormats(useLanguage().language.locale)
  return (months: readonly Month[]) =>
    months.map(({ start, count }) => ({
      id: start.toISOString(),
      label: month.short.format(start),
      name: month.long.format(start),
      value: count,
    }))
}

function marginRange(group: number, percent: (share: number) => string): string {
  const from = marginSteps[group - 1] ?? 0
  return `${from}–${percent((marginSteps[group] ?? 100) / 100)}`
}
