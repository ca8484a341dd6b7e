/** Emits one file of constants per tag, their index, and the list of all operations. */
import { isDeepStrictEqual } from 'node:util'
import { grouped } from '../model/grouped.ts'
import type { Operation } from '../model/operation.ts'
import type { Views } from '../model/views.ts'
import { givenInPath } from './arguments.ts'
import { type Codecs, importOfCodecs } from './codecs.ts'
import { docstring } from './docstring.ts'
import { header, literal } from './source-text.ts'

export function emitOperations(views: Views, codecs: Codecs): Map<string, string> {
  const { operations } = views.description
  const tags = grouped(operations, ({ tag }) => tag)
  const files = [...tags].map(([tag, members]): [string, string] => {
    const constants = members.map((operation) => {
      const doc = docstring([operation.summary, operation.description])
      return `${doc}export const ${operation.name}: Operation = ${expressionOf(views, codecs, operation)}\n`
    })
    const text = constants.join('\n')
    const start = header(`The operations of client.${tag}.`)
    return [`operations/${tag}.ts`, `${start}${importsOf(codecs, members)}\n${text}`]
  })
  return new Map([
    ...files,
    ['operations/index.ts', emitIndex(operations, [...tags.keys()])],
    ['operations/list.ts', emitList(views, codecs)],
  ])
}

function importsOf(codecs: Codecs, operations: readonly Operation[]): string {
  return `${importOfCodecs(codecs.all(operations), '../codecs.ts')}import { type Operation, operation } from '../operation.ts'\n`
}

function emitIndex(operations: readonly Operation[], tags: readonly string[]): string {
  const imports = tags.map((tag) => `import * as ${tag} from './${tag}.ts'\n`)
  const entries = operations.map(({ id, tag, name }) => `  '${id}': ${tag}.${name},\n`)
  return [
    header('Every operation by its id.'),
    imports.join(''),
    "import type { OperationId } from '../wire.ts'\nimport type { Operation } from '../operation.ts'\n\n",
    `export const operations = {\n${entries.join('')}} as const satisfies Record<OperationId, Operation>\n`,
  ].join('')
}

/**
 * Inlined, not a list of the constants: minified, each single-use identifier would cost an app
 * with all operations 4 incompressible bytes.
 */
function emitList(views: Views, codecs: Codecs): string {
  const entries = views.description.operations.map(
    (operation) => `  ${expressionOf(views, codecs, operation)},\n`,
  )
  return [
    header('Every operation in the order of the description, for clients that have all of them.'),
    importsOf(codecs, views.description.operations),
    `\nexport const operationList: readonly Operation[] = [\n${entries.join('')}]\n`,
  ].join('')
}

/** One operation as an expression: common properties by position, rare ones by name. */
function expressionOf(views: Views, codecs: Codecs, operation: Operation): string {
  const { tag, service, callers, retry, host, method, name, path, paging, page } = operation
  const publicPath = publicPathOf(views, operation)
  const essential = [method, host, retry, name, callers, publicPath, service, tag, path]
  const pathParameters = givenInPath(operation).map((parameter) => parameter.name)
  const inPath = Array.from(path.matchAll(/{(.*?)}/g), ([, parameter]) => parameter)
  const hasBody = operation.body !== undefined
  const facts = {
    pathParameters: isDeepStrictEqual(pathParameters, inPath) ? undefined : pathParameters,
    pathDefaults: pathDefaults(operation),
    hasQuery: operation.queryParameters.length > 0 || undefined,
    hasBody: hasBody === (method === 'POST' || method === 'PATCH') ? undefined : hasBody,
    mirrors: Object.keys(operation.mirrors).length === 0 ? undefined : operation.mirrors,
    queryField: paging?.query || undefined,
    page: page || undefined,
    empty: (!page && isEmpty(views, operation)) || undefined,
    longQueryFallback: fallback(views, operation),
  }
  const fields = [
    ...Object.entries(facts).map(([key, fact]) => [key, fact === undefined ? fact : literal(fact)]),
    ['request', codecs.of(operation.body?.schema, 'request')],
    ['answer', codecs.of(operation.answer, 'answer')],
  ]
  const more = fields.flatMap(([key, text]) => (text ? [`  ${key}: ${text},\n`] : []))
  const given = essential.map(literal)
  if (more.length > 0) given.push(`{\n${more.join('')}}`)
  return `/* @__PURE__ */ operation(${given.join(', ')})`
}

/** Whether the response has no fields for callers. */
function isEmpty(views: Views, { answer }: Operation): boolean {
  if (answer === undefined) return true
  const { properties, additionalProperties, items, branches } = views.resolve(answer)
  const isMap = typeof additionalProperties === 'object'
  return !(properties?.size || isMap || items || branches)
}

/** The fallback for long queries; the operation itself would be a no-op. */
function fallback(views: Views, { id, longQueryFallback }: Operation): object | undefined {
  const other = views.description.operations.find((operation) => operation.id === longQueryFallback)
  if (other === undefined || other.id === id) return undefined
  const { method, path, service, host, body } = other
  const pathParameters = other.pathParameters.map(({ name }) => name)
  const publicPath = publicPathOf(views, other)
  const hasBody = body !== undefined
  return { method, path, service, publicPath, host, pathParameters, hasBody }
}

const publicPathOf = ({ description }: Views, { service }: Operation): string =>
  description.services.get(service)?.publicPath ?? ''

function pathDefaults({ pathParameters }: Operation): object | undefined {
  const defaults = pathParameters.filter(({ schema }) => schema.default !== undefined)
  if (defaults.length === 0) return undefined
  return Object.fromEntries(defaults.map(({ name, schema }) => [name, schema.default]))
}
