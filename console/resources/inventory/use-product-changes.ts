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

/** Changes of products, given as changes of the rows of their variants. */
export function useProductChanges() {
  const { many: texts } = useTexts('inventory')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const actions = inventoryActions(client)
    const read = async (row: StockRow) =>
      patchRecord(queryClient, 'inventory', await inventoryAdapter(client).one(row.id, undefined))
    const track = (tracked: boolean) =>
      oneByOne(async (row: StockRow) => {
        await actions.track(row.productId, tracked)
        await read(row)
      })
    const preorder = (enabled: boolean) =>
      oneByOne(async (row: StockRow) => {
        await actions.preorder(row.productId, { ...row.preorder, enabled })
        await read(row)
      })
    const counting: BulkChange<StockRow> = {
      running: texts.counting,
      done: texts.counted,
      undone: texts.uncounted,
      nameOf: stockName,
      change: track(true),
      undo: track(false),
    }
    const notCounting: BulkChange<StockRow> = {
      running: texts.uncounting,
      done: texts.uncounted,
      undone: texts.counted,
      nameOf: stockName,
      change: track(false),
      undo: track(true),
    }
    const allowing: BulkChange<StockRow> = {
      running: texts.allowing,
      done: texts.allowed,
      undone: texts.stopped,
      nameOf: stockName,
      change: preorder(true),
      undo: preorder(false),
    }
    const stopping: BulkChange<StockRow> = {
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
