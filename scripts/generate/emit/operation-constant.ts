/** One operation as an expression: common properties by position, rare ones by name. */
import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../model/operation.ts'
import type { Views } from '../model/views.ts'
import { givenInPath } from './arguments.ts'
import type { Codecs } from './codecs.ts'
import { literal } from './source-text.ts'

export function expressionOf(views: Views, codecs: Codecs, operation: Operation): string {
  const { tag, service, callers, retry, host, method, name, path, paging, page } = operation
  const publicPath = publicPathOf(views, operation)
  const essential = [method, host, retry, name, callers, publicPath, service, tag, path]
  const pathParameters = givenInPath(operation).map((parameter) => parameter.name)
  const inPath = Array.from(path.matchAll(/{(.*?)}/g), ([, parameter]) => parameter)
  const hasBody = operation.body !== undefined
  /** Undefined properties are omitted. */
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
