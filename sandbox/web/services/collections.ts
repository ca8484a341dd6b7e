/** Handlers of the collections service: reading. */
import { sql } from 'kysely'
import { readCollection } from '../../commerce/catalogue/collections-store.ts'
import { collectionColumns } from '../../commerce/catalogue/columns.ts'
import { readPage } from '../../commerce/catalogue/listing.ts'
import {
  collectionAnswer,
  collectionBySlug,
  collectionNotFound,
} from '../../commerce/catalogue/wire-collection.ts'
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

  'collections.getCollection': async ({ path }, context) => {
    const found = await readCollection(context, path)
    if (!found) throw collectionNotFound('id', path.id)
    return { collection: collectionAnswer(found, context) }
  },

  'collections.getCollectionBySlug': async ({ path }, context) =>
    collectionBySlug(path.slug, context),
}
