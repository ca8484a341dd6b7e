import { useTexts } from '../../../messages/language-context.tsx'
import { Status } from '../../../ui/values/status.tsx'
import { levelOf, levelTones } from '../stock-level.ts'
import type { StockRow } from '../stock-row.ts'

export function StockStatus({ row }: { row: StockRow }) {
  const texts = useTexts('stock')
  const level = levelOf(row)
  return <Status tone={levelTones[level]}>{texts[level]}</Status>
}
