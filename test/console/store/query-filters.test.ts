// The filters of a list: one entry each, which a slip keeps from compiling.
import { type ProductsFilterWithAdditions, platforms } from 'storefront-client'
import { expect, it } from 'vitest'
import { knownQueries, type SortField } from '../../../console/store/known-queries.ts'
import { choiceOf, conditionsOf, type QueryFilters } from '../../../console/store/query-filters.ts'
import type { Column, FilterControl, View } from '../../../console/ui/list/description.ts'
import { choiceControl, filterControls } from '../../../console/ui/list/filter-controls.ts'

const filters = {
  visibility: { field: 'visible', where: (value) => [{ visible: value === 'visible' }] },
  type: choiceOf('productType', ['digital', 'physical'], (productType) => ({ productType })),
} as const satisfies QueryFilters<'products', ProductsFilterWithAdditions>

const sandbox = platforms.sandbox('http://store.example', { additions: true })
const ask = (filter: Record<string, string>, additions = true) =>
  conditionsOf<ProductsFilterWithAdditions>(
    filters,
    filter,
    knownQueries({ platform: { ...sandbox, additions } }, 'products'),
  )

it('become conditions in list order', () => {
  const both = [{ visible: false }, { productType: 'digital' }]
  expect(ask({ type: 'digital', visibility: 'hidden', q: 'mug' })).toEqual(both)
  expect(ask({ type: 'paper', visibility: '' })).toEqual([])
})

it('are omitted where the platform does not support them', () => {
  expect(ask({ type: 'digital', visibility: 'hidden' }, false)).toEqual([
    { productType: 'digital' },
  ])
})

it('have one control each, in the order of the screen', () => {
  const type: FilterControl<'digital' | 'physical'> = {
    kind: 'choice',
    label: 'Type',
    options: [],
  }
  const chip: FilterControl = { kind: 'chip', text: (value) => `Since ${value}` }
  const { filters: shown } = filterControls<{ type: object; since: object }>({
    type,
    since: chip,
  })
  expect(shown).toEqual([
    { ...type, source: 'type' },
    { ...chip, source: 'since' },
  ])
  // @ts-expect-error A filter without a control.
  filterControls<typeof filters>({ type })
  // @ts-expect-error A control of no filter.
  filterControls<Pick<typeof filters, 'type'>>({ type, colour: type })
})

it('have a label for each value, or deliberately none', () => {
  const label = { digital: 'Digital' }
  type OfType = Pick<typeof filters, 'type'>
  const all = filterControls<OfType>({
    type: choiceControl('Type', { ...label, physical: undefined }),
  })
  // @ts-expect-error A value without a label.
  const some = filterControls<OfType>({ type: choiceControl('Type', label) })
  expect(all).toEqual(some)
  expect(all.filters).toMatchObject([{ options: [{ value: 'digital' }], source: 'type' }])
})

it('are set by views to their own values', () => {
  const views: View<typeof filters>[] = [
    { id: 'all', label: 'All', filters: {} },
    { id: 'digital', label: 'Digital', filters: { type: 'digital' } },
    // @ts-expect-error A value that the filter does not have.
    { id: 'paper', label: 'Paper', filters: { type: 'paper' } },
  ]
  expect(views.map(({ filters }) => ask({ ...filters }))).toEqual([
    [],
    [{ productType: 'digital' }],
    [],
  ])
})

it('name fields of the description', () => {
  const misspelt = {
    // @ts-expect-error A field that the description does not list.
    visibility: { field: 'visibel', where: () => [] },
  } satisfies QueryFilters<'products', ProductsFilterWithAdditions>
  expect(misspelt.visibility.field).toBe('visibel')
})

it('are beside columns that sort by fields of the description', () => {
  type Sorted = Pick<Column<object, SortField<'products'>>, 'sortBy'>
  const columns: Sorted[] = [
    { sortBy: 'priceData.price' },
    // @ts-expect-error A field that the description does not list.
    { sortBy: 'priceData.prise' },
    // @ts-expect-error A field that queries filter by and do not sort by.
    { sortBy: 'collectionIds' },
  ]
  const { sorts } = knownQueries({ platform: sandbox }, 'products')
  expect(columns.map(({ sortBy = '' }) => sorts(sortBy))).toEqual([true, false, false])
})
