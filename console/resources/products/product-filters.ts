import { LOW_MARGIN } from '../../catalogue/earning-filters.ts'
import type { Language } from '../../messages/language.ts'
import { moneyKindOf } from '../../messages/number-kinds.ts'
import type { Texts } from '../../messages/texts.ts'
import { dayText } from '../../store/list-query.ts'
import type { View } from '../../ui/list/description.ts'
import { choiceControl, filterControls } from '../../ui/list/filter-controls.ts'
import { readIds } from '../../ui/list/list-address.ts'
import type { productFilters } from './list-filter.ts'
import { stockLabels } from './stock-states.ts'
import type { useLabels } from './use-labels.ts'

interface StoreValues extends ReturnType<typeof useLabels> {
  /** Undefined while loading. */
  collections: readonly { id: string; name: string }[] | undefined
  /** Empty while it is unknown. */
  currency: string
}

/** The visibility filter, shared by products and collections. */
export function visibilityControl({ columns, visible, hidden }: Texts['products' | 'collections']) {
  return choiceControl<'visible' | 'hidden'>(columns.visibility, { visible, hidden })
}

export function productControls(
  { texts: { products: texts, productList: list, stock, ...others }, formats }: Language,
  { collections, ribbons, brands, currency }: StoreValues,
): ReturnType<typeof filterControls> {
  return filterControls<typeof productFilters>({
    collection: {
      kind: 'choice',
      label: others.collections.columns.collection,
      options: collections?.map(({ id, name }) => ({ value: id, label: name })),
      unnamed: list.deletedCollection,
    },
    stock: choiceControl(texts.columns.stock, { ...stockLabels(stock), LOW: stock.low }),
    visibility: visibilityControl(texts),
    price: { kind: 'range', label: list.price, numbers: { kind: moneyKindOf(currency), currency } },
    type: choiceControl(list.type, { ...list.types, unspecified_product_type: undefined }),
    ribbon: { kind: 'choice', label: texts.fields.ribbon, options: ribbons },
    brand: { kind: 'choice', label: texts.fields.brand, options: brands },
    buyable: { kind: 'chip', text: () => list.views.unbuyable },
    ids: { kind: 'chip', text: (value) => texts.count(readIds(value).length) },
    loss: { kind: 'chip', text: () => list.linked.loss },
    thin: { kind: 'chip', text: () => list.linked.thin(formats.percent(LOW_MARGIN)) },
    since: { kind: 'chip', text: (value) => list.linked.since(dayText(value, formats.day)) },
  })
}

export function productViews({ lists, productList }: Texts): View<typeof productFilters>[] {
  const { views } = productList
  return [
    { id: 'all', label: lists.all, filters: {} },
    { id: 'unbuyable', label: views.unbuyable, filters: { buyable: 'no' } },
    { id: 'low', label: views.low, filters: { stock: 'LOW' } },
    { id: 'hidden', label: views.hidden, filters: { visibility: 'hidden' } },
  ]
}
