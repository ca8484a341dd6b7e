/** Seeds a site's catalogue: collections, products, variants, stock. Deterministic per seed. */

import { insertCollections } from '../../commerce/catalogue/collections-store.ts'
import { insertProducts } from '../../commerce/catalogue/store.ts'
import { allProducts, type NewCollection } from '../../commerce/rules/documents/collection.ts'
import { generatedMedia } from '../../commerce/rules/documents/media.ts'
import { randomFor } from '../../platform/random.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { addRows } from '../../storage/database/site-rows.ts'
import { productsOf } from './catalogue/products.ts'
import { collections } from './data.ts'
import { makeEditions } from './editions.ts'
import { day, type SeedOptions } from './options.ts'

/** The limit of individually generated products; the rest are their editions. */
const mostGenerated = 600

/** Seeds collections and `options.products` products into an empty catalogue. */
export async function seedCatalogue(database: DatabaseHandle, options: SeedOptions): Promise<void> {
  const store = { database, site: options.site }
  const made = seedCollections(options)
  await insertCollections(store, made)
  const idOf = new Map(made.map(({ slug, id }) => [slug, id]))
  const generated = Math.min(options.products, mostGenerated)
  const products = productsOf(options, idOf, generated)
  await insertProducts(store, products)
  const lastNumericId =
    generated < options.products
      ? await makeEditions(database, { ...options, generated })
      : (products.at(-1)?.numericId ?? '0')
  await addRows(store, 'catalogue_counters', { last_numeric_id: lastNumericId })
}

function seedCollections({ seed, now }: SeedOptions): NewCollection[] {
  const createdDate = new Date(now.getTime() - 730 * day)
  const system: NewCollection = {
    ...allProducts,
    description: 'Everything in the shop.',
    visible: true,
    document: { media: [] },
    createdDate,
    updatedDate: createdDate,
  }
  const shelves = collections.map(({ slug, name, description, kind, hidden }) => ({
    id: randomFor(seed, 'collection', slug).uuid(),
    name,
    slug,
    description,
    visible: !hidden,
    document: { media: [generatedMedia(`${kind}-${slug}-1.svg`, name)] },
    createdDate,
    updatedDate: createdDate,
  }))
  return [system, ...shelves]
}
