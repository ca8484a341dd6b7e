/** Handlers of the collections service: reading. */
import { type Expression, type SqlBool, sql } from 'kysely'
import { collectionFrom, readCollection } from '../../commerce/catalogue/collections-store.ts'
import { collectionColumns } from '../../commerce/catalogue/columns.ts'
import { readPage, rowsOf } from '../../commerce/catalogue/listing.ts'
import { countUpToLimit } from '../../commerce/catalogue/totals.ts'
import {
  collectionAnswer,
  collectionAnswers,
  collectionBySlug,
  collectionNotFound,
} from '../../commerce/catalogue/wire-collection.ts'
import { columnsInForce } from '../../storage/filters/index.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The reading operations of collections. */
export const collectionHandlers: HandlersOf<'collections'> = {
  'collections.queryCollections': async ({ body }, context) => {
    const { database, site } = context
    const select = (where: Expression<SqlBool>) =>
      database.selectFrom('collections').where('collections.site_id', '=', site).where(where)
    const { rows, metadata } = await readPage(body?.query ?? {}, {
      columns: columnsInForce(collectionColumns, context),
      tieBreak: [sql.ref('collections.id')],
      rows: (clauses) => rowsOf(select(clauses.where).selectAll('collections'), clauses),
      count: (where) => countUpToLimit(database, select(where)),
    })
    return { collections: await collectionAnswers(rows.map(collectionFrom), context), metadata }
  },

  'collections.getCollection': async ({ path }, context) => {
    const found = await readCollection(context, path)
    if (!found) throw collectionNotFound('id', path.id)
    return collectionAnswer(found, context)
  },

  'collections.getCollectionBySlug': async ({ path }, context) =>
    collectionBySlug(path.slug, context),
}
