/** Cached catalogue reads: the same for everyone, so all requests share one client. */
// #region cache
import { QueryClient } from '@tanstack/react-query'
import {
  type ApiError,
  type ApiPromise,
  limits,
  type Product,
  type SessionClient,
  type StoreVariant,
} from 'storefront-client'
import { isUnavailable, orErrorPage } from './error-pages.ts'
import { pageLimits, settings } from './settings.ts'

/** The most products that are loaded per list. */
const maxProducts = 1_000

const pageSize = limits.PlatformPaging.limit.maximum

/** In milliseconds: short, so that the owner's changes show at once. */
const staleTime = 1_500

const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      // How long a response that no page asks for is kept, in case the platform is unavailable.
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
    if (stale === undefined || !isUnavailable(error)) return orErrorPage(Promise.reject(error))
    // Fresh for as long as one page waits, so that not every page waits for the platform.
    const updatedAt = Date.now() + pageLimits.timeout - staleTime
    cache.setQueryData(queryKey, stale, { updatedAt })
    return stale
  } finally {
    // Any number of slugs can be made up: kept, those that nothing is found by would fill the memory.
    if (cache.getQueryData(queryKey) == null) {
      cache.removeQueries({ queryKey, exact: true, fetchStatus: 'idle' })
    }
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
    const found = await foundOrNone(collections.getCollectionBySlug(slug))
    return found?.collection?.visible ? found.collection : null
  })

/** A visible collection by its slug. */
export const readCollection = async (slug: string) =>
  (await readCollections()).find((collection) => collection.slug === slug) ??
  (await readUnlistedCollection(slug))

// #region products
/** A product with its terms for preorders, where a variant is out of stock. */
export type SoldProduct = Product & Pick<StoreVariant, 'preorderInfo'>

/** Marks the variants of which no more can be preordered. The platform says so per selection. */
const withPreordersLeft = async (client: SessionClient<false>, product: SoldProduct) => {
  if (!product.preorderInfo?.enabled || product.preorderInfo.limit == null) return product
  const { id, productOptions } = product
  // Without managed variants, all choices are the same variant.
  const any = productOptions.map(({ name, choices }) => [name, choices[0]?.description ?? ''])
  const ask = async (variant: Product['variants'][number]) => {
    if (variant.stock.inStock || !variant.variant.visible) return variant
    const options = { ...Object.fromEntries(any), ...variant.choices }
    const asked = await client.products.getProductOptionsAvailability(id, { options }).safe()
    return { ...variant, availableForPreorder: asked.ok ? asked.data.availableForPurchase : true }
  }
  return { ...product, variants: await Promise.all(product.variants.map(ask)) }
}

/** Adds the terms for preorders to products of which a variant is out of stock. Where they cannot be read, stock alone decides. */
const withPreorders = async (client: SessionClient<false>, out: readonly Product[]) => {
  const sold: SoldProduct[] = []
  for (let start = 0; start < out.length; start += pageSize) {
    const asked = out.slice(start, start + pageSize)
    const productId = { $hasSome: asked.map(({ id }) => id) }
    // The terms of a product are those of any of its variants.
    const variantId = { $hasSome: asked.flatMap(({ variants }) => variants[0]?.id ?? []) }
    const query = { filter: { productId, variantId }, paging: { limit: pageSize } }
    const found = await client.products.queryStoreVariants({ query }).safe()
    const variants = found.ok ? found.data.variants : []
    const terms = new Map(variants.map((variant) => [variant.productId, variant.preorderInfo]))
    sold.push(...asked.map((one) => ({ ...one, preorderInfo: terms.get(one.id) })))
  }
  return sold
}

/** The products of a collection, or of the whole catalogue, newest first. */
export const readProducts = (collectionId?: string, limit = maxProducts) =>
  read(`products ${collectionId ?? ''} ${limit}`, async (client): Promise<SoldProduct[]> => {
    const all = client.products.query().descending('numericId').limit(pageSize)
    const wanted = collectionId ? all.hasSome('collectionIds', [collectionId]) : all
    const found = await wanted.toArray({ limit })
    const out = found.filter(({ stock }) => stock.inventoryStatus === 'OUT_OF_STOCK')
    const sold = await withPreorders(client, out)
    // One call each: of more products, and of those with several variants, only their own pages know.
    const single = sold.filter(
      ({ preorderInfo, variants }) => preorderInfo?.limit != null && variants.length === 1,
    )
    const left = single.slice(0, 20).map((one) => withPreordersLeft(client, one))
    const open = new Map([...sold, ...(await Promise.all(left))].map((one) => [one.id, one]))
    return found.map((one) => open.get(one.id) ?? one)
  })
// #endregion

// #region product
/** What a call by slug finds: a slug that the platform refuses is that of nothing, too. */
const foundOrNone = async <Data>(call: ApiPromise<Data, ApiError>): Promise<Data | undefined> => {
  const found = await call.safe()
  if (!found.ok && ![400, 404].includes(found.error.status ?? 0)) throw found.error
  return found.ok ? found.data : undefined
}

/** A visible product by its slug. */
export const readProduct = (slug: string): Promise<SoldProduct | null> =>
  read(`product ${slug}`, async (client) => {
    const page = await foundOrNone(client.products.query().eq('slug', slug).limit(1).find())
    const found = page?.items[0]
    if (!found || found.visible === false) return null
    if (found.stock.inventoryStatus === 'IN_STOCK') return found
    const [sold = found] = await withPreorders(client, [found])
    return withPreordersLeft(client, sold)
  })
// #endregion
