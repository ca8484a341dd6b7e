/** Parses the schemas of the bundle. */
import { type LimitKeyword, limitKeywords, type Schema } from '../model/description.ts'
import type { UnknownRecord } from '../model/json.ts'
import { defined, jsonOf, listOf, numberOf, recordOf, stringOf, stringsOf } from '../model/json.ts'

/** `anyOf: [X, { type: 'null' }]` is X that may be null: the union says nothing more. */
function withoutNullBranch(source: UnknownRecord): UnknownRecord {
  const key = source.anyOf === undefined ? 'oneOf' : 'anyOf'
  const branches = listOf(source[key]).map(recordOf)
  const others = branches.filter(({ type }) => type !== 'null')
  if (others.length === branches.length) return source
  const [only, ...more] = others
  const { [key]: _union, ...beside } = source
  if (only === undefined || more.length > 0) return { ...beside, [key]: others, type: ['null'] }
  return { ...only, ...beside, type: [...[only.type ?? []].flat(), 'null'] }
}

export function readSchema(value: unknown): Schema {
  const source = withoutNullBranch(recordOf(value))
  const types = typeof source.type === 'string' ? [source.type] : stringsOf(source.type)
  const ref = stringOf(source.$ref)
  const limits: Partial<Record<LimitKeyword, number>> = {}
  for (const keyword of limitKeywords) {
    const limit = numberOf(source[keyword])
    if (limit !== undefined) limits[keyword] = limit
  }
  return {
    ...defined('ref', ref?.replace('#/components/schemas/', '')),
    types: types.filter((type) => type !== 'null'),
    nullable: types.includes('null'),
    ...defined('description', stringOf(source.description)?.trim()),
    ...defined('format', stringOf(source.format)),
    ...defined(
      'enum',
      source.enum === undefined
        ? undefined
        : listOf(jsonOf(source.enum)).flatMap((item) => jsonOf(item) ?? null),
    ),
    ...defined('const', jsonOf(source.const)),
    ...defined('default', jsonOf(source.default)),
    ...defined('example', jsonOf(source.example ?? listOf(source.examples)[0])),
    ...(source.properties === undefined ? {} : { properties: readProperties(source.properties) }),
    required: stringsOf(source.required),
    ...(source.items === undefined ? {} : { items: readSchema(source.items) }),
    ...readOpenness(source.additionalProperties),
    ...defined('allOf', readBranches(source.allOf)),
    ...defined('oneOf', readBranches(source.oneOf)),
    ...defined('anyOf', readBranches(source.anyOf)),
    limits,
    ...defined('pattern', stringOf(source.pattern)),
    ...(source.uniqueItems === true ? { uniqueItems: true } : {}),
    readOnly: source.readOnly === true,
    deprecated: source.deprecated === true,
    ...defined('origin', stringOf(source['x-origin'])),
    ...defined('enumeration', stringOf(source['x-enumeration'])),
    ...defined('valueOrigins', readValueOrigins(source['x-value-origin'])),
    ...(source['x-at-most-one'] === undefined
      ? {}
      : { atMostOne: listOf(source['x-at-most-one']).map(stringsOf) }),
    ...(source['x-always-answered'] === undefined
      ? {}
      : { alwaysAnswered: stringsOf(source['x-always-answered']) }),
    ...(source['x-decimal'] === undefined ? {} : { decimal: readDecimal(source['x-decimal']) }),
    immutable: source['x-immutable'] === true,
    clearable: source['x-clearable'] === true,
  }
}

function readProperties(value: unknown): Map<string, Schema> {
  return new Map(
    Object.entries(recordOf(value)).map(([name, schema]) => [name, readSchema(schema)]),
  )
}

function readValueOrigins(value: unknown): Map<string, string> | undefined {
  if (value === undefined) return undefined
  return new Map(Object.entries(recordOf(value)).map(([name, origin]) => [name, String(origin)]))
}

function readBranches(value: unknown): Schema[] | undefined {
  return value === undefined ? undefined : listOf(value).map(readSchema)
}

function readOpenness(value: unknown): Pick<Schema, 'additionalProperties'> {
  if (value === undefined) return {}
  if (typeof value === 'boolean') return { additionalProperties: value }
  const isOpen = Object.keys(recordOf(value)).length === 0
  return { additionalProperties: isOpen ? true : readSchema(value) }
}

function readDecimal(value: unknown): Schema['decimal'] {
  const { scale, ...bounds } = recordOf(value)
  const text = (bound: unknown) => (bound === undefined ? undefined : String(bound))
  return {
    ...defined('minimum', text(bounds.minimum)),
    ...defined('maximum', text(bounds.maximum)),
    ...defined('exclusiveMinimum', text(bounds.exclusiveMinimum)),
    ...defined('exclusiveMaximum', text(bounds.exclusiveMaximum)),
    ...defined('scale', numberOf(scale)),
  }
}
