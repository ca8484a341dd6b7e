/** The variants of one product, and of the store. */
import { type SqlBool, sql } from 'kysely'
import { viewOf, visibleProduct } from '../../../commerce/catalogue/access.ts'
import { storeVariantColumns, storeVariantKey } from '../../../commerce/catalogue/columns.ts'
import { editVariants, resetVariants } from '../../../commerce/catalogue/edit-variants.ts'
import { readPage } from '../../../commerce/catalogue/listing.ts'
import { readProduct, readProducts } from '../../../commerce/catalogue/store.ts'
import { updateProduct } from '../../../commerce/catalogue/update-product.ts'
import { storeVariantAnswer, variantAnswer } from '../../../commerce/catalogue/wire-product.ts'
import { hasChoices, readStoreVariantId } from '../../../commerce/rules/variants.ts'
import { managesStore } from '../../../platform/caller.ts'
import { notFound } from '../../../platform/errors.ts'
import { storedId } from '../../../platform/guid.ts'
import { readPaging } from '../../../storage/filters/index.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { changed } from './writing.ts'

/** The operations of variants: of one product, and of all. */
export const variants = {
  'products.queryProductVariants': async ({ path, body }, context) => {
    const { choices = {}, paging, includeMerchantSpecificData } = body ?? {}
    const variantIds = body?.variantIds?.map(storedId)
    const { limit, offset } = readPaging(paging, 'paging')
    const product = await visibleProduct(context, path.id)
    const matching = product.variants.filter(
      (variant) =>
        (!variantIds?.length || variantIds.includes(variant.id)) && hasChoices(variant, choices),
    )
    const view = viewOf(context, { merchantData: includeMerchantSpecificData ?? false })
    const page = matching.slice(offset, offset + limit)
    return {
      variants: page.map((variant) => variantAnswer(product, variant, view)),
      metadata: { items: page.length, offset },
      totalResults: matching.length,
    }
  },

  'products.updateProductVariants': async ({ path, body }, context) => {
    const product = await updateProduct(context, path.id, (before) =>
      editVariants(before, body.variants),
    )
    const view = viewOf(context, { merchantData: true })
    return { variants: product.variants.map((variant) => variantAnswer(product, variant, view)) }
  },

  'products.resetAllProductVariantData': async ({ path }, context) =>
    changed(context, path.id, resetVariants),

  'products.queryStoreVariants': async ({ body }, context) => {
    const { database, site, caller, origin } = context
    const shown = managesStore(caller) ? sql<SqlBool>`true` : sql<SqlBool>`products.visible`
    const { rows, metadata } = await readPage(context, body.query, {
      columns: storeVariantColumns,
      tieBreak: storeVariantKey,
      query: database
        .selectFrom('variants')
        .innerJoin('products', (join) =>
          join
            .onRef('products.site_id', '=', 'variants.site_id')
            .onRef('products.id', '=', 'variants.product_id'),
        )
        .select(['variants.product_id', 'variants.id'])
        .where('variants.site_id', '=', site)
        .where(shown),
    })
    const ids = [...new Set(rows.map((row) => row.product_id))]
    const products = await readProducts(context, ids)
    const variants = rows.flatMap(({ product_id, id }) => {
      const product = products.get(product_id)
      const variant = product?.variants.find((candidate) => candidate.id === id)
      return product && variant ? [storeVariantAnswer(product, variant, origin)] : []
    })
    return { variants, metadata }
  },

  'products.getStoreVariant': async ({ path }, context) => {
    const { caller, origin } = context
    const ids = readStoreVariantId(path.id)
    const product = ids && (await readProduct(context, ids.productId))
    const variant = product?.variants.find(({ id }) => id === ids?.variantId)
    if (!product || !variant || !(product.visible || managesStore(caller))) {
      throw notFound('NOT_FOUND', `Variant with id ${path.id} not found`, { variantId: path.id })
    }
    return { variant: storeVariantAnswer(product, variant, origin) }
  },
} satisfies Partial<HandlersOf<'products'>>
