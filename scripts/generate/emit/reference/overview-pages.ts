/** The pages that lead to the others: the start, one line per method, one line per type. */
import type { Operation } from '../../model/description.ts'
import { givenInPath } from '../arguments.ts'
import { byTag } from '../operations.ts'
import { answerTypeOf, request } from '../signatures.ts'
import { markdownHeader } from '../source-text.ts'
import type { ReferenceContext } from './context.ts'
import { blocks, code, firstSentence, link, table } from './markdown.ts'
import { entityPage, pages as pageNames, servicePage, titleOf } from './pages.ts'
import { valuesOf } from './type-text.ts'

export function emitIndexPage(context: ReferenceContext): string {
  const { views, pages } = context
  const { description } = views
  const services = [...byTag(description.operations)].map(([tag, operations]) => {
    const about = description.tags.find(({ name }) => name === tag)?.description ?? ''
    const page = link(`client.${tag}`, pages.page(servicePage(tag), pageNames.index))
    return [page, String(operations.length), firstSentence(about)]
  })
  const entities = pages.files.map(({ name, intro, schemas }) => [
    link(titleOf(name), pages.page(entityPage(name), pageNames.index)),
    String(schemas.length),
    intro,
  ])
  return blocks(
    markdownHeader(),
    '# Reference',
    `All ${description.operations.length} operations, ${description.schemas.size} types and every error code of the description, and the exports of the package. Every page is generated: edit \`spec/\` or a docstring instead.`,
    [
      `- ${link('Every method', pageNames.methods)}, one line each`,
      `- ${link('Every type', pageNames.types)}, in alphabetical order`,
      `- ${link('Error codes', pageNames.errors)}, and which operations answer with them`,
      `- ${link('Every export', pageNames.entries)} of every entry of the package`,
    ].join('\n'),
    '## Services',
    table(['namespace', 'operations', 'what it is for'], services),
    '## Entities',
    table(['page', 'types', 'what it holds'], entities),
    '## Hosts',
    description.servers.map((server) => `- <${server.url}>: ${server.description}\n`).join(''),
    '## How to read it',
    [
      '- A field with `?` may be missing from an answer; the others are always there. In a request only what is called required must be sent.',
      '- `Date`, `Image` and `Video` are what callers of the client see; on the wire a date is ISO 8601 text in UTC.',
      '- An enumeration may gain values on the platform: what is answered is any of the values listed, or a newer text.',
      '- Paths are written with the prefix that their service has on the public hosts; the sandbox answers with and without it.',
      '- Releases of the platform differ. A field without a note was seen in all of them.',
    ].join('\n'),
  )
}

/** One line per method, as the client is called. */
export function emitMethodsPage(context: ReferenceContext): string {
  const { views, pages } = context
  const groups = [...byTag(views.description.operations)].map(([tag, operations]) => {
    const lines = operations.map((operation) => `- ${methodLine(context, operation)}\n`)
    const page = link(`client.${tag}`, pages.page(servicePage(tag), pageNames.methods))
    return `## ${page}\n\n${lines.join('')}`
  })
  return blocks(markdownHeader(), link('Reference', pageNames.index), '# Every method', ...groups)
}

/** `client.products.getProduct(id, query)` → `GetProductResponse`. */
function methodLine({ types, pages }: ReferenceContext, operation: Operation): string {
  const { tag, name, method, path, queryParameters, body, answer, page } = operation
  const rest = body === undefined ? (queryParameters.length > 0 ? ['query'] : []) : ['body']
  const given = [...givenInPath(operation).map((parameter) => parameter.name), ...rest]
  const type = answerTypeOf(types, answer, page).replace('schema.', '')
  const call = link(
    code(`client.${tag}.${name}(${given.join(', ')})`),
    pages.operation(operation, pageNames.methods),
  )
  const answerType =
    answer?.ref === undefined
      ? code(type)
      : link(code(type), pages.schema(answer.ref, pageNames.methods))
  return `${call} → ${answerType}, ${code(`${method} ${path}`)}`
}

/** One line per type, with the values of enumerations. */
export function emitTypesPage({ views, pages }: ReferenceContext): string {
  const rows = [...views.description.schemas].map(([name, schema]) => {
    const values = valuesOf(schema).map((value) => code(String(value)))
    const input = views.nameOf(name, request)
    const target = pages.schema(name, pageNames.types)
    const names = views.directionsOf(name, 'caller').includes('answer') ? [name] : []
    const shown = [
      ...new Set([
        ...names,
        ...(views.directionsOf(name, 'caller').includes('request') ? [input] : []),
      ]),
    ]
    return [
      shown.map((type) => link(type, target)).join(', '),
      `${firstSentence(schema.description ?? '')}${values.length === 0 ? '' : ` Values: ${values.join(', ')}.`}`,
    ]
  })
  return blocks(
    markdownHeader(),
    link('Reference', pageNames.index),
    '# Every type',
    'Exported by `storefront-client` under these names. `…Input` is what is sent where a type is both sent and answered.',
    table(['type', 'what it is'], rows),
  )
}
