/** Writing collections, and reading one by its slug, through the product service. */

import type { CollectionInput } from '../../../../generated/wire.ts'
import { productNotFound } from '../../../commerce/catalogue/access.ts'
import {
  deleteCollection,
  inCollection,
  insertCollections,
  lockCollection,
  saveCollection,
  setMembership,
} from '../../../commerce/catalogue/collections-store.ts'
import { nameViolations } from '../../../commerce/catalogue/field-violations.ts'
import { lockSlugs, requestedSlug, slugForName } from '../../../commerce/catalogue/identifiers.ts'
import { editSeo } from '../../../commerce/catalogue/seo.ts'
import { lockProductRows, named } from '../../../commerce/catalogue/store.ts'
import {
  collectionAnswer,
  collectionBy,
  collectionNotFound,
} from '../../../commerce/catalogue/wire-collection.ts'
import { allProducts, type StoreCollection } from '../../../commerce/rules/documents/collection.ts'
import { composed } from '../../../commerce/rules/names.ts'
import { ApplicationError, assertNone, refusedField } from '../../../platform/errors.ts'
import { storedId } from '../../../platform/guid.ts'
import { type Context, inTransaction } from '../../../storage/context.ts'
import type { HandlersOf } from '../../http/handlers.ts'

/** The operations that change collections. */
export const collections = {
  'products.createCollection': async ({ body }, context) => {
    const { ids, clock } = context
    const input = body.collection
    const name = namedBy(input)
    if (!name) throw refusedField('collection.name', 'REQUIRED_FIELD', 'is required')
    const id = ids.uuid()
    const now = clock.now()
    const collection = await inTransaction(context, async (within) => {
      const slug = input.slug
        ? await requestedSlug(within, 'collections', input.slug, id)
        : await slugForName(within, 'collections', name)
      const made = edit(
        {
          id,
          name,
          slug,
          description: '',
          visible: true,
          document: { media: [] },
          createdDate: now,
          updatedDate: now,
          productCount: 0,
          visibleProductCount: 0,
        },
        input,
        now,
      )
      await insertCollections(within, [made])
      return made
    })
    return { collection: collectionAnswer(collection, context) }
  },

  'products.updateCollection': async ({ path, body }, context) => {
    const { clock } = context
    const input = body.collection
    namedBy(input)
    const collection = await inTransaction(context, async (within) => {
      // Before the collection, as where a product that changes its slug is counted anew.
      if (input.slug) await lockSlugs(within)
      const before = await locked(within, path.id)
      const renamed = input.name !== undefined && input.name !== before.name
      if (renamed) refuseSystem(path.id, 'renamed')
      const after = edit(before, input, clock.now())
      const slug =
        input.slug && input.slug !== before.slug
          ? await requestedSlug(within, 'collections', input.slug, path.id)
          : before.slug
      if (slug !== before.slug) refuseSystem(path.id, 'moved')
      const saved = { ...after, slug }
      await saveCollection(within, saved)
      return saved
    })
    return { collection: collectionAnswer(collection, context) }
  },

  'products.deleteCollection': async ({ path }, context) => {
    refuseSystem(path.id, 'deleted')
    await inTransaction(context, async (within) => {
      await lockProductRows(within, inCollection(path.id))
      await locked(within, path.id)
      await deleteCollection(within, path.id)
    })
    return {}
  },

  'products.addProductsToCollection': async ({ path, body }, context) => {
    await inTransaction(context, async (within) => {
      const productIds = body.productIds.map(storedId)
      const found = await lockProductRows(within, named(productIds))
      await locked(within, path.id)
      const missing = productIds.find((id) => !found.includes(id))
      if (missing !== undefined) throw productNotFound(missing)
      const now = context.clock.now()
      await setMembership(within, path.id, productIds, { member: true, now })
    })
    return {}
  },

  'products.removeProductsFromCollection': async ({ path, body }, context) => {
    refuseSystem(path.id, 'emptied')
    await inTransaction(context, async (within) => {
      const productIds = body.productIds.map(storedId)
      await lockProductRows(within, named(productIds))
      await locked(within, path.id)
      const now = context.clock.now()
      await setMembership(within, path.id, productIds, { member: false, now })
    })
    return {}
  },

  'products.getCollectionBySlug': async ({ path }, context) => collectionBy(path, context),
} satisfies Partial<HandlersOf<'products'>>

/** The collection, locked until the transaction ends. */
async function locked(within: Context, id: string): Promise<StoreCollection> {
  const found = await lockCollection(within, id)
  if (!found) throw collectionNotFound({ id })
  return found
}

function edit(before: StoreCollection, input: CollectionInput, now: Date): StoreCollection {
  const { name, description, visible, seoSchema } = input
  const { document } = before
  return {
    ...before,
    name: composed(name) ?? before.name,
    description: description === undefined ? before.description : (description ?? ''),
    visible: visible === undefined ? before.visible : (visible ?? true),
    document: seoSchema
      ? { ...document, seoSchema: editSeo(document.seoSchema, seoSchema) }
      : document,
    updatedDate: now,
  }
}

function refuseSystem(id: string, done: string): void {
  if (id !== allProducts.id) return
  const description = `The collection "${allProducts.name}" belongs to the platform and cannot be ${done}`
  throw new ApplicationError(400, 'FAILED_PRECONDITION', description, { collectionId: id })
}

/** The requested name; throws its violations. */
function namedBy({ name }: CollectionInput): string | undefined {
  if (name !== '') assertNone(nameViolations(name, 'collection.name'))
  return name ?? undefined
}
