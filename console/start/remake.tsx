// Rebuilds changes of earlier pages, and their ways back, from stored data: a kind and its arguments.
import { type ComponentProps, useEffect, useRef } from 'react'
import type { Product } from 'storefront-client'
import { useTexts } from '../messages/language-context.tsx'
import { discountKinds } from '../pricing/discount.ts'
import { priceJob } from '../pricing/price-job.ts'
import type { PlannedPrice } from '../pricing/price-plan.ts'
import type { Entry } from '../resources/inventory/read-entry.ts'
import { isDelivery } from '../resources/inventory/receive/lines.ts'
import { useDelivery } from '../resources/inventory/receive/use-delivery.ts'
import type { StockRow } from '../resources/inventory/stock-row.ts'
import { useProductChanges as useTrackingChanges } from '../resources/inventory/use-product-changes.ts'
import { useStockChanges } from '../resources/inventory/use-stock-changes.ts'
import { useMemberChanges } from '../resources/members/member-changes.ts'
import { type Discount, discountJob } from '../resources/products/bulk/set-discount.ts'
import {
  type SettableProperty,
  settableProperties,
} from '../resources/products/bulk/set-property.ts'
import type { RemovedPicture } from '../resources/products/media-actions.ts'
import { useProductChanges } from '../resources/products/product-changes.ts'
import { usePictureBack } from '../resources/products/use-picture-back.ts'
import { usePatch } from '../store/patch-record.ts'
import {
  isAnything,
  isFlag,
  isListOf,
  isMissingOr,
  isNumber,
  isOneOf,
  isText,
  shapeOf,
} from '../store/shape.ts'
import { useStoreClient } from '../store/store-context.tsx'
import type { BulkChange } from '../ui/bulk/change.ts'
import { useTakeOneBack } from '../ui/bulk/change-one.ts'
import { type RemakeComponent, useJobs } from '../ui/bulk/jobs.tsx'
import type { KeptAs, TakeBack } from '../ui/recent/recent-changes.ts'

type Change = BulkChange<{ readonly id: string }>

/** Provides the rebuilder once, in the current language. */
export function Remake({ ready }: ComponentProps<RemakeComponent>) {
  const changeOf = useChangeOf()
  const wayBack = useWayBack(changeOf)
  const latest = useRef({ changeOf, wayBack })
  latest.current = { changeOf, wayBack }
  useEffect(() => ready(latest), [ready])
  return null
}

function useChangeOf(): (keptAs: KeptAs) => Change | undefined {
  const { adding, takingOut, setting, ...products } = useProductChanges()
  const members = useMemberChanges()
  const tracking = useTrackingChanges()
  const { job: priceWords } = useTexts('prices')
  const { setting: discountWords } = useTexts('productList')
  const client = useStoreClient()
  const patch = usePatch()
  const changed = (product: Product) => patch('products', product)
  return ({ kind, given }) => {
    switch (kind) {
      case 'products.add':
        return typeof given === 'string' ? adding(given) : undefined
      case 'collections.takingOut':
        return typeof given === 'string' ? takingOut(given) : undefined
      case 'products.set':
        return isSetting(given) ? setting(given.property, given.value) : undefined
      case 'prices':
        return isPlan(given) ? priceJob(client, given, priceWords, changed) : undefined
      case 'products.discount':
        return isDiscount(given) ? discountJob(client, given, discountWords, changed) : undefined
    }
    const changes: Change[] = [products, members, tracking].flatMap((group) =>
      Object.values<Change>(group),
    )
    return changes.find(({ keptAs }) => keptAs?.kind === kind)
  }
}

function useWayBack(
  changeOf: (keptAs: KeptAs) => Change | undefined,
): (way: KeptAs) => TakeBack | undefined {
  const takeOneBack = useTakeOneBack()
  const jobs = useJobs()
  const stock = useStockChanges()
  const delivery = useDelivery()
  const restore = usePictureBack()
  return ({ kind, given }) => {
    if (kind === 'one' && isOne(given)) {
      const change = changeOf(given.change)
      return change && (() => takeOneBack({ ...given, change }))
    }
    if (kind === 'job' && typeof given === 'string') return () => jobs.takeBack(given)
    if (kind === 'stock.units' && isUnits(given)) {
      return () => stock.takeBack(given.row, given.entry)
    }
    if (kind === 'stock.inStock' && isInStock(given)) {
      return () => stock.setInStock(given.row, given.inStock)
    }
    if (kind === 'stock.received' && isDelivery(given)) return () => delivery.takeBack(given)
    return kind === 'picture' && isPicture(given) ? () => restore(given) : undefined
  }
}

interface Setting {
  readonly property: SettableProperty
  readonly value: string | number
}

const isSetting = shapeOf<Setting>({
  property: isOneOf(settableProperties),
  value: (value) => isText(value) || isNumber(value),
})

const isDiscount = shapeOf<Discount>({
  type: isOneOf(Object.keys(discountKinds)),
  value: isNumber,
})

/** The required part of a plan: none is stored without the rest. */
const isPlanned = shapeOf<Pick<PlannedPrice, 'id' | 'before' | 'variants'>>({
  id: isText,
  before: isNumber,
  variants: Array.isArray,
})

function isPlan(given: unknown): given is readonly PlannedPrice[] {
  return isListOf(isPlanned)(given)
}

interface One {
  readonly resource: string
  readonly change: KeptAs
  readonly row: { readonly id: string }
}

const isOne = shapeOf<One>({
  resource: isText,
  change: shapeOf<KeptAs>({ kind: isText, given: isAnything }),
  row: shapeOf<One['row']>({ id: isText }),
})

const isRow = shapeOf<Pick<StockRow, 'id' | 'quantity'>>({ id: isText, quantity: isNumber })
const isEntry = shapeOf<Entry>({
  kind: isOneOf(['add', 'remove', 'set']),
  units: isNumber,
  key: isMissingOr(isText),
})
const isUnits = shapeOf<{ row: StockRow; entry: Entry }>({ row: isRow, entry: isEntry })
const isInStock = shapeOf<{ row: StockRow; inStock: boolean }>({ row: isRow, inStock: isFlag })

const isPicture = shapeOf<RemovedPicture>({
  productId: isText,
  mediaId: isText,
  order: isListOf(isText),
  shows: Array.isArray,
})
