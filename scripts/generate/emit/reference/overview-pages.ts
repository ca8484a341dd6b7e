/** The index pages: the home page, one line per method, one line per type. */
import { grouped } from '../../model/grouped.ts'
import type { Operation } from '../../model/operation.ts'
import { argumentsOf } from '../arguments.ts'
import { answerTypeOf, request } from '../signatures.ts'
import { markdownHeader } from '../source-text.ts'
import { blocks, code, firstSentence, table, titleOf } from './markdown.ts'
import { type Page, paths } from './page.ts'

export function emitIndexPage(page: Page): string {
  const { description } = page.views
  const services = [...grouped(description.operations, ({ tag }) => tag)].map(
    ([tag, operations]) => {
      const about = description.tags.find(({ name }) => name === tag)?.description ?? ''
      const service = page.link(`client.${tag}`, paths.service(tag))
      return [service, String(operations.length), firstSentence(about)]
    },
  )
  const entities = page.reference.files.map(({ name, intro, schemas }) => [
    page.link(titleOf(name), paths.entity(name)),
    String(schemas.length),
    intro,
  ])
  return blocks(
    markdownHeader(),
    '# Reference',
    `All ${description.operations.length} operations, ${description.schemas.size} types and every error code of the description, and the exports of the package. Every page is generated: edit \`spec/\` or a docstring instead.`,
    [
      `- ${page.link('Every method', paths.methods)}, one line each`,
      `- ${page.link('Every type', paths.types)}, in alphabetical order`,
      `- ${page.link('Error codes', paths.errors)}, and which operations return them`,
      `- ${page.link('Every export', paths.entries)} of every entry of the package`,
    ].join('\n'),
    '## Services',
    table(['namespace', 'operations', 'what it is for'], services),
    '## Entities',
    table(['page', 'types', 'what it holds'], entities),
    '## Hosts',
    description.servers.map((server) => `- <${server.url}>: ${server.description}\n`).join(''),
    '## How to read it',
    [
      '- A field with `?` may be missing from a response; the others are always there. In a request only required fields must be sent.',
      '- `Date`, `Image` and `Video` are what callers of the client see; on the wire a date is ISO 8601 text in UTC.',
      '- An enumeration may gain values on the platform: a response holds any of the values listed, or a newer string.',
      '- Paths are written with the prefix that their service has on the public hosts; the sandbox accepts paths with and without it.',
      '- Releases of the platform differ. A field without a note was seen in all of them.',
    ].join('\n'),
  )
}

export function emitMethodsPage(page: Page): string {
  const groups = [...grouped(page.views.description.operations, ({ tag }) => tag)].map(
    ([tag, operations]) => {
      const lines = operations.map((operation) => `- ${methodLine(page, operation)}\n`)
      return `## ${page.link(`client.${tag}`, paths.service(tag))}\n\n${lines.join('')}`
    },
  )
  return page.write('', '# Every method', ...groups)
}

/** `client.products.getProduct(id, query)` → `GetProductResponse`. */
function methodLine(page: Page, operation: Operation): string {
  const { id, method, path, answer } = operation
  const given = argumentsOf(page.reference.types, operation).map(({ name }) => name)
  const call = page.operation(operation, code(`client.${id}(${given.join(', ')})`))
  const type = code(answerTypeOf(page.reference.types, operation))
  const answered = answer?.ref === undefined ? type : page.schema(answer.ref, type)
  return `${call} → ${answered}, ${code(`${method} ${path}`)}`
}

export function emitTypesPage(page: Page): string {
  const { views } = page
  const rows = [...views.description.schemas].map(([name, schema]) => {
    const values = (schema.enum ?? []).map((value) => code(String(value)))
    const directions = views.directionsOf(name, 'caller')
    const shown = new Set([
      ...(directions.includes('answer') ? [name] : []),
      ...(directions.includes('request') ? [views.nameOf(name, request)] : []),
    ])
    const about = firstSentence(schema.description ?? '')
    return [
      [...shown].map((type) => page.schema(name, type)).join(', '),
      about + (values.length === 0 ? '' : ` Values: ${values.join(', ')}.`),
    ]
  })
  return page.write(
    '',
    '# Every type',
    'Exported by `storefront-client` under these names. `…Input` is the request form of a type that is both sent and returned.',
    table(['type', 'what it is'], rows),
  )
}
