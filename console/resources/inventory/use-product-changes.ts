// Settings of all variants of a product: inventory tracking and preorders.
import { useQueryClient } from '@tanstack/react-query'
import { pick } from 'es-toolkit'
import { useMemo } from 'react'
import { productsNow } from '../../catalogue/products-now.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { LARGEST_PAGE } from '../../store/list-query.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { type BulkChange, opposites, type WasSo } from '../../ui/bulk/change.ts'
import { inventoryActions } from './actions.ts'
import { eachProduct } from './each-product.ts'
import { type StockRow, stockName, stockRowOf } from './stock-row.ts'

const fields = [
  ...(['id', 'productId', 'variantId', 'productName', 'choices'] as const),
  ...(['tracked', 'inStock', 'preorder', 'untracked', 'wasSo'] as const),
] as const

/** The untracked variants of a product, and which of them were in stock. */
interface Untracked extends WasSo {
  readonly untracked?: readonly Pick<StockRow, 'variantId' | 'inStock'>[]
}

export type Counted = Pick<StockRow & Untracked, (typeof fields)[number]>

/** Groups variants of a product, which is changed once for all of them. Stop takes effect between calls. */
const PER_CALL = 20

export function counted(row: StockRow & Untracked): Counted {
  return pick(row, fields)
}

/** A variant of each product of the rows, read anew; without deleted ones. */
async function oneOfEach({ products }: StoreClient, rows: readonly Counted[]): Promise<StockRow[]> {
  const variantOf = new Map(rows.map(({ productId, variantId }) => [productId, variantId]))
  const { variants } = await products.queryStoreVariants({
    query: {
      filter: {
        productId: { $in: [...variantOf.keys()] },
        variantId: { $in: [...variantOf.values()] },
      },
      paging: { limit: LARGEST_PAGE },
    },
  })
  return variants.map(stockRowOf)
}

/** Changes of products, as changes of their variants' rows. */
export function useProductChanges() {
  const { many: texts } = useTexts('inventory')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const actions = inventoryActions(client)
    /** A single row is on a page that shows all of its product; a job refetches its lists at its end. */
    const readPage = async ({ length }: readonly Counted[]) => {
      if (length === 1) await queryClient.invalidateQueries({ queryKey: ['inventory', 'getList'] })
    }
    const products =
      (call: (productId: string, variants: readonly Counted[]) => Promise<unknown>) =>
      async (rows: readonly Counted[]) => {
        const failures = await eachProduct(rows, call)
        await readPage(rows)
        return failures
      }
    /** Notes the products that another user had set so since the list was read. */
    const noteSo = (isSo: (now: StockRow) => boolean) => async (rows: readonly Counted[]) => {
      const now = await oneOfEach(client, rows)
      const set = new Set(now.filter(isSo).map(({ productId }) => productId))
      return rows.map((row) => ({ ...row, wasSo: set.has(row.productId) }))
    }
    const unlessSo = (change: BulkChange<Counted>['change']) => (rows: readonly Counted[]) =>
      change(rows.filter(({ wasSo }) => !wasSo))
    const track = (tracked: boolean) => products((id) => actions.track(id, tracked))
    /** Notes every variant of a product, selected or not, on one of its rows: on each, it would take too much. */
    const noteUntracked = async (rows: readonly Counted[]) => {
      const products = rows.map(({ productId }) => ({ id: productId }))
      const now = new Map(await productsNow(client, products))
      return rows.map((row) => {
        const product = now.get(row.productId)
        now.delete(row.productId)
        if (!product || product.stock?.trackInventory) return row
        const untracked = product.variants.map(({ id, stock }) => ({
          variantId: id,
          inStock: stock?.inStock ?? false,
        }))
        return { ...row, untracked }
      })
    }
    /** Turns tracking off again: restores whether each variant was in stock. */
    const uncount = products(async (productId, variants) => {
      const untracked = variants.find((row) => row.untracked)?.untracked
      if (!untracked) return
      await actions.track(productId, false)
      await actions.setAllInStock(productId, untracked)
    })
    const preorder = (enabled: boolean) => products((id) => actions.allowPreorder(id, enabled))
    const preorders = (wanted: boolean) => ({
      note: noteSo(({ preorder: { enabled } }) => enabled === wanted),
      back: unlessSo(preorder(wanted)),
    })
    const shared = { nameOf: stockName, kept: counted, perCall: PER_CALL }
    const way = (
      kind: string,
      running: string,
      done: (count: number) => string,
      change: BulkChange<Counted>['change'],
    ) => ({ keptAs: { kind: `inventory.${kind}` }, running, done, change })
    const [counting, notCounting] = opposites<Counted>(
      shared,
      {
        ...way('counting', texts.counting, texts.counted, track(true)),
        note: noteUntracked,
        back: unlessSo(track(true)),
      },
      {
        ...way('notCounting', texts.uncounting, texts.uncounted, track(false)),
        note: noteSo(({ tracked }) => !tracked),
        back: uncount,
      },
    )
    const [allowing, stopping] = opposites<Counted>(
      shared,
      { ...way('allowing', texts.allowing, texts.allowed, preorder(true)), ...preorders(true) },
      { ...way('stopping', texts.stopping, texts.stopped, preorder(false)), ...preorders(false) },
    )
    return { counting, notCounting, allowing, stopping }
  }, [client, queryClient, texts])
}
