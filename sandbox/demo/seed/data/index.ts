/** Everything the shop sells. */
import { apparel } from './apparel.ts'
import { ceramics } from './ceramics.ts'
import { coffee } from './coffee.ts'
import { home } from './home.ts'
import { prints } from './prints.ts'
import type { SeedProduct } from './product.ts'
import { stationery } from './stationery.ts'

export { collections } from './collections.ts'
export type { SeedOption, SeedProduct } from './product.ts'

/** The products, the shelves mixed so that any first few show the range. */
export const products: readonly SeedProduct[] = interleave([
  apparel,
  ceramics,
  coffee,
  prints,
  home,
  stationery,
])

function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
