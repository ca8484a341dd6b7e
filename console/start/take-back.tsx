// Makes the way back of a change again from what was kept of it: a kind, and what that kind was given.
import { type ComponentProps, useMemo } from 'react'
import type { Entry } from '../resources/inventory/read-entry.ts'
import type { StockRow } from '../resources/inventory/stock-row.ts'
import { useStockChanges } from '../resources/inventory/use-stock-changes.ts'
import type { RemovedPicture } from '../resources/products/media-actions.ts'
import { usePictureBack } from '../resources/products/use-picture-back.ts'
import type { KeptAs } from '../ui/bulk/change.ts'
import { useTakeOneBack } from '../ui/bulk/change-one.ts'
import { useJobs } from '../ui/bulk/jobs.tsx'
import type { TakeBack as Way } from '../ui/recent/recent-changes.ts'
import { type MakeWayBack, useReady } from '../ui/recent/ways-back.tsx'
import { useChangeOf } from './make-again.tsx'

type Props = ComponentProps<MakeWayBack>
type Ready = Props['ready']

/** Hands over how a change is taken back; undefined where the kind, or what it was given, is not known. */
export function TakeBack({ way: { kind, given }, ready }: Props) {
  if (kind === 'one' && isOne(given)) return <OneBack {...given} ready={ready} />
  if (kind === 'job' && typeof given === 'string') return <JobBack id={given} ready={ready} />
  if (kind === 'stock.units' && isUnits(given)) return <UnitsBack {...given} ready={ready} />
  if (kind === 'stock.inStock' && isInStock(given)) return <InStockBack {...given} ready={ready} />
  if (kind === 'picture' && isPicture(given)) return <PictureBack removed={given} ready={ready} />
  return <NoWay ready={ready} />
}

function NoWay({ ready }: { ready: Ready }) {
  useReady(ready, undefined)
  return null
}

/** One record of a resource. */
interface One {
  readonly resource: string
  readonly change: KeptAs
  readonly row: { readonly id: string }
}

function OneBack({ resource, change: keptAs, row, ready }: One & { ready: Ready }) {
  const change = useChangeOf(keptAs)
  const takeBack = useTakeOneBack()
  const way = useMemo<Way | undefined>(
    () => change && (() => takeBack({ resource, change, row })),
    [change, takeBack, resource, row],
  )
  useReady(ready, way)
  return null
}

function JobBack({ id, ready }: { id: string; ready: Ready }) {
  const { takeBack } = useJobs()
  useReady(
    ready,
    useMemo<Way>(() => () => takeBack(id), [takeBack, id]),
  )
  return null
}

function UnitsBack({ row, entry, ready }: { row: StockRow; entry: Entry; ready: Ready }) {
  const { takeBack } = useStockChanges()
  useReady(
    ready,
    useMemo<Way>(() => () => takeBack(row, entry), [takeBack, row, entry]),
  )
  return null
}

function InStockBack({ row, inStock, ready }: { row: StockRow; inStock: boolean; ready: Ready }) {
  const { setInStock } = useStockChanges()
  useReady(
    ready,
    useMemo<Way>(() => () => setInStock(row, inStock), [setInStock, row, inStock]),
  )
  return null
}

function PictureBack({ removed, ready }: { removed: RemovedPicture; ready: Ready }) {
  const restore = usePictureBack()
  useReady(
    ready,
    useMemo<Way>(() => () => restore(removed), [restore, removed]),
  )
  return null
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function isOne(given: unknown): given is One {
  if (!isFields(given)) return false
  const { resource, change, row } = given
  const isKeptAs = isFields(change) && typeof change.kind === 'string'
  return typeof resource === 'string' && isKeptAs && isFields(row) && typeof row.id === 'string'
}

function isRow(row: unknown): row is StockRow {
  return isFields(row) && typeof row.id === 'string' && typeof row.quantity === 'number'
}

function isUnits(given: unknown): given is { row: StockRow; entry: Entry } {
  if (!isFields(given) || !isFields(given.entry)) return false
  return isRow(given.row) && typeof given.entry.units === 'number'
}

function isInStock(given: unknown): given is { row: StockRow; inStock: boolean } {
  return isFields(given) && isRow(given.row) && typeof given.inStock === 'boolean'
}

function isPicture(given: unknown): given is RemovedPicture {
  if (!isFields(given)) return false
  const { productId, mediaId, order, shows } = given
  const isNamed = typeof productId === 'string' && typeof mediaId === 'string'
  return isNamed && Array.isArray(order) && Array.isArray(shows)
}
