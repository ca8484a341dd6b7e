/** Parses the schemas of the bundle. */
import { limitKeywords, rangeKeywords, type Schema } from '../model/description.ts'
import {
  given,
  jsonOf,
  listOf,
  mapOf,
  numberOf,
  recordOf,
  stringOf,
  stringsOf,
  type UnknownRecord,
} from '../model/json.ts'

/** `anyOf: [X, { type: 'null' }]` is a nullable X. */
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
  const limits = limitKeywords.flatMap((keyword) => {
    const limit = numberOf(source[keyword])
    return limit === undefined ? [] : [[keyword, limit] as const]
  })
  return {
    ref: stringOf(source.$ref)?.replace('#/components/schemas/', ''),
    types: types.filter((type) => type !== 'null'),
    nullable: types.includes('null'),
    description: stringOf(source.description)?.trim(),
    format: stringOf(source.format),
    enum: given(source.enum, (values) => listOf(values).map((item) => jsonOf(item) ?? null)),
    const: jsonOf(source.const),
    default: jsonOf(source.default),
    example: jsonOf(source.example ?? listOf(source.examples)[0]),
    properties: given(source.properties, (fields) => mapOf(fields, readSchema)),
    required: stringsOf(source.required),
    items: given(source.items, readSchema),
    additionalProperties: given(source.additionalProperties, readOpenness),
    oneOf: given(source.oneOf, readBranches),
    anyOf: given(source.anyOf, readBranches),
    limits: Object.fromEntries(limits),
    pattern: stringOf(source.pattern),
    uniqueItems: source.uniqueItems === true || undefined,
    readOnly: source.readOnly === true,
    deprecated: source.deprecated === true,
    origin: stringOf(source['x-origin']),
    enumeration: stringOf(source['x-enumeration']),
    valueOrigins: given(source['x-value-origin'], (origins) => mapOf(origins, String)),
    atMostOne: given(source['x-at-most-one'], (groups) => listOf(groups).map(stringsOf)),
    alwaysAnswered: given(source['x-always-answered'], stringsOf),
    decimal: given(source['x-decimal'], readDecimal),
    immutable: source['x-immutable'] === true,
    clearable: source['x-clearable'] === true,
  }
}

const readBranches = (branches: unknown): Schema[] => listOf(branches).map(readSchema)

function readOpenness(value: unknown): boolean | Schema {
  if (typeof value === 'boolean') return value
  return Object.keys(recordOf(value)).length === 0 || readSchema(value)
}

function readDecimal(value: unknown): Schema['decimal'] {
  const limits = recordOf(value)
  const range = rangeKeywords.map((keyword) => [keyword, given(limits[keyword], String)] as const)
  return { ...Object.fromEntries(range), scale: numberOf(limits.scale) }
}
