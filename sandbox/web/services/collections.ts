/** Handlers of the collections service: reading. */
import { sql } from 'kysely'
import { collectionColumns } from '../../commerce/catalogue/columns.ts'
import { readPage } from '../../commerce/catalogue/listing.ts'
import { collectionAnswer, collectionBy } from '../../commerce/catalogue/wire-collection.ts'
import { recordFrom } from '../../storage/database/fields.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The reading operations of collections. */
export const collectionHandlers: HandlersOf<'collections'> = {
  'collections.queryCollections': async ({ body }, context) => {
    const { database, site } = context
    const { rows, metadata } = await readPage(context, body?.query ?? {}, {
      columns: collectionColumns,
      tieBreak: [sql.ref('collections.id')],
      query: database.selectFrom('collections').selectAll().where('collections.site_id', '=', site),
    })
    const collections = rows.map((row) => collectionAnswer(recordFrom(row), context))
    return { collections, metadata }
  },

  'collections.getCollection': async ({ path }, context) => collectionBy(path, context),

  'collections.getCollectionBySlug': async ({ path }, context) => collectionBy(path, context),
}
