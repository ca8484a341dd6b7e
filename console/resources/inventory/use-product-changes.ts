// What holds for all variants of a product: whether units are counted, and ordering ahead.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { patchRecord } from '../../store/patch-record.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { type BulkChange, oneByOne } from '../../ui/bulk/change.ts'
import { inventoryActions } from './actions.ts'
import { inventoryAdapter } from './adapter.ts'
import { type StockRow, stockName } from './stock-row.ts'

/** What a change needs of a variant: its product, its name, and how it can be ordered ahead. */
type Counted = Pick<
  StockRow,
  'id' | 'productId' | 'variantId' | 'productName' | 'choices' | 'tracked' | 'inStock' | 'preorder'
>

/** Leaves out of a row what no change needs. */
export function counted(row: StockRow): Counted {
  const { id, productId, variantId, productName, choices, tracked, inStock, preorder } = row
  return { id, productId, variantId, productName, choices, tracked, inStock, preorder }
}

/** Changes of products, given as changes of the rows of their variants. */
export function useProductChanges() {
  const { many: texts } = useTexts('inventory')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const actions = inventoryActions(client)
    const read = async (row: Counted) =>
      patchRecord(queryClient, 'inventory', await inventoryAdapter(client).one(row.id, undefined))
    const track = (tracked: boolean) =>
      oneByOne(async (row: Counted) => {
        await actions.track(row.productId, tracked)
        await read(row)
      })
    /** Turns counting off again: what was sold without a count is in stock or not, as it was before. */
    const uncount = oneByOne(async (row: Counted) => {
      await actions.track(row.productId, false)
      await actions.setInStock(row, row.inStock)
      await read(row)
    })
    const preorder = (enabled: boolean) =>
      oneByOne(async (row: Counted) => {
        await actions.preorder(row.productId, { ...row.preorder, enabled })
        await read(row)
      })
    const counting: BulkChange<Counted> = {
      keptAs: { kind: 'inventory.counting' },
      running: texts.counting,
      done: texts.counted,
      undone: texts.uncounted,
      nameOf: stockName,
      change: track(true),
      undo: uncount,
    }
    const notCounting: BulkChange<Counted> = {
      keptAs: { kind: 'inventory.notCounting' },
      running: texts.uncounting,
      done: texts.uncounted,
      undone: texts.counted,
      nameOf: stockName,
      change: track(false),
      undo: track(true),
    }
    const allowing: BulkChange<Counted> = {
      keptAs: { kind: 'inventory.allowing' },
      running: texts.allowing,
      done: texts.allowed,
      undone: texts.stopped,
      nameOf: stockName,
      change: preorder(true),
      undo: preorder(false),
    }
    const stopping: BulkChange<Counted> = {
      keptAs: { kind: 'inventory.stopping' },
      running: texts.stopping,
      done: texts.stopped,
      undone: texts.allowed,
      nameOf: stockName,
      change: preorder(false),
      undo: preorder(true),
    }
    return { counting, notCounting, allowing, stopping }
  }, [client, queryClient, texts])
}
