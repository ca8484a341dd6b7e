/** A list of products as an address asks for it: what a filter form without scripts sends. */
import {
  type ListedProduct,
  type ListOrder,
  listOrders,
  listProducts,
  type ProductListing,
} from './listing.ts'
import { choiceField } from './product-form.ts'

/** What an address asks of a list; what it does not say is as if nothing were asked. */
export interface WantedList {
  readonly order: ListOrder | undefined
  readonly inStock: boolean
  readonly least: number | undefined
  readonly most: number | undefined
  /** Option → the choices of which a product must have one in stock. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** How many products are shown at most. */
  readonly shown: number
}

/** The products that an address asks for. */
export interface AddressListing<Listed> extends ProductListing<Listed> {
  /** How many match, shown or not. */
  readonly total: number
  readonly wanted: WantedList
  /** How many a longer list would show; undefined when all are shown. */
  readonly next: number | undefined
}

const amountIn = (parameters: URLSearchParams, name: string): number | undefined => {
  const amount = Number(parameters.get(name) || Number.NaN)
  return amount >= 0 ? amount : undefined
}

const wantedIn = (parameters: URLSearchParams, pageSize: number): WantedList => {
  const prefix = choiceField('')
  const fields = [...parameters.keys()].filter((name) => name.startsWith(prefix))
  const shown = Number(parameters.get('shown'))
  return {
    order: listOrders.find((order) => order === parameters.get('sort')),
    inStock: parameters.get('stock') === 'in',
    least: amountIn(parameters, 'min'),
    most: amountIn(parameters, 'max'),
    choices: Object.fromEntries(
      fields.map((field) => [field.slice(prefix.length), parameters.getAll(field)]),
    ),
    shown: Number.isInteger(shown) && shown > pageSize ? shown : pageSize,
  }
}

/**
 * Filters and orders products as an address asks, and cuts the list into pages. Its parameters: `sort` (one of
 * `listOrders`), `stock=in`, `min` and `max` of the price, the choices of an option by the name that `choiceField` gives
 * it, and `shown`, how many are shown.
 *
 * @param products those of a collection or of a search, as the platform answers them
 * @param pageSize how many products a page adds
 * @example
 * const found = await client.products.query().toArray({ limit: 400 })
 * const { searchParams } = new URL(request.url)
 * const { products, facets, wanted, next } = listProductsAt(found, searchParams)
 */
export const listProductsAt = <Listed extends ListedProduct>(
  products: readonly Listed[],
  parameters: URLSearchParams,
  pageSize = 24,
): AddressListing<Listed> => {
  const wanted = wantedIn(parameters, pageSize)
  const { products: matching, facets } = listProducts(products, wanted)
  const { shown } = wanted
  const total = matching.length
  return {
    products: matching.slice(0, shown),
    facets,
    total,
    wanted,
    next: shown < total ? shown + pageSize : undefined,
  }
}
