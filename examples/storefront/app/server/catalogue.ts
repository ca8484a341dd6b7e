/** Cached catalogue reads: the same for everyone, so all requests share one client. */
// #region cache
import { QueryClient } from '@tanstack/react-query'
import { limits, type Product, type SessionClient, type StoreVariant } from 'storefront-client'
import { isUnavailable, orErrorPage } from './error-pages.ts'
import { settings } from './settings.ts'

/** The most products that are loaded per list. */
const maxProducts = 1_000

const pageSize = limits.PlatformPaging.limit.maximum

const cache = new QueryClient({
  defaultOptions: {
    queries: {
      // In milliseconds: short, so that the owner's changes show at once.
      staleTime: 1_500,
      // How long a stale response may be served while the platform is unavailable.
      gcTime: 300_000,
      retry: false,
      structuralSharing: false,
    },
  },
})

/** Reads through the cache; serves stale while the platform is unavailable. */
const read = async <Value>(
  name: string,
  load: (client: SessionClient<false>) => Promise<Value>,
): Promise<Value> => {
  const { options, catalogue } = settings()
  const queryKey = [options.platform.mainHost, options.clientId, name]
  try {
    return await cache.fetchQuery({ queryKey, queryFn: () => load(catalogue) })
  } catch (error) {
    const stale = cache.getQueryData<Value>(queryKey)
    return stale !== undefined && isUnavailable(error) ? stale : orErrorPage(Promise.reject(error))
  }
}
// #endregion

/** The visible collections, by default as many as pages list. */
export const readCollections = (limit = 200) =>
  read(`collections ${limit}`, async ({ collections }) => {
    const found = await collections.query().limit(pageSize).toArray({ limit })
    return found.flatMap(({ slug, ...one }) => (slug && one.visible ? { ...one, slug } : []))
  })

/** A collection beyond those that pages list. */
const readUnlistedCollection = (slug: string) =>
  read(`collection ${slug}`, async ({ collections }) => {
    const found = await collections.getCollectionBySlug(slug).safe()
    // A slug that the platform refuses is that of no collection, too.
    if (!found.ok && ![400, 404].includes(found.error.status ?? 0)) throw found.error
    const collection = found.ok ? found.data.collection : undefined
    return collection?.visible ? collection : null
  })

/** A visible collection by its slug. */
export const readCollection = async (slug: string) =>
  (await readCollections()).find((collection) => collection.slug === slug) ??
  (await readUnlistedCollection(slug))

// #region products
/** The products of a collection, or of the whole catalogue, newest first. */
export const readProducts = (collectionId?: string, limit = maxProducts) =>
  read(`products ${collectionId ?? ''} ${limit}`, ({ products }) => {
    const all = products.query().descending('numericId').limit(pageSize)
    const wanted = collectionId ? all.hasSome('collectionIds', [collectionId]) : all
    return wanted.toArray({ limit })
  })
// #endregion

// #region product
/** A product with its terms for preorders, where a variant is out of stock. */
export type SoldProduct = Product & Pick<StoreVariant, 'preorderInfo'>

/** A visible product by its slug. */
export const readProduct = (slug: string): Promise<SoldProduct | null> =>
  read(`product ${slug}`, async ({ products }) => {
    const [found] = (await products.query().eq('slug', slug).limit(1).find()).items
    if (!found || found.visible === false) return null
    if (found.stock.inventoryStatus === 'IN_STOCK') return found
    const query = { filter: { productId: found.id }, paging: { limit: 1 } }
    const { variants } = await products.queryStoreVariants({ query })
    return { ...found, preorderInfo: variants[0]?.preorderInfo }
  })
// #endregion
