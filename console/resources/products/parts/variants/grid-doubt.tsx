// The reading of a number in the grid: during entry, and where it is ambiguous.
import { Box } from '@mui/material'
import { useTexts } from '../../../../messages/language-context.tsx'
import { weightKind } from '../../../../messages/number-kinds.ts'
import { NumberChoices, useChoicesInWords } from '../../../../ui/numbers/number-choices.tsx'
import { useNumberReader } from '../../../../ui/numbers/use-number-reader.ts'
import type { VariantRow } from '../../logic/draft-variant.ts'
import type { GridColumn } from '../../logic/grid-columns.ts'
import type { DoubtfulCell } from '../../logic/grid-paste.ts'

interface EnteredCellProps {
  text: string
  column: GridColumn
  refused: boolean
}

export function EnteredCell({ text, column, refused }: EnteredCellProps) {
  const texts = useTexts('variants')
  const { name, numbers } = column
  const { read, faultIn, echo } = useNumberReader(numbers ?? weightKind)
  const reading = numbers && read(text)
  const fault = reading && faultIn(reading)
  if (fault !== undefined) return `${texts.columns[name]} ${fault}`
  if (refused) return texts.refused
  return (reading && echo(text, reading)) || <GridHint />
}

/** The keys of the grid; a touch screen has none of them. */
export function GridHint() {
  const { gridHint } = useTexts('variants')
  return (
    <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
      {gridHint}
    </Box>
  )
}

interface GridDoubtProps {
  cells: readonly DoubtfulCell[]
  rows: readonly VariantRow[]
  decide(which: number): void
}

/** The readings of the first ambiguous cell: the choice applies to all. */
export function GridDoubt({ cells, rows, decide }: GridDoubtProps) {
  const [first] = cells
  const reader = useNumberReader(first?.column.numbers ?? weightKind)
  const inWords = useChoicesInWords(reader)
  if (!first) return null
  const now = rows.find(({ key }) => key === first.key)?.[first.column.name]
  return (
    <>
      <span role="status">{inWords(first.choices, now)}</span>
      <NumberChoices
        choices={first.choices}
        chosen={now}
        reader={reader}
        choose={(value) => decide(first.choices.indexOf(value))}
      />
    </>
  )
}
