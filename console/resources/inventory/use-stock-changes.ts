// Changes of a variant's stock: immediate, read back, undone by the inverse, never overwriting another's.
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useRef } from 'react'
import { isolated } from '../../messages/isolated.ts'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { unitsKind } from '../../messages/number-kinds.ts'
import { conflictError, isUnanswered } from '../../store/failure.ts'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import { usePatch } from '../../store/patch-record.ts'
import { newKey } from '../../store/store-client.ts'
import { useStore } from '../../store/store-context.tsx'
import { useUndoToast } from '../../ui/bulk/undo-toast.tsx'
import { changeSetting, useSetting } from '../../ui/list/use-setting.ts'
import type { Outcome } from '../../ui/recent/recent-changes.ts'
import { inventoryActions } from './actions.ts'
import { inventoryAdapter } from './adapter.ts'
import { setAsSeen } from './as-seen.ts'
import { readLog, readReason, withChange } from './log/change-log.ts'
import type { Entry } from './read-entry.ts'
import { type StockRow, stockName } from './stock-row.ts'

/** The outcome of a change: `unsure` where it is unknown; `now` where another changed it first. */
export type StockOutcome = 'done' | 'failed' | 'unsure' | { readonly now: number }

const countAfter = ({ quantity }: StockRow, { kind, units }: Entry) =>
  ({ add: quantity + units, remove: quantity - units, set: units })[kind]

const inverse = { add: 'remove', remove: 'add' } as const

export function useStockChanges() {
  const texts = useTexts('inventory')
  const { fromTo } = useTexts('forms')
  const notifyFailure = useNotifyFailure()
  const { number } = useFormats()
  const { client, watch } = useStore()
  const queryClient = useQueryClient()
  const patch = usePatch()
  const notify = useNotify()
  const offerUndo = useUndoToast()
  const [reason] = useSetting('stock-reason', readReason)
  const last = useRef(new Map<string, Promise<StockOutcome>>())
  /** Rows read between queued changes, before the list shows them. */
  const between = useRef(new Map<string, StockRow>())

  const keep = (fresh: StockRow): StockRow => {
    patch('inventory', fresh)
    between.current.set(fresh.id, fresh)
    return fresh
  }

  const read = async ({ id }: StockRow) => keep(await inventoryAdapter(client).one(id, undefined))

  /** The row after a change, which is made even if it cannot be read. */
  const readAfter = (row: StockRow, made: Partial<StockRow>) =>
    read(row).catch(() => keep({ ...row, ...made }))

  const make = async (row: StockRow, entry: Entry): Promise<StockOutcome> => {
    const { kind, units, key } = entry
    const actions = inventoryActions(client)
    if (kind === 'set') {
      const other = await watch.once(() => setAsSeen(client, row, { quantity: units }))
      if (other) {
        patch('inventory', other)
        return { now: other.quantity }
      }
    } else await watch.once(() => actions[kind]([{ ...row, units }], key))
    return report(await readAfter(row, { quantity: countAfter(row, entry) }), row, entry)
  }

  const report = (fresh: StockRow, row: StockRow, { kind, units }: Entry): StockOutcome => {
    const after = fresh.quantity
    // The shown row may be stale: the units were added to the platform's count.
    const before = { add: after - units, remove: after + units, set: row.quantity }[kind]
    const figures = fromTo(number(before), number(after))
    const done = { add: texts.added, remove: texts.removed, set: texts.wasSet }[kind]
    const undo: Entry =
      kind === 'set'
        ? { kind, units: row.quantity }
        : { kind: inverse[kind], units, key: newKey(client) }
    const way = { kind: 'stock.units', given: { row: fresh, entry: undo } }
    offerUndo(`${done(isolated(stockName(row)), units)} · ${figures}`, way)
    const logged = { before, after, reason, at: Date.now(), name: stockName(row), sku: row.sku }
    changeSetting('stock-log', readLog, (log) => withChange(log, logged))
    return 'done'
  }

  const takeBack = async (row: StockRow, entry: Entry): Promise<Outcome> => {
    const outcome = await change(row, entry)
    if (outcome === 'done') return { done: true }
    if (typeof outcome !== 'object') return { done: false, why: '' }
    const why = raced(row, outcome.now)
    notify(why, { type: 'error' })
    return { done: false, why }
  }

  /** Queues a change after those of the same variant, so that each counts. */
  const change = async (row: StockRow, entry: Entry): Promise<StockOutcome> => {
    const { id } = row
    const before = last.current.get(id)
    const made = before
      ? before.then(() => attempt(between.current.get(id) ?? row, entry))
      : attempt(row, entry)
    last.current.set(id, made)
    const outcome = await made
    if (last.current.get(id) === made) {
      last.current.delete(id)
      between.current.delete(id)
    }
    return outcome
  }

  const attempt = async (row: StockRow, entry: Entry): Promise<StockOutcome> => {
    try {
      return await make(row, entry)
    } catch (failure) {
      // Without a response, only the count tells if it was applied.
      const answered = !isUnanswered(failure)
      const now = await read(row).catch(() => answered && row)
      const differs = now && now.quantity !== row.quantity
      if (differs && !answered && now.quantity === countAfter(row, entry))
        return report(now, row, entry)
      if (!now || (differs && !answered)) {
        notify(texts.unsure(isolated(stockName(row))), { type: 'error' })
        return 'unsure'
      }
      if (differs) notify(raced(row, now.quantity), { type: 'error' })
      else notifyFailure(failure, stockName(row), beyond(entry, now))
      return 'failed'
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['inventory', 'count'] })
      void queryClient.invalidateQueries({ queryKey: ['products'] })
    }
  }

  const raced = (row: StockRow, now: number) =>
    texts.raced(isolated(stockName(row)), number(row.quantity), number(now))

  /** Why the platform refused units that leave its range. */
  const beyond = ({ kind, units }: Entry, { quantity }: StockRow) => {
    const { maximum } = unitsKind
    if (kind === 'remove' && units > quantity) return texts.tooFew(number(quantity), number(units))
    const isOver = kind === 'add' && units > maximum - quantity
    return isOver ? texts.overLimit(number(maximum)) : undefined
  }

  const setInStock = async (row: StockRow, inStock: boolean): Promise<Outcome> => {
    let wasSo: boolean | undefined
    try {
      const other = await watch.keep(() => {
        // A call that is repeated may have set it already.
        const known = wasSo
        return setAsSeen(client, row, { inStock }, (now) => {
          wasSo = known ?? now.inStock === inStock
        })
      })
      if (other) {
        patch('inventory', other)
        throw conflictError(other, [])
      }
      const fresh = await readAfter(row, { inStock })
      const name = stockName(row)
      const text = inStock ? texts.isInStock(name) : texts.isOut(name)
      const way = { kind: 'stock.inStock', given: { row: fresh, inStock: !inStock } }
      if (wasSo) notify(text, { type: 'success' })
      else offerUndo(text, way)
      return { done: true }
    } catch (failure) {
      notifyFailure(failure, stockName(row))
      return { done: false, why: '' }
    }
  }

  return { change, takeBack, setInStock }
}
