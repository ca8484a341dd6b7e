// The page of every list: title and count, views, search and filters, the rows, pages, and what is shown without rows.
import { Button } from '@mui/material'
import { useCreatePath } from 'ra-core'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { Page } from '../page/page.tsx'
import { createShortcut } from '../shell/shortcuts.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CurrentList } from './current-list.ts'
import { DataTable } from './data-table.tsx'
import type { ListDescription, ListRecord } from './description.ts'
import './list.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListFailure, NothingFound } from './list-states.tsx'
import { Pagination } from './pagination.tsx'
import { ToolBar } from './tool-bar.tsx'
import { useList } from './use-list.ts'
import { useColumns, useDensity } from './use-shape.ts'
import { ViewTabs } from './view-tabs.tsx'

export function ListPage<Row extends ListRecord>({
  description,
  actions,
}: {
  description: ListDescription<Row>
  /** Buttons beside the one that makes a new record. */
  actions?: React.ReactNode
}) {
  const { loading } = useTexts('lists')
  const list = useList<ListRecord>(description)
  const { resource, rows, total, loaded, error, address, change } = list
  const { shown } = useColumns(resource, list.description)
  const [density] = useDensity()
  const createPath = useCreatePath()
  const { page, perPage } = address
  useEffect(() => {
    // The last rows of a page were deleted, or the address names a page that is not there.
    if (total !== undefined && total > 0 && (page - 1) * perPage >= total) {
      change({ page: Math.ceil(total / perPage) }, { replace: true })
    }
  }, [total, page, perPage, change])

  const create = description.texts.create && (
    <Button
      {...createShortcut}
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Icon name="plus" />}
    >
      {description.texts.create}
    </Button>
  )
  const content = () => {
    if (error && rows.length === 0) return <ListFailure error={error} />
    if (!loaded) return <ListSkeleton description={list.description} columns={shown} />
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
    <CurrentList value={list}>
      <Page
        title={description.texts.name}
        note={
          <span role="status">
            {total === undefined ? (error ? '' : loading) : description.texts.count(total)}
          </span>
        }
        actions={
          <>
            {actions}
            {create}
          </>
        }
      >
        <div className="list" data-density={density}>
          <ViewTabs />
          <ToolBar />
          {content()}
        </div>
      </Page>
    </CurrentList>
  )
}
