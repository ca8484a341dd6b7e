/** Valid requests of an operation, and the same with one violation. */
import fc from 'fast-check'
import type { Operation, ParameterType } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { queryParameters } from '../../../generated/query-parameters.ts'
import { requestChecks } from '../../../generated/request-checks.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { brokenRules } from '../../../src/schemas/broken-rules.ts'
import { pick, type Schema, schemaValue, type World } from './arbitrary.ts'
import { type Body, describedAs, describedAt, description } from './described.ts'
import type { Sent } from './identities.ts'

export const findSchema: World['find'] = (reference) =>
  description.components.schemas[reference.split('/').at(-1) ?? ''] ?? {}

/** The resource of a path, its first segment after the version: `products`. */
export const kindOf = (path: string): string => /^\/v\d\/(\w+)/.exec(path)?.[1] ?? ''

/** A request, and the same with one violation, if it can have any. */
export interface Asked {
  readonly right: Sent
  readonly wrong: Sent | undefined
}

/** Requests of an operation. */
export function requestsOf(id: OperationId, world: World): fc.Arbitrary<Asked> {
  const operation: Operation = operations[id]
  const { requestBody } = describedAs(id)
  const schema = requestBody?.content?.['application/json']?.schema
  const parts = fc.record({
    body: schema === undefined ? fc.constant(undefined) : schemaValue(schema, world),
    query: queryOf(id, world),
    which: fc.nat(),
    odd: oddities,
  })
  return parts.map(({ body, query, which, odd }) => {
    const path = filled(operation, world, which)
    const right = { method: operation.method, path: withQuery(path, query), body }
    const wrong = wrongOnes(id, { path, query, body, which, odd })
    return { right, wrong: pickOne(wrong, which) }
  })
}

interface Parts {
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly body: unknown
  readonly which: number
  readonly odd: unknown
}

/** Requests that must be refused: with an invalid body, path or query. */
function wrongOnes(id: OperationId, { path, query, body, which, odd }: Parts): Sent[] {
  const { method, path: template }: Operation = operations[id]
  const found: Sent[] = []
  const spoilt = broken(body, which, odd)
  if (body !== undefined && isRefused(id, spoilt)) {
    found.push({ method, path: withQuery(path, query), body: spoilt })
  }
  const { path: ofPath, query: ofQuery } = requestChecks[id]
  const badValue = 'x'.repeat(600)
  // Including those with a default, which are not arguments of a named call.
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const badPath = Object.fromEntries(names.map((name) => [name, badValue]))
  if (ofPath && brokenRules(ofPath, badPath).length > 0) {
    found.push({ method, path: template.replaceAll(/\{\w+\}/g, badValue), body })
  }
  if (ofQuery !== undefined) {
    const mistakes = Object.entries(queryParameters[id] ?? {}).flatMap(([name, type]) =>
      notOfType[type] === undefined ? [] : [[name, notOfType[type]] as const],
    )
    const mistake = mistakes[which % (mistakes.length + 1)] ?? (['unknownField', '1'] as const)
    const others = query.filter(([name]) => name !== mistake[0])
    found.push({ method, path: withQuery(path, [...others, mistake]), body })
  }
  return found
}

/** A text that is invalid for a query parameter's type. */
const notOfType: Readonly<Record<ParameterType, string | undefined>> = {
  string: undefined,
  strings: undefined,
  number: 'many',
  integer: '1.5',
  boolean: 'maybe',
  date: 'yesterday',
}

/** Path parameters may be repeated in a body, where they are ignored. */
function isRefused(id: OperationId, body: unknown): boolean {
  const { body: rules } = requestChecks[id]
  if (rules === undefined) return false
  const breaks = (value: unknown) => brokenRules(rules, value).length > 0
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return breaks(body)
  const { pathParameters }: Operation = operations[id]
  const counted = Object.entries(body).filter(([name]) => !pathParameters.includes(name))
  return breaks(Object.fromEntries(counted))
}

/** Breaks one value of a body: removed, of another type, far out of bounds, or beside an unknown one. */
function broken(body: unknown, which: number, odd: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return odd
  const entries = Object.entries(body)
  const [name, value] = entries[which % Math.max(1, entries.length)] ?? []
  if (name === undefined || which % 5 === 0) return { ...body, unknownField: odd }
  if (which % 5 === 1) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return { ...body, [name]: which % 5 === 2 ? odd : broken(value, which >> 2, odd) }
}

const oddities = fc.constantFrom<unknown>(
  -1,
  1e300,
  '',
  'x'.repeat(9000),
  true,
  [],
  {},
  [[{}]],
  null,
)

/** Parameters as URL text. */
function queryOf(
  id: OperationId,
  world: World,
): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const { path }: Operation = operations[id]
  const { parameters = [] } = describedAs(id)
  const own = [...parameters, ...(description.paths[path]?.parameters ?? [])]
  const values = own
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fc.option(
        schemaValue(schema, world).map((value) =>
          [value].flat().map((item) => [name, textOf(item)] as const),
        ),
        { nil: [] },
      ),
    )
  return fc.tuple(...values).map((given) => given.flat())
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function withQuery(path: string, query: Parts['query']): string {
  if (query.length === 0) return path
  return `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`
}

/** Most paths name an existing record. */
function filled({ path }: Operation, world: World, which: number): string {
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(pick(world.known().ids, which)))
}

function pickOne<Item>(from: readonly Item[], which: number): Item | undefined {
  return from[which % Math.max(1, from.length)]
}

/** An entity with the same property in an operation's request and response. */
export interface SentAndAnswered {
  readonly method: string
  readonly path: string
  /** The property in request and response. */
  readonly name: string
  readonly schema: Schema
}

/** Every operation that returns the entity it was sent. */
export function sentAndAnswered(): readonly SentAndAnswered[] {
  const propertiesOf = (body: Body | undefined) => {
    const schema = body?.content?.['application/json']?.schema
    return (schema?.$ref === undefined ? schema : findSchema(schema.$ref))?.properties ?? {}
  }
  return Object.values<Operation>(operations).flatMap(({ method, path }) => {
    const { requestBody, responses } = describedAt(method, path)
    const answered = propertiesOf(responses['200'])
    return Object.entries(propertiesOf(requestBody))
      .filter(([name, { $ref }]) => $ref !== undefined && $ref === answered[name]?.$ref)
      .map(([name, schema]) => ({ method, path, name, schema }))
  })
}
