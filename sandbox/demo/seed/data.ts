/** Reads the demo store's data files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type {
  CouponExample,
  SeedCollection,
  SeedPeople,
  SeedProduct,
  SeedSelling,
  SeedShelf,
} from './written.ts'

// A path, not a URL: jsdom replaces the global URL, and bundlers rewrite the idiom. Jest 29 tells a module nothing but its URL.
const folder = join(fileURLToPath(import.meta.url), '../data')

/** The shelves in mixing order. */
const shelves = ['apparel', 'ceramics', 'coffee', 'prints', 'home', 'stationery']

/** The products, shelves interleaved so that any prefix shows the whole catalogue. */
export const products: readonly SeedProduct[] = interleave(
  shelves.map((shelf) => {
    const { products: written, ...common } = read<SeedShelf>(shelf)
    return written.map((product) => ({ ...common, ...product }))
  }),
)

/** The collections of the demo store. */
export const collections: readonly SeedCollection[] = read('collections')

/** The colours of the shop by name. */
export const palette: Readonly<Record<string, string>> = read('palette')

/** The people of the demo store. */
export const people: SeedPeople = read('people')

/** The selling settings of the demo store. */
export const selling: SeedSelling = read('selling')

const { coupons } = selling

/** The example coupon codes by kind. */
export const demoCoupons: Readonly<Record<CouponExample, string>> = {
  percent: coupons.percent.code,
  amount: coupons.amount.code,
  freeShipping: coupons.freeShipping.code,
  minimumSubtotal: coupons.minimumSubtotal.code,
  expired: coupons.expired.code,
  usedUp: coupons.usedUp.code,
  collection: coupons.collection.code,
}

function read<Written>(name: string): Written {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}

function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
