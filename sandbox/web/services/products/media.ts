/** A product's gallery, and the images of each choice. */
import type { MediaDataForWrite } from '../../../../generated/wire.ts'
import {
  addMedia,
  assignMedia,
  releaseMedia,
  removeMedia,
} from '../../../commerce/catalogue/edit-media.ts'
import { keptMedia } from '../../../commerce/catalogue/media.ts'
import { mediaAt, type StoredMedia } from '../../../commerce/rules/documents/media.ts'
import type { StoreProduct } from '../../../commerce/rules/documents/product.ts'
import { notFound, refusedField } from '../../../platform/errors.ts'
import type { Context } from '../../../storage/context.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { changed } from './writing.ts'

/** The operations of product media. */
export const media = {
  'products.addProductMedia': async ({ path, body }, context) =>
    changed(context, path.id, async (product, within) => {
      const kept = await keptMedia(within, body.media, product)
      const added = body.media.map((data, index) => ({
        media: mediaOf(data, index, { product, kept }, context),
        ...(data.choice && { choice: data.choice }),
      }))
      return addMedia(product, added)
    }),

  'products.removeProductMedia': async ({ path, body }, context) =>
    changed(context, path.id, (product) => removeMedia(product, body.mediaIds)),

  'products.addProductMediaToChoices': async ({ path, body }, context) =>
    changed(context, path.id, (product) => assignMedia(product, body.media)),

  'products.removeProductMediaFromChoices': async ({ path, body }, context) =>
    changed(context, path.id, (product) => releaseMedia(product, body.media)),
} satisfies Partial<HandlersOf<'products'>>

const fileName = /^[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*$/u

function mediaOf(
  { mediaId, url }: MediaDataForWrite,
  index: number,
  { product, kept }: { readonly product: StoreProduct; readonly kept: readonly StoredMedia[] },
  { origin, ids }: Context,
): StoredMedia {
  const refuse = (rule: 'FORMAT' | 'REQUIRED_FIELD', description: string) =>
    refusedField(`media[${index}].mediaId`, rule, description)
  if (url) return mediaAt(url, origin, ids.uuid(), product.name)
  if (!mediaId) throw refuse('REQUIRED_FIELD', 'is required unless an url names the file')
  if (!fileName.test(mediaId)) throw refuse('FORMAT', 'must be a file name')
  const known = kept.find(({ id }) => id === mediaId)
  if (known !== undefined) return known
  const description = `There is no file ${mediaId} in the media store; add it by its url.`
  throw notFound('NOT_FOUND', description, { mediaId })
}
