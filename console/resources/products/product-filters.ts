// What the product list can be narrowed by.
import type { ListedProduct } from '../../catalogue/listed-product.ts'
import type { Texts } from '../../messages/texts.ts'
import type { Filter, FilterOption, ListDescription, View } from '../../ui/list/description.ts'
import { stockFilters } from './stock-states.ts'

interface FilterTexts {
  texts: Texts['products']
  stock: Texts['stock']
  list: Texts['productList']
  /** Undefined until they have come, as are ribbons and brands. */
  collections: readonly { id: string; name: string }[] | undefined
  ribbons: readonly FilterOption[] | undefined
  brands: readonly FilterOption[] | undefined
  /** The sign of the store's currency. */
  unit: string
}

/** The filters of the list. */
export function productFilters(given: FilterTexts): Filter[] {
  const { texts, stock, list, collections, ribbons, brands, unit } = given
  return [
    {
      kind: 'choice',
      label: list.collection,
      source: 'collection',
      options: collections?.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      label: texts.columns.stock,
      source: 'stock',
      options: [...stockFilters(stock), { value: 'LOW', label: stock.low }],
    },
    {
      kind: 'choice',
      label: texts.columns.visibility,
      source: 'visibility',
      options: [
        { value: 'visible', label: texts.visible },
        { value: 'hidden', label: texts.hidden },
      ],
    },
    { kind: 'range', label: list.price, source: 'price', unit },
    {
      kind: 'choice',
      label: list.type,
      source: 'type',
      options: [
        { value: 'physical', label: list.types.physical },
        { value: 'digital', label: list.types.digital },
      ],
    },
    { kind: 'choice', label: texts.columns.ribbon, source: 'ribbon', options: ribbons },
    { kind: 'choice', label: list.brand, source: 'brand', options: brands },
  ]
}

/** The filters that come with a view or a link. */
export function productChips(
  { views, linked }: Texts['productList'],
  day: (date: Date) => string,
): ListDescription<ListedProduct>['chips'] {
  return {
    buyable: () => views.unbuyable,
    loss: () => linked.loss,
    thin: () => linked.thin,
    since: (value) => linked.since(day(new Date(value))),
  }
}

/** The tabs of the list. */
export function productViews({ views }: Texts['productList']): View[] {
  return [
    { id: 'all', label: views.all, filters: {} },
    { id: 'unbuyable', label: views.unbuyable, filters: { buyable: 'no' } },
    { id: 'low', label: views.low, filters: { stock: 'LOW' } },
    { id: 'hidden', label: views.hidden, filters: { visibility: 'hidden' } },
  ]
}
