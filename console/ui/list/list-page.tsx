// The list page of every resource: title and count, search and filters, the table, pagination, empty and failed states.
import { Box, Button, Card, LinearProgress } from '@mui/material'
import {
  ListBase,
  type RaRecord,
  type SortPayload,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/icon.tsx'
import { Message } from '../page/message.tsx'
import { Page } from '../page/page.tsx'
import type { Column, TitleColumn } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { Pagination } from './pagination.tsx'
import { SearchField } from './search-field.tsx'

interface ListPageProps<Row extends RaRecord> {
  /** What the records are called, in the plural: "Products". */
  name: string
  /** What one record is called; with it the list offers to create one. */
  createLabel?: string
  searchLabel: string
  filters?: ReactNode
  sort: SortPayload
  title: TitleColumn<Row>
  columns: Column<Row>[]
}

export function ListPage<Row extends RaRecord>({ sort, ...props }: ListPageProps<Row>) {
  return (
    <ListBase sort={sort} perPage={25} disableSyncWithLocation={false}>
      <ListScreen {...props} />
    </ListBase>
  )
}

function ListScreen<Row extends RaRecord>({
  name,
  createLabel,
  searchLabel,
  filters,
  title,
  columns,
}: Omit<ListPageProps<Row>, 'sort'>) {
  const { total, isPending, isFetching } = useListContext<Row>()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const create = createLabel && (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Icon name="plus" />}
    >
      {createLabel}
    </Button>
  )
  return (
    <Page
      title={name}
      note={<span role="status">{isPending ? 'Loading…' : countOf(total, name)}</span>}
      actions={create}
    >
      <Card sx={{ position: 'relative' }}>
        <Box
          component="search"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            p: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <SearchField label={searchLabel} />
          {filters}
        </Box>
        {isFetching && (
          <LinearProgress
            aria-label={`Loading ${name.toLowerCase()}`}
            sx={{ position: 'absolute', left: 0, right: 0, height: 2, mt: '-2px' }}
          />
        )}
        <ListContent name={name} create={create} title={title} columns={columns} />
      </Card>
    </Page>
  )
}

function ListContent<Row extends RaRecord>({
  name,
  create,
  title,
  columns,
}: {
  name: string
  create: ReactNode
  title: TitleColumn<Row>
  columns: Column<Row>[]
}) {
  const { total, isPending, error, refetch, filterValues, setFilters } = useListContext<Row>()
  if (isPending) return <Box sx={{ minHeight: 320 }} />
  if (error) {
    return (
      <Message
        icon="close"
        title={`${name} could not be loaded`}
        action={
          <Button variant="outlined" onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Message>
    )
  }
  if (total === 0 && Object.keys(filterValues).length > 0) {
    return (
      <Message
        icon="search"
        title="Nothing matches"
        action={
          <Button variant="outlined" onClick={() => setFilters({})}>
            Clear search and filters
          </Button>
        }
      >
        Try fewer letters, or another filter.
      </Message>
    )
  }
  if (total === 0) {
    return (
      <Message icon="plus" title={`No ${name.toLowerCase()} yet`} action={create}>
        They appear here as soon as the store has some.
      </Message>
    )
  }
  return (
    <>
      <DataTable caption={name} title={title} columns={columns} />
      <Pagination />
    </>
  )
}

function countOf(total: number | undefined, name: string): string {
  if (total === undefined) return ''
  return `${total.toLocaleString('en')} ${total === 1 ? name.toLowerCase().replace(/s$/, '') : name.toLowerCase()}`
}
