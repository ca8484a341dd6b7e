// One list on screen: its address, the rows of its page, and their selection.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useResourceContext } from 'ra-core'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { knownQueries } from '../../store/known-queries.ts'
import { conditionsOf } from '../../store/query-filters.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import type { ListDescription, ListQueries, ListRecord } from './description.ts'
import { type ListAddress, readAddress, writeAddress } from './list-address.ts'
import { listQuery, listRequest } from './list-request.ts'
import {
  everythingTicked,
  nothingTicked,
  rowsBetween,
  type Selection,
  withTicks,
} from './selection.ts'

export type List<Row extends ListRecord> = ReturnType<typeof useList<Row>>

export function useList<Row extends ListRecord>(description: ListDescription<Row>) {
  const resource = useResourceContext() ?? ''
  const { address, latest, change } = useListAddress(description.sort, description.queries)
  const { rows, earlier, ...reading } = useRows<Row>(resource, address, description.fixed)
  const ticks = useTicks(rows)
  const { clear } = ticks
  // Stale ticks would be a trap: a new search or filter clears them, also after Back, and so does the end of its
  // placeholder rows.
  const found = JSON.stringify([address.search, address.filters])
  const shown = useRef(found)
  if (!earlier) shown.current = found
  const tickable = `${found}${shown.current}`
  const tickedIn = useRef(tickable)
  useLayoutEffect(() => {
    if (tickedIn.current !== tickable) clear()
    tickedIn.current = tickable
  }, [clear, tickable])
  const narrow = (part: Partial<ListAddress>, how?: { replace: boolean }) =>
    change({ ...part, page: 1 }, how)
  /** Sets one filter beside the others; an address holds no empty value. */
  const filter = (source: string, value: string) =>
    narrow({ filters: { ...latest.current.filters, [source]: value } })
  const changes = { change, narrow, filter }
  return { resource, description, address, ...changes, rows, earlier, ...reading, ...ticks }
}

function useListAddress(usual: ListAddress['sort'], { table, filters }: Partial<ListQueries> = {}) {
  const client = useStoreClient()
  const [parameters, setParameters] = useSearchParams()
  const address = useMemo(() => {
    if (!table || !filters) return readAddress(parameters, usual)
    const known = knownQueries(client, table)
    return readAddress(
      parameters,
      usual,
      (name, value) => conditionsOf(filters, { [name]: value }, known).length > 0,
    )
  }, [parameters, usual, table, filters, client])
  // The latest requested state: the next change may come before it renders.
  const latest = useRef(address)
  const shown = useRef(address)
  if (shown.current !== address) {
    shown.current = address
    latest.current = address
  }
  const change = useCallback(
    (part: Partial<ListAddress>, how?: { replace: boolean }) => {
      latest.current = { ...latest.current, ...part }
      setParameters(writeAddress(latest.current, usual), how)
    },
    [setParameters, usual],
  )
  return { address, latest, change }
}

const nothing: readonly never[] = []

function useRows<Row extends ListRecord>(
  resource: string,
  address: ListAddress,
  fixed: ListAddress['filters'] | undefined,
) {
  const dataProvider = useDataProvider()
  const request = listRequest(address, fixed)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...listQuery<Row>(dataProvider, resource, request),
    placeholderData: keepPreviousData,
  })
  const rows: readonly Row[] = data?.data ?? nothing
  return {
    rows,
    total: data?.total,
    /** Whether there are more records than `total`. */
    capped: data?.meta?.capped === true,
    earlier: isPlaceholderData,
    similar: data?.meta?.similar === true,
    loaded: data !== undefined,
    error,
    isFetching,
    refetch,
  }
}

function useTicks<Row extends ListRecord>(rows: readonly Row[]) {
  const [selection, setSelection] = useState<Selection<Row>>(nothingTicked)
  const page = useRef(rows)
  page.current = rows
  const last = useRef<string>(undefined)

  const tick = useCallback((id: string, ticked: boolean, through: boolean) => {
    const between = rowsBetween(page.current, through ? last.current : undefined, id)
    last.current = id
    setSelection((held) => withTicks(held, between, ticked))
  }, [])
  const tickAll = (all: readonly Row[], ticked: boolean) =>
    setSelection((held) => withTicks(held, all, ticked))
  const clear = useCallback(() => {
    last.current = undefined
    setSelection(nothingTicked)
  }, [])
  const tickEverything = () => setSelection(everythingTicked)
  return { selection, tick, tickAll, tickEverything, clear }
}
