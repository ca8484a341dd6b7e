// The count of a variant, edited inline.
import { useRef, useState } from 'react'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { unitsKind } from '../../../messages/number-kinds.ts'
import { typedKey } from '../../../ui/controls/typed-key.ts'
import { numberKeys } from '../../../ui/numbers/use-number-reader.ts'
import { useRefusal } from '../../../ui/permissions/use-refusal.ts'
import { type Entry, readUnits } from '../read-entry.ts'
import { type StockRow, stockName } from '../stock-row.ts'
import { useStockChanges } from '../use-stock-changes.ts'
import { useRace } from './race-dialog.tsx'
import { UnitsNote } from './units-note.tsx'

const focusAtOnce = (field: HTMLInputElement | null) => field?.focus()

export function CountField({ row }: { row: StockRow }) {
  const texts = useTexts('inventory')
  const { number } = useFormats()
  const { change } = useStockChanges()
  const [editing, setEditing] = useState<{ text: string; seen: StockRow }>()
  const [race, setRace] = useRace((entry, seen) => set(entry, seen))
  const button = useRef<HTMLButtonElement>(null)
  const refusal = useRefusal('inventory')
  const name = stockName(row)
  if (!row.tracked) return <span className="stock-uncounted">{texts.notCounted}</span>

  const leave = () => setEditing(undefined)
  const focusButton = () => requestAnimationFrame(() => button.current?.focus())
  const set = async (entry: Entry, seen: StockRow) => {
    const outcome = await change(seen, entry)
    if (typeof outcome === 'object') setRace({ entry, seen, now: outcome.now })
  }
  const save = () => {
    if (!editing) return
    const { value: units } = readUnits(editing.text)
    if (typeof units !== 'number') return
    leave()
    if (units !== editing.seen.quantity) void set({ kind: 'set', units }, editing.seen)
  }
  return (
    <span className="stock-count list-above number-field">
      {editing ? (
        <input
          ref={focusAtOnce}
          {...numberKeys(unitsKind)}
          aria-label={texts.countOf(name)}
          aria-invalid={typeof readUnits(editing.text).value !== 'number'}
          value={editing.text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setEditing({ ...editing, text: event.target.value })}
          // Phone keypads may lack Enter: Done blurs the field.
          onBlur={() => (editing.text.trim() === '' ? leave() : save())}
          onKeyDown={(event) => {
            const key = typedKey(event)
            if (key === 'Enter') save()
            if (key === 'Escape') leave()
            if (key === 'Enter' || key === 'Escape') focusButton()
          }}
        />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={texts.editCount(row.quantity, name)}
          title={refusal ?? texts.editCountTip}
          disabled={refusal !== undefined}
          onClick={() => setEditing({ text: String(row.quantity), seen: row })}
        >
          {number(row.quantity)}
        </button>
      )}
      {editing && <UnitsNote text={editing.text} />}
      {race}
    </span>
  )
}
