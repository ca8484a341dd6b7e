/** The description as the emitters see it: read once from the bundle, untrusted JSON. */
import { listOf, mapOf, recordOf, stringOf, stringsOf } from './json.ts'
import { readOperations } from './operation.ts'
import { readSchema } from './schema.ts'

export type Description = Readonly<ReturnType<typeof readDescription>>

export function readDescription(bundle: unknown) {
  const root = recordOf(bundle)
  const tags = listOf(root.tags)
    .map(recordOf)
    .map((tag) => ({
      name: stringOf(tag.name) ?? '',
      description: stringOf(tag.description)?.trim() ?? '',
      /** Whether responses hold credentials: tokens, codes or sign-in links. */
      secretAnswers: tag['x-secret-answers'] === true,
    }))
  const order = new Map(tags.map((tag, index) => [tag.name, index]))
  const place = (tag: string) => order.get(tag) ?? tags.length
  return {
    tags,
    servers: listOf(root.servers)
      .map(recordOf)
      .map(({ url, description, 'x-host': host }) => ({
        url: stringOf(url) ?? '',
        /** Of the operations it serves; nothing where it serves all. */
        host: stringOf(host),
        description: stringOf(description)?.trim() ?? '',
      })),
    services: mapOf(root['x-services'], (service) => {
      const { title, publicPath } = recordOf(service)
      return { title: stringOf(title) ?? '', publicPath: stringOf(publicPath) ?? '' }
    }),
    /** Application error codes that any operation may return. */
    errorCodes: stringsOf(root['x-error-codes']),
    /** Error code → one sentence: what happened, and what to do. */
    errorMeanings: mapOf(root['x-error-meanings'], String),
    /** Ordered by tag, then as in the description. */
    operations: [...readOperations(root)].sort((a, b) => place(a.tag) - place(b.tag)),
    schemas: new Map(
      [...mapOf(recordOf(root.components).schemas, readSchema)].sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    ),
  }
}
