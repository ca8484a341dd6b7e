/** Reads of the catalogue: the same for everyone, so one client makes them, and they are kept for seconds. */
// #region kept
import { QueryClient } from '@tanstack/react-query'
import type { Product, SessionClient } from 'storefront-client'
import { isAway, orAway } from './away.ts'
import { settings } from './settings.ts'

/** More products than this are not looked through. */
const mostProducts = 1_000

const kept = new QueryClient({
  defaultOptions: {
    queries: {
      // What the owner changes is in the shop at the next view but one glance; in milliseconds.
      staleTime: 1_500,
      // How long an old answer is better than none while the platform is away.
      gcTime: 300_000,
      retry: false,
      structuralSharing: false,
    },
  },
})

/** The answer of a read: the kept one while it is fresh, else a new one; an old one while the platform is away. */
const read = async <Value>(
  name: string,
  load: (from: SessionClient<false>) => Promise<Value>,
): Promise<Value> => {
  const { given, catalogue } = settings()
  const queryKey = [given.platform.mainHost, given.clientId, name]
  try {
    return await kept.fetchQuery({ queryKey, queryFn: () => load(catalogue) })
  } catch (error) {
    const old = kept.getQueryData<Value>(queryKey)
    return old !== undefined && isAway(error) ? old : orAway(Promise.reject(error))
  }
}
// #endregion

/** The collections that buyers see: as many as pages show, unless more are asked for. */
export const readCollections = (limit = 200) =>
  read(`collections ${limit}`, async ({ collections }) => {
    const found = await collections.query().limit(100).toArray({ limit })
    return found.flatMap(({ slug, ...one }) => (slug && one.visible ? { ...one, slug } : []))
  })

/** A collection that is not among those of pages. */
const readOther = (slug: string) =>
  read(`collection ${slug}`, async ({ collections }) => {
    const found = await collections.getCollectionBySlug(slug).safe()
    if (!found.ok && found.error.status !== 404) throw found.error
    const collection = found.ok ? found.data.collection : undefined
    return collection?.visible ? collection : null
  })

/** A collection by the last part of its address; nothing where buyers see none. */
export const readCollection = async (slug: string) =>
  (await readCollections()).find((collection) => collection.slug === slug) ??
  (await readOther(slug))

// #region products
/** The products of a collection, or of the whole catalogue, the newest first. */
export const readProducts = (collectionId?: string, limit = mostProducts) =>
  read(`products ${collectionId ?? ''} ${limit}`, ({ products }) => {
    const all = products.query().descending('numericId').limit(Math.min(limit, 100))
    const wanted = collectionId ? all.hasSome('collectionIds', [collectionId]) : all
    return wanted.toArray({ limit })
  })
// #endregion

// #region product
/** A product by the last part of its address; nothing where buyers see none. */
export const readProduct = (slug: string): Promise<Product | null> =>
  read(`product ${slug}`, async ({ products }) => {
    const [found] = (await products.query().eq('slug', slug).limit(1).find()).items
    return found && found.visible !== false ? found : null
  })
// #endregion
