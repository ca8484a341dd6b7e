/** Changes of a product's gallery and of the images of choices, as pure functions. */
import type { MediaAssignmentToChoice, OptionAndChoice } from '../../../generated/wire.ts'
import { notFound, refusedField } from '../../platform/errors.ts'
import type { StoredMedia } from '../rules/documents/media.ts'
import type { ChoiceMedia, ProductDocument, StoreProduct } from '../rules/documents/product.ts'

/** Images to assign to a choice, or to release from it. */
export interface Assignment extends Readonly<Partial<MediaAssignmentToChoice>> {
  /** The request path of option and choice, unless it is the entry of `media` itself. */
  readonly at?: string
}

/** Appends images, some for one choice. Existing ones are not duplicated. */
export function addMedia(
  product: StoreProduct,
  added: readonly { readonly media: StoredMedia; readonly choice?: OptionAndChoice }[],
): StoreProduct {
  const { media } = product.document
  const known = new Set(media.map(({ id }) => id))
  const fresh = added.filter(({ media: { id } }) => !known.has(id) && known.add(id))
  const changed = edited(product, { media: [...media, ...fresh.map((item) => item.media)] })
  const assignments = added.flatMap(({ media, choice }, index) =>
    choice ? [{ ...choice, mediaIds: [media.id], at: `media[${index}].choice` }] : [],
  )
  return assignments.length > 0 ? assignMedia(changed, assignments) : changed
}

const keptReleases = 100

/** Removes images from the gallery and from every choice; without ids all of them. */
export function removeMedia(product: StoreProduct, ids: readonly string[]): StoreProduct {
  const { media, choiceMedia, releasedMedia = [] } = product.document
  const goes = ids.length === 0 ? () => true : (id: string) => ids.includes(id)
  const released = media.filter(({ id }) => goes(id))
  return edited(product, {
    media: media.filter(({ id }) => !goes(id)),
    releasedMedia: [
      ...releasedMedia.filter(({ id }) => !released.some((item) => item.id === id)),
      ...released,
    ].slice(-keptReleases),
    choiceMedia: choiceMedia
      .map((entry) => ({ ...entry, mediaIds: entry.mediaIds.filter((id) => !goes(id)) }))
      .filter(({ mediaIds }) => mediaIds.length > 0),
  })
}

/** Assigns gallery images to choices. All choices with images must be of one option. */
export function assignMedia(
  product: StoreProduct,
  assignments: readonly Assignment[],
): StoreProduct {
  const given = assignments.map((assignment, index) => readAssignment(product, assignment, index))
  const assigned = given.filter(({ mediaIds }) => mediaIds.length > 0)
  const choiceMedia = assigned.reduce<readonly ChoiceMedia[]>(
    (entries, { option, choice, mediaIds }) => {
      const old = entries.find((entry) => entry.option === option && entry.choice === choice)
      const merged = [...new Set([...(old?.mediaIds ?? []), ...mediaIds])]
      return [...entries.filter((entry) => entry !== old), { option, choice, mediaIds: merged }]
    },
    product.document.choiceMedia,
  )
  const options = new Set(choiceMedia.map(({ option }) => option))
  if (options.size > 1) {
    const [first] = options
    const index = given.findIndex(({ option }) => option !== first)
    const description = 'must be the one option whose choices have media'
    const field = `${placeOf(assignments[index], index)}.option`
    throw refusedField(field, 'VALIDATION', description, { options: [...options] })
  }
  return edited(product, { choiceMedia })
}

/** Releases images from choices; without image ids all of a choice, without choices every choice. */
export function releaseMedia(product: StoreProduct, releases: readonly Assignment[]): StoreProduct {
  if (releases.length === 0) return edited(product, { choiceMedia: [] })
  const given = releases.map((release, index) => readChoice(product, release, index))
  const choiceMedia = product.document.choiceMedia
    .map((entry) => {
      const released = given.filter(
        ({ option, choice }) => option === entry.option && choice === entry.choice,
      )
      if (released.some(({ mediaIds }) => mediaIds.length === 0)) return { ...entry, mediaIds: [] }
      const ids = new Set(released.flatMap(({ mediaIds }) => mediaIds))
      return { ...entry, mediaIds: entry.mediaIds.filter((id) => !ids.has(id)) }
    })
    .filter(({ mediaIds }) => mediaIds.length > 0)
  return edited(product, { choiceMedia })
}

function readAssignment(product: StoreProduct, assignment: Assignment, index: number): ChoiceMedia {
  const read = readChoice(product, assignment, index)
  const missing = read.mediaIds.find((id) => !product.document.media.some((item) => item.id === id))
  if (missing === undefined) return read
  const description = `Media ${missing} is not in the gallery of product ${product.id}`
  throw notFound('NOT_FOUND', description, { mediaId: missing })
}

function placeOf(assignment: Assignment | undefined, index: number): string {
  return assignment?.at ?? `media[${index}]`
}

function readChoice(product: StoreProduct, assignment: Assignment, index: number): ChoiceMedia {
  const { option = '', choice = '', mediaIds = [] } = assignment
  const place = placeOf(assignment, index)
  const known = product.document.options.find(({ name }) => name === option)
  if (!known) {
    const description = `"${option}" is not an option of this product`
    throw refusedField(`${place}.option`, 'VALIDATION', description)
  }
  if (!known.choices.some(({ description }) => description === choice)) {
    const description = `"${choice}" is not a choice of ${option}`
    throw refusedField(`${place}.choice`, 'VALIDATION', description)
  }
  return { option, choice, mediaIds }
}

function edited(product: StoreProduct, change: Partial<ProductDocument>): StoreProduct {
  return { ...product, document: { ...product.document, ...change } }
}
