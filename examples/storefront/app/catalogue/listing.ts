/** A list of products as its address asks for it: filtered, in order, so many of them. */
import type { Product } from 'storefront-client'

/** The orders that a list may have, by the value in the address. */
export const orders = ['featured', 'newest', 'price', '-price', 'name'] as const

type Order = (typeof orders)[number]

/** How many products a page adds. */
const pageSize = 24

/** What an option's parameter begins with: `o.Size=M`. */
const optionPrefix = 'o.'

/** What an address asks of a list. */
export interface Wanted {
  readonly order: Order
  readonly inStock: boolean
  readonly least: number | undefined
  readonly most: number | undefined
  /** Option → the choices of which a product must have one. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly shown: number
}

/** A value that can be asked for, with how many products have it. */
export interface FacetValue {
  readonly value: string
  readonly count: number
  readonly wanted: boolean
  /** The colour, of a choice of colours. */
  readonly colour?: string
}

/** An option of the products in a list, with its values. */
export interface Facet {
  readonly name: string
  readonly parameter: string
  readonly values: readonly FacetValue[]
}

const amountIn = (parameters: URLSearchParams, name: string): number | undefined => {
  const amount = Number(parameters.get(name) || Number.NaN)
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined
}

/** What an address asks for; what it does not say is as if nothing were asked. */
const wantedOf = (parameters: URLSearchParams): Wanted => {
  const names = [...parameters.keys()].filter((name) => name.startsWith(optionPrefix))
  const shown = Number(parameters.get('shown'))
  return {
    order: orders.find((order) => order === parameters.get('sort')) ?? 'featured',
    inStock: parameters.get('stock') === 'in',
    least: amountIn(parameters, 'min'),
    most: amountIn(parameters, 'max'),
    choices: Object.fromEntries(
      names.map((name) => [name.slice(optionPrefix.length), parameters.getAll(name)]),
    ),
    shown: Number.isInteger(shown) && shown > pageSize ? shown : pageSize,
  }
}

const amountOf = ({ priceData }: Product): number => priceData?.discountedPrice ?? 0

const isSoldOut = ({ stock }: Product): boolean => stock?.inventoryStatus === 'OUT_OF_STOCK'

const hasChoice = ({ productOptions }: Product, name: string, values: readonly string[]): boolean =>
  productOptions.some(
    (option) =>
      option.name === name &&
      option.choices.some(({ description, inStock }) => inStock && values.includes(description)),
  )

const comparisons: Readonly<Record<Order, (one: Product, other: Product) => number>> = {
  // What can be had comes first; else as the owner's catalogue has them.
  featured: (one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)),
  newest: (one, other) => other.createdDate.getTime() - one.createdDate.getTime(),
  price: (one, other) => amountOf(one) - amountOf(other),
  '-price': (one, other) => amountOf(other) - amountOf(one),
  name: (one, other) => (one.name ?? '').localeCompare(other.name ?? ''),
}

const facetsOf = (products: readonly Product[], { choices }: Wanted): readonly Facet[] => {
  const facets = new Map<string, Map<string, { count: number; colour?: string }>>()
  for (const { productOptions } of products) {
    for (const { name, optionType, choices: possible } of productOptions) {
      const values = facets.get(name) ?? new Map<string, { count: number; colour?: string }>()
      facets.set(name, values)
      for (const { description, value, inStock } of possible) {
        const before = values.get(description)?.count ?? 0
        values.set(description, {
          count: before + (inStock ? 1 : 0),
          ...(optionType === 'color' ? { colour: value } : {}),
        })
      }
    }
  }
  return [...facets].map(([name, values]) => ({
    name,
    parameter: `${optionPrefix}${name}`,
    values: [...values].map(([value, of]) => ({
      value,
      ...of,
      wanted: choices[name]?.includes(value) ?? false,
    })),
  }))
}

/** What a list shows, and what can be asked of it. */
export interface Listing {
  readonly products: readonly Product[]
  /** How many match, shown or not. */
  readonly total: number
  readonly facets: readonly Facet[]
  readonly wanted: Wanted
  /** How many a longer list would show; undefined when all are shown. */
  readonly next: number | undefined
}

// #region listing
/** The products of a list that an address asks for. */
export const listingOf = (products: readonly Product[], parameters: URLSearchParams): Listing => {
  const wanted = wantedOf(parameters)
  const { inStock, least = 0, most = Number.POSITIVE_INFINITY, choices, order, shown } = wanted
  const found = products
    .filter((product) => !(inStock && isSoldOut(product)))
    .filter((product) => amountOf(product) >= least && amountOf(product) <= most)
    .filter((product) =>
      Object.entries(choices).every(([name, values]) => hasChoice(product, name, values)),
    )
    .toSorted(comparisons[order])
  return {
    products: found.slice(0, shown),
    total: found.length,
    facets: facetsOf(products, wanted),
    wanted,
    next: shown < found.length ? shown + pageSize : undefined,
  }
}
// #endregion
