/** Parses the bundle, untrusted JSON, into the model. */
import { callerOfScheme, type Description, type Vocabulary } from '../model/description.ts'
import { listOf, mapOf, recordOf, stringOf, stringsOf, valueAt } from '../model/json.ts'
import type { Extensions } from './extensions.ts'
import { readOperations } from './parse-operation.ts'
import { readSchema } from './parse-schema.ts'

export function readDescription(bundle: unknown, extensions: Extensions): Description {
  const root = recordOf(bundle)
  const tags = listOf(root.tags)
    .map(recordOf)
    .map((tag) => ({
      name: stringOf(tag.name) ?? '',
      description: stringOf(tag.description)?.trim() ?? '',
      secretAnswers: tag['x-secret-answers'] === true,
    }))
  const order = new Map(tags.map((tag, index) => [tag.name, index]))
  const place = (tag: string) => order.get(tag) ?? tags.length
  return {
    vocabulary: readVocabulary(extensions),
    tags,
    servers: listOf(root.servers)
      .map(recordOf)
      .map(({ url, description }) => ({
        url: stringOf(url) ?? '',
        description: stringOf(description)?.trim() ?? '',
      })),
    services: mapOf(root['x-services'], (service) => {
      const { title, publicPath } = recordOf(service)
      return { title: stringOf(title) ?? '', publicPath: stringOf(publicPath) ?? '' }
    }),
    errorCodes: stringsOf(root['x-error-codes']),
    errorMeanings: mapOf(root['x-error-meanings'], String),
    operations: [...readOperations(root)].sort((a, b) => place(a.tag) - place(b.tag)),
    schemas: new Map(
      [...mapOf(recordOf(root.components).schemas, readSchema)].sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    ),
  }
}

function readVocabulary({ operation }: Extensions): Vocabulary {
  const words = (name: string) => stringsOf(valueAt(operation[name]?.value, '/enum'))
  return {
    callers: ['anyone', ...Object.values(callerOfScheme)],
    hosts: words('x-host'),
    retries: words('x-retry'),
  }
}
