/** Refreshes cart lines from the catalogue. */
import type { SiteStore } from '../../storage/database/schema.ts'
import type { CartLine } from '../rules/documents/cart.ts'
import type { RefreshedLine } from '../rules/totals/obstacles.ts'
import { type Catalogues, readCatalogues } from './catalogues.ts'
import { customAvailability } from './custom-items.ts'
import { isStockedElsewhere, overridden } from './overrides.ts'
import { refreshProductLine } from './product-items.ts'
import { refreshServiceLine } from './service-items.ts'

/**
 * Lines refreshed from their catalogues: name, price and stock, or marked as removed. Lines of one variant share its
 * stock: each gets what is left by those before it.
 */
export async function refreshLines(store: SiteStore, lines: readonly CartLine[]) {
  const references = lines.map(({ reference }) => reference)
  const catalogues = await readCatalogues(store, {
    productIds: references.flatMap((reference) =>
      reference.kind === undefined ? [reference.productId] : [],
    ),
    services: references.some(({ kind }) => kind === 'service'),
  })
  const taken: UnitsTaken = new Map()
  return lines.map((line) => refreshed(line, catalogues, taken))
}

/** Units allocated to earlier lines, by product and variant. */
type UnitsTaken = Map<string, number>

function refreshed(line: CartLine, catalogues: Catalogues, taken: UnitsTaken): RefreshedLine {
  const found = refreshedItem(line, catalogues, taken)
  const { overrides } = line
  if (overrides === undefined || found.availability.status === 'NOT_FOUND') return found
  return {
    line: { ...found.line, seen: overridden(found.line.seen, overrides) },
    availability: isStockedElsewhere(line) ? { status: 'AVAILABLE' } : found.availability,
  }
}

function refreshedItem(
  line: CartLine,
  { products, services }: Catalogues,
  taken: UnitsTaken,
): RefreshedLine {
  const { reference } = line
  switch (reference.kind) {
    case undefined: {
      const key = `${reference.productId}/${reference.variantId}`
      const before = taken.get(key) ?? 0
      const found = refreshProductLine(line, reference, products, before)
      const takes = found.availability.status !== 'NOT_FOUND' && !isStockedElsewhere(line)
      if (takes) taken.set(key, before + line.quantity)
      return found
    }
    case 'service':
      return refreshServiceLine(line, reference, services)
    case 'custom':
      return { line, availability: customAvailability(line, reference) }
  }
}
