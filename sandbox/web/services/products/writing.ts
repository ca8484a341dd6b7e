/** Creating, updating and deleting products. The platformized and proxied operations are the same. */
import type { ProductInput } from '../../../../generated/wire.ts'
import { productNotFound, viewOf } from '../../../commerce/catalogue/access.ts'
import { createProduct } from '../../../commerce/catalogue/create-product.ts'
import { editProduct } from '../../../commerce/catalogue/edit.ts'
import {
  nextNumericId,
  requestedSlug,
  unusedSlug,
} from '../../../commerce/catalogue/identifiers.ts'
import { insertProduct } from '../../../commerce/catalogue/insert-product.ts'
import { deleteProduct } from '../../../commerce/catalogue/store.ts'
import { type ProductChange, updateProduct } from '../../../commerce/catalogue/update-product.ts'
import { productAnswer } from '../../../commerce/catalogue/wire-product.ts'
import { allProducts } from '../../../commerce/rules/documents/collection.ts'
import type { StoreProduct } from '../../../commerce/rules/documents/product.ts'
import { variantsFor } from '../../../commerce/rules/variants.ts'
import { answer } from '../../../platform/answers.ts'
import { type Context, inTransaction } from '../../../storage/context.ts'
import type { HandlersOf } from '../../http/handlers.ts'

/** The operations that change one product. */
export const writing = {
  'products.createProduct': create,
  'products.createProductPlatformized': create,
  'products.writeProxyCreateProductPlatformized': create,

  'products.updateProduct': update,
  'products.updateProductPlatformized': update,
  'products.writeProxyUpdateProductPlatformized': update,

  'products.deleteProduct': remove,
  'products.deleteProductPlatformized': remove,
  'products.writeProxyDeleteProductPlatformized': remove,

  'products.deleteProductOptions': async ({ path }, context) =>
    changed(context, path.id, (product) => ({
      ...product,
      manageVariants: false,
      document: { ...product.document, options: [], choiceMedia: [] },
      variants: variantsFor([], false, product.variants, () => context.ids.uuid()),
    })),

  'products.removeBrand': removing('brand'),
  'products.removeRibbon': removing('ribbon'),
} satisfies Partial<HandlersOf<'products'>>

interface OfProduct {
  readonly path: { readonly id: string }
}

interface WithProduct {
  readonly body: { readonly product: ProductInput }
}

async function create({ body: { product: input } }: WithProduct, context: Context) {
  const { ids, clock } = context
  const identity = {
    id: ids.uuid(),
    collectionIds: [allProducts.id],
    now: clock.now(),
    newId: () => ids.uuid(),
  }
  // Refused before the first query.
  createProduct(input, { ...identity, numericId: '0', slug: '' })
  const product = await inTransaction(context, async (within) => {
    const numericId = await nextNumericId(within)
    const slug = input.slug
      ? await requestedSlug(within, 'products', input.slug, identity.id)
      : await unusedSlug(within, 'products', input.name ?? '')
    const made = createProduct(input, { ...identity, numericId, slug })
    await insertProduct(within, made)
    return made
  })
  return shown(product, context)
}

async function update({ path, body }: OfProduct & WithProduct, context: Context) {
  const { ids } = context
  const { id } = path
  const input = body.product
  const product = await updateProduct(context, id, async (before, within) => {
    const after = editProduct(before, input, () => ids.uuid())
    if (!input.slug || input.slug === before.slug) return after
    return { ...after, slug: await requestedSlug(within, 'products', input.slug, id) }
  })
  return shown(product, context)
}

async function remove({ path: { id } }: OfProduct, context: Context) {
  const deleted = await inTransaction(context, (within) => deleteProduct(within, id))
  if (!deleted) throw productNotFound(id)
  return {}
}

/** Removes a text; a no-op for a product without it. */
function removing(field: 'brand' | 'ribbon') {
  return async ({ path }: OfProduct, context: Context) =>
    changed(context, path.id, (product) =>
      product[field] === null ? product : { ...product, [field]: null },
    )
}

/** Updates one product; returns nothing. */
export async function changed(context: Context, id: string, change: ProductChange) {
  await updateProduct(context, id, change)
  return {}
}

function shown(product: StoreProduct, context: Context) {
  const view = viewOf(context, { merchantData: true })
  return answer({ product: productAnswer(product, view) })
}
