/**
 * Products as JSON for a caller, cached in two layers: whole answers until their tables change, and single products
 * by revision. In memory only: a restart applies changes of formats and permissions.
 */
import { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { managesStore } from '../../platform/caller.ts'
import type { Context } from '../../storage/context.ts'
import { Memory } from '../../storage/database/memory.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { productNotFound } from './access.ts'
import type { Page } from './listing.ts'
import { rowRevision } from './revision.ts'
import { readRevisedProducts } from './store.ts'
import { productAnswer, type View } from './wire-product.ts'

type Bytes = Buffer<ArrayBuffer>

/** A product as selected by a list. */
export interface ListedProduct {
  readonly id: string
  readonly revision: string
}

/** About fifty pages of fifty products. */
const mostBytesOfAnswers = 16 * 1024 * 1024

const answers = new Memory<Bytes>({
  most: mostBytesOfAnswers,
  sizeOf: (bytes, key) => bytes.length + 2 * key.length,
})

/**
 * The cached answer about products: until the next write the same bytes are sent.
 *
 * @param asked the cache key among the caller's questions
 * @param read reads the answer; it must depend only on the tables of products, the view, the question, whether
 *   the caller manages the store, and whether the caller asks for additions
 */
export function rememberedAnswer(
  { database, site, caller, additions }: Context,
  view: View,
  asked: string,
  read: () => Promise<Bytes>,
): Promise<Bytes> {
  const key = `${site} ${seenAs(view)} ${managesStore(caller)} ${additions} ${asked}`
  return answers.read(database, ['products', 'variants', 'stock'], key, read)
}

const byId = `
  select id, visible, ${rowRevision} as revision from products where site_id = $1 and id = $2`

const [productStart, productEnd] = [Buffer.from('{"product":'), Buffer.from('}')]

/** The answer about one product visible to the caller. */
export async function productJson(context: Context, id: string, view: View): Promise<Bytes> {
  const { rows } = await context.database.executeQuery<
    ListedProduct & { readonly visible: boolean }
  >(CompiledQuery.raw(byId, [context.site, id]))
  const [row] = rows
  const seen = row?.visible || managesStore(context.caller)
  const bytes = seen ? (await eachAsJson(context, rows, view)).get(id) : undefined
  if (bytes === undefined) throw productNotFound(id)
  return Buffer.concat([productStart, bytes, productEnd])
}

const [listStart, comma] = [Buffer.from('{"products":['), Buffer.from(',')]

/** The answer about a page of products, in order. Products deleted meanwhile are omitted. */
export async function pageJson(
  context: Context,
  { rows, metadata }: Page<ListedProduct>,
  view: View,
): Promise<Bytes> {
  const products = await eachAsJson(context, rows, view)
  const listed = rows.flatMap(({ id }) => products.get(id) ?? [])
  const end = Buffer.from(`],"metadata":${JSON.stringify(metadata)}}`)
  const parts = listed.flatMap((bytes, index) => (index === 0 ? [bytes] : [comma, bytes]))
  return Buffer.concat([listStart, ...parts, end])
}

/** About five thousand products. */
const mostBytesOfProducts = 32 * 1024 * 1024

const kept = new WeakMap<DatabaseHandle, LRUCache<string, Bytes>>()

/** Each product in the caller's view by its id; rendered from its rows on a cache miss of the revision. */
async function eachAsJson(context: Context, rows: readonly ListedProduct[], view: View) {
  const { database, site } = context
  const shown =
    kept.get(database) ??
    new LRUCache<string, Bytes>({
      maxSize: mostBytesOfProducts,
      sizeCalculation: ({ length }) => length,
    })
  // Reads within a transaction are not cached: it may roll back.
  if (!database.isTransaction) kept.set(database, shown)
  const keyOf = ({ id, revision }: ListedProduct) => `${id} ${revision} ${site} ${seenAs(view)}`
  const products = new Map<string, Bytes>()
  const missing: string[] = []
  for (const row of rows) {
    const bytes = shown.get(keyOf(row))
    if (bytes === undefined) missing.push(row.id)
    else products.set(row.id, bytes)
  }
  for (const { product, revision } of await readRevisedProducts(context, missing)) {
    const bytes = Buffer.from(JSON.stringify(productAnswer(product, view)))
    products.set(product.id, bytes)
    shown.set(keyOf({ id: product.id, revision }), bytes)
  }
  return products
}

function seenAs({ origin, merchant, conversion }: View): string {
  return `${origin} ${conversion.currency} ${merchant}`
}
