/** A product list filtered by URL parameters, as a filter form without scripts submits them. */
import {
  type ListedProduct,
  type ListOrder,
  listOrders,
  listProducts,
  type ProductListing,
} from './listing.ts'
import { choiceField, textIn } from './product-form.ts'

/** The list parameters parsed from an address; absent ones do not filter. */
export interface WantedList {
  readonly order: ListOrder | undefined
  readonly inStock: boolean
  readonly least: number | undefined
  readonly most: number | undefined
  /** Option → choices, one of which must be in stock. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** The maximum number of products shown. */
  readonly shown: number
}

/** The products that match an address. */
export interface AddressListing<Listed> extends ProductListing<Listed> {
  /** How many match, shown or not. */
  readonly total: number
  readonly wanted: WantedList
  /** `shown` of the next, longer list; undefined when all are shown. */
  readonly next: number | undefined
}

/** An amount as shoppers of any language write it; a comma before three digits says nothing certain. */
const amountIn = (parameters: URLSearchParams, name: string): number | undefined => {
  const text = textIn(parameters, name)
    // Arabic and Persian digits, whose codes end in their value.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[,٫](?=\d\d?$)/, '.')
  const amount = Number(/^[\d.]+$/.test(text) ? text : Number.NaN)
  return amount >= 0 ? amount : undefined
}

const wantedChoices = (parameters: URLSearchParams): WantedList['choices'] => {
  const prefix = choiceField('')
  const choices = new Map<string, string[]>()
  for (const [field, value] of parameters) {
    if (value === '' || !field.startsWith(prefix)) continue
    const values = choices.get(field) ?? []
    choices.set(field, values)
    values.push(value)
  }
  return Object.fromEntries([...choices].map(([field, all]) => [field.slice(prefix.length), all]))
}

const wantedIn = (parameters: URLSearchParams, pageSize: number): WantedList => {
  const shown = Number(parameters.get('shown'))
  return {
    order: listOrders.find((order) => order === parameters.get('sort')),
    inStock: parameters.get('stock') === 'in',
    least: amountIn(parameters, 'min'),
    most: amountIn(parameters, 'max'),
    choices: wantedChoices(parameters),
    shown: Number.isInteger(shown) && shown > pageSize ? shown : pageSize,
  }
}

/**
 * Filters, sorts and pages products by the parameters of an address: `sort` (one of `listOrders`), `stock=in`, `min`
 * and `max` of the price (`19.90`, `19,90` or in Arabic digits; any other text does not filter), the choices of an option under its `choiceField` name, and `shown`, the number of products to
 * show.
 *
 * @param products those of a collection or a search, as the platform returns them
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
