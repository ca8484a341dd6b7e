/** Where dates and images are, in recorded answers and in ours, under the same names. */

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

type Found = readonly [path: string, text: string]

/** Every place for which `look` has a text; places below it are not visited. */
const find = (
  value: unknown,
  look: (value: unknown, field: string) => string | undefined,
  path = '',
  field = '',
): Found[] => {
  const text = look(value, field)
  if (text !== undefined) return [[path, text]]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => find(item, look, `${path}[${index}]`))
  }
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const name = key.replace(/^_/, '')
    return find(item, look, path === '' ? name : `${path}.${name}`, name)
  })
}

/** Published methods take the one entity of an answer out of its envelope. */
const bare = (found: readonly Found[]): Found[] =>
  found
    .map(([path, text]): Found => [path.replace(/^(?:cart|member|product)\./, ''), text])
    .sort(([a], [b]) => (a < b ? -1 : 1))

const isImage = (value: unknown): value is { url: string; urlExpirationDate?: unknown } =>
  isFields(value) && typeof value.url === 'string' && typeof value.id === 'string'

/** The moments of an answer. That of a picture’s signed address is part of the picture. */
export const datesIn = (answer: unknown): Found[] =>
  bare(
    find(answer, (value, field) => {
      if (field === 'urlExpirationDate') return undefined
      if (value instanceof Date) return value.toISOString()
      return isFields(value) && typeof value.$date === 'string' ? value.$date : undefined
    }),
  )

/** The pictures of an answer that are converted, as references. */
export const imagesIn = (answer: unknown, referenceOf: (image: Fields) => string): Found[] =>
  bare(
    find(answer, (value, field) =>
      field === 'image' && isImage(value) ? referenceOf(value) : undefined,
    ),
  )

/** The references of a recorded answer. */
export const referencesIn = (answer: unknown): Found[] =>
  bare(
    find(answer, (value) =>
      typeof value === 'string' && value.startsWith('wix:image:') ? value : undefined,
    ),
  )
