// Limits a list to the platform's queries: unsupported fields are neither sorted nor filtered by.
import { useMemo } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import { type KnownQueries, knownQueries } from '../../store/known-queries.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import type { ListDescription, ListQueries, ListRecord } from './description.ts'

/** The description without the fields that the platform lacks. */
export function useKnownDescription<Row extends ListRecord>(
  description: ListDescription<Row>,
): ListDescription<Row> {
  const client = useStoreClient()
  const texts = useTexts('lists')
  const { queries, title, columns } = description
  const known = useMemo(
    () => (queries ? knownQueries(client, queries.table) : undefined),
    [queries, client],
  )
  // Memoized apart from the filters, whose values load after the rows: the rows don't rerender.
  const sorted = useMemo(() => {
    if (!known) return undefined
    const sortable = <Of extends { readonly sortBy?: string }>(column: Of): Of => {
      const { sortBy } = column
      return sortBy === undefined || known.sorts(sortBy) ? column : { ...column, sortBy: undefined }
    }
    return { title: sortable(title), columns: columns.map(sortable) }
  }, [title, columns, known])
  return useMemo(() => {
    if (!queries || !known) return description
    return { ...knownDescription(description, queries, known, texts), ...sorted }
  }, [description, queries, known, sorted, texts])
}

function knownDescription<Row extends ListRecord>(
  description: ListDescription<Row>,
  { filters: fields, search }: ListQueries,
  known: KnownQueries,
  texts: Texts['lists'],
): ListDescription<Row> {
  const canNarrow = (source: string) => {
    const filter = Object.hasOwn(fields, source) ? fields[source] : undefined
    return filter === undefined || known.filters(filter.field)
  }
  const filters = description.filters?.map((filter) =>
    filter.kind === 'chip' || canNarrow(filter.source)
      ? filter
      : { ...filter, unavailable: texts.cannotFilter },
  )
  const missing = filters?.flatMap((one) => ('unavailable' in one ? one.label : [])) ?? []
  return {
    ...description,
    filters,
    views: description.views?.filter((view) => Object.keys(view.filters).every(canNarrow)),
    limits: [
      ...(search === undefined || known.filters(search, 'contains') ? [] : [texts.findsBeginnings]),
      ...(missing.length === 0 ? [] : [texts.cannotFilterBy(missing)]),
    ],
  }
}
