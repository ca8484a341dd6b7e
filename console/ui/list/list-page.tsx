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
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { Message } from '../page/message.tsx'
import { Page } from '../page/page.tsx'
import type { Column, TitleColumn } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { Pagination } from './pagination.tsx'
import { SearchField } from './search-field.tsx'

/** What a list says of its records; the texts of a resource hold them. */
interface ListTexts {
  /** What the records are called, in the plural: "Products". */
  name: string
  loading: string
  notLoaded: string
  none: string
  count(count: number): string
  search: string
  /** With it the list offers to create a record. */
  create?: string
}

interface ListPageProps<Row extends RaRecord> {
  texts: ListTexts
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
  texts,
  filters,
  title,
  columns,
}: Omit<ListPageProps<Row>, 'sort'>) {
  const { total, isPending, isFetching } = useListContext<Row>()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const { loading } = useTexts('lists')
  const create = texts.create && (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Icon name="plus" />}
    >
      {texts.create}
    </Button>
  )
  return (
    <Page
      title={texts.name}
      note={
        <span role="status">{isPending || total === undefined ? loading : texts.count(total)}</span>
      }
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
          <SearchField label={texts.search} />
          {filters}
        </Box>
        {isFetching && (
          <LinearProgress
            aria-label={texts.loading}
            sx={{ position: 'absolute', insetInline: 0, height: 2, mt: '-2px' }}
          />
        )}
        <ListContent texts={texts} create={create} title={title} columns={columns} />
      </Card>
    </Page>
  )
}

function ListContent<Row extends RaRecord>({
  texts,
  create,
  title,
  columns,
}: {
  texts: ListTexts
  create: ReactNode
  title: TitleColumn<Row>
  columns: Column<Row>[]
}) {
  const { noMatch, empty, tryAgain } = useTexts('lists')
  const { total, isPending, error, refetch, filterValues, setFilters } = useListContext<Row>()
  if (isPending) return <Box sx={{ minHeight: 320 }} />
  if (error) {
    return (
      <Message
        icon="close"
        title={texts.notLoaded}
        action={
          <Button variant="outlined" onClick={() => refetch()}>
            {tryAgain}
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
        title={noMatch.heading}
        action={
          <Button variant="outlined" onClick={() => setFilters({})}>
            {noMatch.clear}
          </Button>
        }
      >
        {noMatch.text}
      </Message>
    )
  }
  if (total === 0) {
    return (
      <Message icon="plus" title={texts.none} action={create}>
        {empty}
      </Message>
    )
  }
  return (
    <>
      <DataTable caption={texts.name} title={title} columns={columns} />
      <Pagination />
    </>
  )
}
