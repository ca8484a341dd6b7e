// A race: another changed the count meanwhile. Shows both numbers and the choice between them.
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import type { Entry } from '../read-entry.ts'
import { type StockRow, stockName } from '../stock-row.ts'

interface RaceDialogProps {
  entry: Entry
  /** The row the entry was based on. */
  seen: StockRow
  now: number
  /** Reapplies the change after the owner saw the other one. */
  again(): void
  close(): void
}

export function RaceDialog({ entry, seen, now, again, close }: RaceDialogProps) {
  const { race: texts } = useTexts('inventory')
  const { conflict } = useTexts('forms')
  const { number } = useFormats()
  return (
    <Modal
      title={conflict.title}
      close={close}
      closeLabel={texts.keep(number(now))}
      focusClose
      action={{
        label: texts.set(number(entry.units)),
        press() {
          close()
          again()
        },
      }}
      text={texts.text(stockName(seen), number(seen.quantity), number(now), number(entry.units))}
    />
  )
}
