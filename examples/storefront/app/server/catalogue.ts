/** Reads of the catalogue: the same for everyone, so one client makes them, and they are kept for seconds. */
import { createClient, type Product, type SessionClient } from 'storefront-client'
import type { ImageSource } from 'storefront-client/media'
import { isAway, orAway } from './away.ts'
import { AnswerCache } from './cache.ts'
import { settings } from './settings.ts'

/** More products than this are not looked through. */
const mostProducts = 1_000

const cache = new AnswerCache()

type CatalogueClient = SessionClient<false>

const clients = new Map<string, CatalogueClient>()

/** Its visitor has no cart, so it may serve everyone. */
const client = (): CatalogueClient => {
  const { platform, clientId } = settings()
  const key = `${platform.mainHost} ${clientId}`
  const known = clients.get(key) ?? createClient({ platform, clientId })
  clients.set(key, known)
  return known
}

const read = <Value>(
  key: string,
  load: (from: CatalogueClient) => Promise<Value>,
): Promise<Value> => {
  const from = client()
  const { platform, clientId } = settings()
  return orAway(cache.read(`${platform.mainHost} ${clientId} ${key}`, () => load(from), isAway))
}

/** The first of a list that may go on for long. */
const firstOf = async <Item>(
  items: AsyncIterable<Item>,
  most: number,
): Promise<readonly Item[]> => {
  const found: Item[] = []
  for await (const item of items) {
    found.push(item)
    if (found.length === most) break
  }
  return found
}

/** A collection that buyers see. */
export interface Shelf {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** HTML by the owner's hand. */
  readonly description: string
  readonly image: ImageSource | undefined
}

/** All collections that buyers see. */
export const readCollections = (): Promise<readonly Shelf[]> =>
  read('collections', async ({ collections }) => {
    const found = await firstOf(collections.query().limit(100), 200)
    return found.flatMap(({ id, slug, name, description, media, visible }) =>
      id && slug && visible !== false
        ? [
            {
              id,
              slug,
              name: name ?? slug,
              description: description ?? '',
              image: media?.mainMedia?.image,
            },
          ]
        : [],
    )
  })

/** A collection by the last part of its address; undefined where there is none. */
export const readCollection = async (slug: string): Promise<Shelf | undefined> =>
  (await readCollections()).find((collection) => collection.slug === slug)

// #region products
/** The products of a collection, or of the whole catalogue, the newest first. */
export const readProducts = (collectionId?: string): Promise<readonly Product[]> =>
  read(`products ${collectionId ?? ''}`, async ({ products }) => {
    const all = products.query().descending('numericId').limit(100)
    const wanted = collectionId ? all.hasSome('collectionIds', [collectionId]) : all
    return firstOf(wanted, mostProducts)
  })
// #endregion

/** A product by the last part of its address; undefined where buyers see none. */
export const readProduct = (slug: string): Promise<Product | undefined> =>
  read(`product ${slug}`, async ({ products }) => {
    const [found] = (await products.query().eq('slug', slug).limit(1).find()).items
    return found?.visible === false ? undefined : found
  })
