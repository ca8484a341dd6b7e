/** Brings cart lines up to date with the catalogue. */
import type { SiteStore } from '../../storage/database/schema.ts'
import type { Availability } from '../rules/cart.ts'
import type { CartLine } from '../rules/documents/cart.ts'
import { type Catalogues, readCatalogues } from './catalogues.ts'
import { customAvailability } from './custom-items.ts'
import { isStockedElsewhere, overridden } from './overrides.ts'
import { refreshProductLine } from './product-items.ts'
import { refreshServiceLine } from './service-items.ts'

/** A line item with the availability of its product. */
export interface RefreshedLine {
  readonly line: CartLine
  readonly availability: Availability
}

/** Lines as their catalogues have them now: today's name, price and stock, or the news that one is gone. */
export async function refreshLines(
  store: SiteStore,
  lines: readonly CartLine[],
): Promise<RefreshedLine[]> {
  const references = lines.map(({ reference }) => reference)
  const catalogues = await readCatalogues(store, {
    productIds: references.flatMap((reference) =>
      reference.kind === undefined ? [reference.productId] : [],
    ),
    services: references.some(({ kind }) => kind === 'service'),
  })
  return lines.map((line) => refreshed(line, catalogues))
}

function refreshed(line: CartLine, catalogues: Catalogues): RefreshedLine {
  const found = refreshedItem(line, catalogues)
  const { overrides } = line
  if (overrides === undefined || found.availability.status === 'NOT_FOUND') return found
  return {
    line: { ...found.line, seen: overridden(found.line.seen, overrides) },
    availability: isStockedElsewhere(line) ? { status: 'AVAILABLE' } : found.availability,
  }
}

function refreshedItem(line: CartLine, { products, services }: Catalogues): RefreshedLine {
  const { reference } = line
  switch (reference.kind) {
    case undefined:
      return refreshProductLine(line, reference, products)
    case 'service':
      return refreshServiceLine(line, reference, services)
    case 'custom':
      return { line, availability: customAvailability(line, reference) }
  }
}
