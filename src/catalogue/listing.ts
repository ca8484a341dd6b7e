/** Filters and sorts loaded products, because no platform filters by option. */
import type { Product } from '../../generated/schema.ts'
import { cheapest } from './price.ts'
import { availabilityOf, type Stocked } from './stock.ts'

/** The sort orders of a list. */
export const listOrders = ['featured', 'newest', 'price', '-price', 'name'] as const

/** `featured`: in stock first, then preorders, otherwise as given; `-price`: the highest first. */
export type ListOrder = (typeof listOrders)[number]

/** The fields of a product that filters and orders use. */
export type ListedProduct = Pick<
  Product,
  'name' | 'priceData' | 'stock' | 'productOptions' | 'createdDate'
> &
  Partial<Pick<Product, 'variants'>> &
  Pick<Stocked, 'preorderInfo'>

/** The options of a list. */
export interface ListingOptions {
  /** `featured` by default. */
  readonly order?: ListOrder | undefined
  /** Leaves out what is out of stock. */
  readonly inStock?: boolean | undefined
  /** The lowest price, after discounts. */
  readonly least?: number | undefined
  /** The highest price, after discounts. */
  readonly most?: number | undefined
  /** Option → choices, one of which must be in stock. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined
}

/** An option that products of a list have, with its choices. */
export interface ListFacet {
  readonly name: string
  readonly values: readonly {
    readonly value: string
    /** How many products have it in stock. */
    readonly count: number
    /** Whether the list is filtered by it. */
    readonly wanted: boolean
    /** The swatch of a colour choice. */
    readonly colour?: string
  }[]
}

/** A filtered list. */
export interface ProductListing<Listed> {
  readonly products: readonly Listed[]
  /** The options of all given products, whatever the filters leave. */
  readonly facets: readonly ListFacet[]
}

const amountOf = (product: ListedProduct): number => cheapest(product).discountedPrice

const hasChoice = (
  { productOptions }: ListedProduct,
  name: string,
  values: ReadonlySet<string>,
): boolean =>
  productOptions.some(
    (option) =>
      option.name === name &&
      option.choices.some(({ description, inStock }) => inStock && values.has(description)),
  )

const ranks = { inStock: 0, preorder: 1, soldOut: 2 } as const

const comparisons: Readonly<
  Record<ListOrder, (one: ListedProduct, other: ListedProduct) => number>
> = {
  featured: (one, other) => ranks[availabilityOf(one)] - ranks[availabilityOf(other)],
  newest: (one, other) => other.createdDate.getTime() - one.createdDate.getTime(),
  price: (one, other) => amountOf(one) - amountOf(other),
  '-price': (one, other) => amountOf(other) - amountOf(one),
  name: (one, other) => one.name.localeCompare(other.name),
}

type FacetValue = ListFacet['values'][number]

const facetsOf = (
  products: readonly ListedProduct[],
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): readonly ListFacet[] => {
  const facets = new Map<string, Map<string, FacetValue>>()
  for (const { name, optionType, choices } of products.flatMap((one) => one.productOptions)) {
    const values = facets.get(name) ?? new Map<string, FacetValue>()
    facets.set(name, values)
    for (const { description: value, value: colour, inStock } of choices) {
      values.set(value, {
        value,
        count: (values.get(value)?.count ?? 0) + Number(inStock),
        wanted: wanted.get(name)?.has(value) === true,
        ...(optionType === 'color' && { colour }),
      })
    }
  }
  return [...facets].map(([name, values]) => ({ name, values: [...values.values()] }))
}

/**
 * Filters and sorts products by price, stock and options, and counts the choices to filter by.
 *
 * @param products those of a collection or a search, as the platform returns them
 * @example
 * const found = await client.products.query().toArray({ limit: 1000 })
 * const { products, facets } = listProducts(found, { order: 'price', choices: { Size: ['M', 'L'] } })
 */
export const listProducts = <Listed extends ListedProduct>(
  products: readonly Listed[],
  options: ListingOptions = {},
): ProductListing<Listed> => {
  const { order = 'featured', inStock = false, choices = {} } = options
  const { least = 0, most = Number.POSITIVE_INFINITY } = options
  // Once, not per product: an address has room for thousands.
  const asked = Object.entries(choices).map(([name, all]) => [name, new Set(all)] as const)
  return {
    products: products
      .filter((product) => !inStock || availabilityOf(product) === 'inStock')
      .filter((product) => amountOf(product) >= least && amountOf(product) <= most)
      .filter((product) => asked.every(([name, values]) => hasChoice(product, name, values)))
      .sort(comparisons[order]),
    facets: facetsOf(products, new Map(asked)),
  }
}
