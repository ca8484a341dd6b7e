// One variant's units: a field with plus and minus; Enter is plus.
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { unitsKind } from '../../../messages/number-kinds.ts'
import { typedKey } from '../../../ui/controls/typed-key.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { numberKeys } from '../../../ui/numbers/use-number-reader.ts'
import { type Entry, partsOf, readEntry } from '../read-entry.ts'
import { type StockRow, stockName } from '../stock-row.ts'
import { useStockChanges } from '../use-stock-changes.ts'
import '../inventory.css'
import { useRace } from './race-dialog.tsx'
import { UnitsNote } from './units-note.tsx'

export function UnitsControl({ row }: { row: StockRow }) {
  return row.tracked ? <CountedUnits row={row} /> : <InStockSwitch row={row} />
}

function CountedUnits({ row }: { row: StockRow }) {
  const texts = useTexts('inventory')
  const lists = useTexts('lists')
  const { change } = useStockChanges()
  const [text, setText] = useState('')
  const [race, setRace] = useRace((wanted, seen) => run(wanted, seen))
  const field = useRef<HTMLInputElement>(null)
  /** Whether the last press used the typed units: the second half of a double click is then a no-op. */
  const tookText = useRef(false)
  const name = stockName(row)
  const entry = readEntry(text)
  const wrong = text.trim() !== '' && entry === undefined

  // Emptied at once, so that a second Enter is a no-op. A refused entry returns to the field; one with an unknown
  // outcome does not.
  const run = async (wanted: Entry | undefined, seen = row) => {
    if (!wanted) return field.current?.focus()
    setText('')
    const outcome = await change(seen, wanted)
    if (outcome !== 'done' && outcome !== 'unsure') setText((now) => (now === '' ? text : now))
    if (typeof outcome === 'object') setRace({ entry: wanted, seen, now: outcome.now })
  }
  /** The buttons use the field's number; one if it is empty. */
  const press = (kind: 'add' | 'remove', { detail: clicks }: MouseEvent) => {
    if (wrong) return field.current?.focus()
    if (clicks > 1 && tookText.current) return
    const units = entry?.units ?? 0
    tookText.current = units > 0
    void run({ kind, units: units || 1 })
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = typedKey(event)
    if (key === 'Enter') {
      event.preventDefault()
      void run(entry)
    }
    if (key === 'Escape') setText('')
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      focusNeighbour(event.currentTarget, key === 'ArrowDown' ? 1 : -1)
    }
  }

  return (
    <div className="stock-units number-field">
      <button
        type="button"
        aria-label={texts.remove(name)}
        onClick={(event) => press('remove', event)}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        data-units
        // A phone's numeric keypad has no minus.
        {...numberKeys(unitsKind)}
        inputMode="text"
        enterKeyHint="done"
        aria-label={texts.units}
        aria-description={name}
        aria-invalid={wrong}
        placeholder={texts.units}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
      />
      <button type="button" aria-label={texts.add(name)} onClick={(event) => press('add', event)}>
        <Icon name="plus" />
        <span>{lists.add}</span>
      </button>
      <UnitsNote text={partsOf(text).units} fault={wrong ? texts.entryHelp : undefined} />
      {race}
    </div>
  )
}

function focusNeighbour(field: HTMLInputElement, step: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-units]')]
  all[all.indexOf(field) + step]?.focus()
}

function InStockSwitch({ row }: { row: StockRow }) {
  const texts = useTexts('inventory')
  const { inStock } = useTexts('stock')
  const { setInStock } = useStockChanges()
  const name = stockName(row)
  return (
    <label className="stock-switch">
      <input
        type="checkbox"
        aria-label={texts.inStock(name)}
        checked={row.inStock}
        onChange={(event) => void setInStock(row, event.target.checked)}
      />
      <span aria-hidden>{inStock}</span>
    </label>
  )
}
