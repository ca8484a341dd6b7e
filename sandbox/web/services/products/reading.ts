/** Reads products: by id, by query, and the variant of a buyer's choices. */
import { type SqlBool, sql } from 'kysely'
import { viewOf, visibleProduct } from '../../../commerce/catalogue/access.ts'
import { availability } from '../../../commerce/catalogue/availability.ts'
import { productColumns, publicProductColumns } from '../../../commerce/catalogue/columns.ts'
import { productFacets, productFigures } from '../../../commerce/catalogue/figures.ts'
import { type ListQuery, readPage } from '../../../commerce/catalogue/listing.ts'
import {
  pageJson,
  productJson,
  rememberedAnswer,
} from '../../../commerce/catalogue/product-json.ts'
import { rowRevision } from '../../../commerce/catalogue/revision.ts'
import { assertAdditions } from '../../../platform/addition.ts'
import { jsonAnswer } from '../../../platform/answers.ts'
import { managesStore } from '../../../platform/caller.ts'
import type { Context } from '../../../storage/context.ts'
import type { HandlersOf } from '../../http/handlers.ts'

/** The operations that read products. */
export const reading = {
  'products.queryProducts': async ({ body }, context) => queryProducts(body?.query ?? {}, context),

  'products.queryProductFacets': async ({ body }, context) => {
    assertAdditions(context, 'use products.queryProducts, and count the values yourself')
    return { facets: await productFacets(context, body.fields) }
  },

  'products.queryProductFigures': async ({ body }, context) => {
    assertAdditions(context, 'use products.queryProducts, and add the figures up yourself')
    return { figures: await productFigures(context, body?.mostValuable) }
  },

  'products.getProduct': async ({ path, query }, context) => getProduct(path.id, query, context),

  'products.getProductPlatformized': async ({ path, query }, context) =>
    getProduct(path.id, query, context),

  'products.getProductOptionsAvailability': async ({ path, body }, context) => {
    const product = await visibleProduct(context, path.id)
    return availability(product, body.options, viewOf(context, { merchantData: false }))
  },
} satisfies Partial<HandlersOf<'products'>>

async function getProduct(
  id: string,
  query: { readonly includeMerchantSpecificData?: boolean },
  context: Context,
) {
  const view = viewOf(context, { merchantData: query.includeMerchantSpecificData ?? false })
  return jsonAnswer(
    await rememberedAnswer(context, view, `product ${id}`, () => productJson(context, id, view)),
  )
}

async function queryProducts(query: ListQuery, context: Context) {
  const view = viewOf(context, { merchantData: true })
  return jsonAnswer(
    await rememberedAnswer(context, view, `page ${JSON.stringify(query)}`, async () =>
      pageJson(context, await pageOf(query, context), view),
    ),
  )
}

function pageOf(query: ListQuery, context: Context) {
  const { database, site, caller } = context
  // Hidden products are filtered in the query, so that totals and pages agree.
  const manager = managesStore(caller)
  const shown = manager ? sql<SqlBool>`true` : sql<SqlBool>`products.visible`
  return readPage(context, query, {
    columns: manager ? productColumns : publicProductColumns,
    tieBreak: [sql.ref('products.id')],
    query: database
      .selectFrom('products')
      .select(['products.id', sql.raw<string>(rowRevision).as('revision')])
      .where('products.site_id', '=', site)
      .where(shown),
  })
}
