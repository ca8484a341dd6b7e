// The frame of every list: views, search and filters, rows, pages and empty states.
import { type ReactNode, useEffect } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { useCurrentList } from './current-list.ts'
import { DataTable } from './data-table.tsx'
import './list.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListFailure, NothingFound } from './list-states.tsx'
import { Pagination } from './pagination.tsx'
import { ToolBar } from './tool-bar.tsx'
import { useColumns, useDensity } from './use-shape.ts'
import { ViewTabs } from './view-tabs.tsx'

/** @param create the button that an empty list offers. */
export function ListFrame({ create }: { create?: ReactNode }) {
  const {
    resource,
    description,
    rows,
    total = 0,
    earlier,
    loaded,
    error,
    address,
    change,
  } = useCurrentList()
  const { shown } = useColumns(resource, description)
  const [density] = useDensity()
  const { page, perPage } = address
  useEffect(() => {
    // Past the last page: its rows were deleted, or the address is stale.
    if (!earlier && rows.length === 0 && total > 0 && (page - 1) * perPage >= total) {
      change({ page: Math.ceil(total / perPage) }, { replace: true })
    }
  }, [earlier, rows, total, page, perPage, change])

  const content = () => {
    if (error && rows.length === 0) return <ListFailure error={error} />
    if (!loaded) return <ListSkeleton description={description} columns={shown} />
    if (rows.length === 0) return <NothingFound create={create} />
    return (
      <>
        <DataTable columns={shown} />
        <BulkBar />
        <Pagination />
      </>
    )
  }
  return (
    <div className="list" data-density={density}>
      <ViewTabs />
      <ToolBar />
      {content()}
    </div>
  )
}
