/** The variants of the whole store, as one list. */
import { type SqlBool, sql } from 'kysely'
import { storeVariantColumns, storeVariantKey } from '../../../commerce/catalogue/columns.ts'
import { readPage } from '../../../commerce/catalogue/listing.ts'
import { readProduct, readProducts } from '../../../commerce/catalogue/store.ts'
import { storeVariantAnswer } from '../../../commerce/catalogue/wire-store-variant.ts'
import { readStoreVariantId } from '../../../commerce/rules/variants.ts'
import { managesStore } from '../../../platform/caller.ts'
import { notFound } from '../../../platform/errors.ts'
import type { HandlersOf } from '../../http/handlers.ts'

/** The operations of the variants of all products. */
export const storeVariants = {
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
