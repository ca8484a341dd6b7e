/** One operation as an expression: what most of them have by position, what few have by name. */
import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { givenInPath } from './arguments.ts'
import type { Codecs } from './codecs.ts'
import { literal, quote } from './source-text.ts'

/** Adds the names of its codecs to `used`. */
export function expressionOf(
  views: Views,
  codecs: Codecs,
  operation: Operation,
  used: Set<string>,
): string {
  const request = codecs.of(operation.body?.schema, 'request')
  const answer = codecs.of(operation.answer, 'answer')
  for (const codec of [request, answer])
    for (const name of codec?.match(/\w+Codec/g) ?? []) used.add(name)
  const { mirrors, paging, method } = operation
  const pathParameters = givenInPath(operation).map(({ name }) => name)
  const inPath = Array.from(operation.path.matchAll(/{(.*?)}/g), ([, name]) => name)
  const hasBody = operation.body !== undefined
  const essential = [
    quote(operation.tag),
    quote(operation.service),
    quote(publicPathOf(views, operation)),
    literal(operation.callers),
    quote(operation.retry),
    quote(operation.host),
    quote(method),
    quote(operation.name),
    quote(operation.path),
  ]
  const fields: (readonly [string, string | undefined])[] = [
    [
      'pathParameters',
      isDeepStrictEqual(pathParameters, inPath) ? undefined : literal(pathParameters),
    ],
    ['pathDefaults', pathDefaults(operation)],
    ['hasQuery', operation.queryParameters.length === 0 ? undefined : 'true'],
    [
      'hasBody',
      hasBody === (method === 'POST' || method === 'PATCH') ? undefined : String(hasBody),
    ],
    ['mirrors', Object.keys(mirrors).length === 0 ? undefined : literal(mirrors)],
    ['queryField', paging?.query ? quote(paging.query) : undefined],
    ['page', operation.page ? 'true' : undefined],
    ['empty', !operation.page && isEmpty(views, operation) ? 'true' : undefined],
    ['longQueryFallback', fallback(views, operation)],
    ['request', request],
    ['answer', answer],
  ]
  const more = fields.flatMap(([key, value]) =>
    value === undefined ? [] : [`  ${key}: ${value},\n`],
  )
  const given = [...essential, ...(more.length === 0 ? [] : [`{\n${more.join('')}}`])].join(', ')
  return `/* @__PURE__ */ operation(${given})`
}

/** Whether the answer has no fields that a caller could read. */
function isEmpty(views: Views, { answer }: Operation): boolean {
  if (answer === undefined) return true
  const { properties, additionalProperties, items, allOf, oneOf, anyOf } = views.resolve(answer)
  const isMap = typeof additionalProperties === 'object'
  return !(properties?.size || isMap || items || allOf || oneOf || anyOf)
}

/** The alternative for long queries; one that is the operation itself would change nothing. */
function fallback(views: Views, { id, longQueryFallback }: Operation): string | undefined {
  const other = views.description.operations.find((operation) => operation.id === longQueryFallback)
  if (other === undefined || other.id === id) return undefined
  const { method, path, service, host, body } = other
  const pathParameters = other.pathParameters.map(({ name }) => name)
  const publicPath = publicPathOf(views, other)
  const hasBody = body !== undefined
  return literal({ method, path, service, publicPath, host, pathParameters, hasBody })
}

const publicPathOf = ({ description }: Views, { service }: Operation): string =>
  description.services.get(service)?.publicPath ?? ''

function pathDefaults({ pathParameters }: Operation): string | undefined {
  const defaults = pathParameters.flatMap(({ name, schema }) =>
    schema.default === undefined ? [] : [[name, schema.default] as const],
  )
  return defaults.length === 0 ? undefined : literal(Object.fromEntries(defaults))
}
