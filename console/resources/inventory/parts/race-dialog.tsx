// A race: another changed the count meanwhile. Shows both numbers and the choice between them.
import { useState } from 'react'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import type { Entry } from '../read-entry.ts'
import { type StockRow, stockName } from '../stock-row.ts'

interface Race {
  entry: Entry
  /** The row the entry was based on. */
  seen: StockRow
  now: number
}

/** @returns the dialog while there is a race, which may make the change `again`, and the function that shows one */
export function useRace(again: (entry: Entry, seen: StockRow) => unknown) {
  const [race, setRace] = useState<Race>()
  const close = () => setRace(undefined)
  const reapply = ({ entry, seen, now }: Race) => again(entry, { ...seen, quantity: now })
  const dialog = race && <RaceDialog {...race} close={close} again={() => reapply(race)} />
  return [dialog, setRace] as const
}

function RaceDialog({ entry, seen, now, again, close }: Race & { again(): void; close(): void }) {
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
