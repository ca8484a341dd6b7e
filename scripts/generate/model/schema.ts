/** The schemas of the description, read from the bundle. */
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
} from './json.ts'
import { type LimitKeyword, limitKeywords, rangeKeywords } from './limits.ts'

/** One schema, with the keywords that the compiler supports. */
export interface Schema extends Readonly<ReturnType<typeof readKeywords>> {
  readonly properties?: ReadonlyMap<string, Schema>
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  /** Of its union, without null. */
  readonly branches?: readonly Schema[]
}

export function readSchema(value: unknown): Schema {
  const source = withoutNullBranch(recordOf(value))
  const keywords = readKeywords(source)
  return {
    ...keywords,
    properties: given(source.properties, (fields) => mapOf(fields, readSchema)),
    items: given(source.items, readSchema),
    additionalProperties: given(source.additionalProperties, readOpenness),
    branches: given(source[keywords.union], (branches) => listOf(branches).map(readSchema)),
  }
}

export const emptySchema = readSchema({})

/** `anyOf: [X, { type: 'null' }]` is a nullable X. */
function withoutNullBranch(source: UnknownRecord): UnknownRecord {
  const key = unionIn(source)
  const branches = listOf(source[key]).map(recordOf)
  const others = branches.filter(({ type }) => type !== 'null')
  if (others.length === branches.length) return source
  const [only, ...more] = others
  const { [key]: _union, ...beside } = source
  if (only === undefined || more.length > 0) return { ...beside, [key]: others, type: ['null'] }
  return { ...only, ...beside, type: [...[only.type ?? []].flat(), 'null'] }
}

function unionIn({ anyOf }: UnknownRecord): 'anyOf' | 'oneOf' {
  return anyOf === undefined ? 'oneOf' : 'anyOf'
}

function readKeywords(source: UnknownRecord) {
  const types = typeof source.type === 'string' ? [source.type] : stringsOf(source.type)
  return {
    /** Name of the component this schema refers to; the other keywords are its siblings. */
    ref: stringOf(source.$ref)?.replace('#/components/schemas/', ''),
    types: types.filter((type) => type !== 'null'),
    nullable: types.includes('null'),
    union: unionIn(source),
    description: stringOf(source.description)?.trim(),
    format: stringOf(source.format),
    /** Without null, which `nullable` allows. */
    enum: given(source.enum, (values) => listOf(values).flatMap((item) => jsonOf(item) ?? [])),
    const: jsonOf(source.const),
    default: jsonOf(source.default),
    example: jsonOf(source.example ?? listOf(source.examples)[0]),
    required: stringsOf(source.required),
    limits: readLimits(source),
    pattern: stringOf(source.pattern),
    uniqueItems: source.uniqueItems === true || undefined,
    readOnly: source.readOnly === true,
    deprecated: source.deprecated === true,
    origin: stringOf(source['x-origin']),
    enumeration: stringOf(source['x-enumeration']),
    /** Value of an enumeration → its releases, unless all have it. */
    valueOrigins: given(source['x-value-origin'], (origins) => mapOf(origins, String)),
    atMostOne: given(source['x-at-most-one'], (groups) => listOf(groups).map(stringsOf)),
    /** Fields always present in responses, although optional in requests. */
    alwaysAnswered: given(source['x-always-answered'], stringsOf),
    decimal: given(source['x-decimal'], readDecimal),
    immutable: source['x-immutable'] === true,
    clearable: source['x-clearable'] === true,
  }
}

function readLimits(source: UnknownRecord): Readonly<Partial<Record<LimitKeyword, number>>> {
  const limits = limitKeywords.flatMap((keyword) => {
    const limit = numberOf(source[keyword])
    return limit === undefined ? [] : [[keyword, limit] as const]
  })
  return Object.fromEntries(limits)
}

export interface DecimalLimits
  extends Readonly<Partial<Record<(typeof rangeKeywords)[number], string>>> {
  readonly scale?: number
}

function readDecimal(value: unknown): DecimalLimits {
  const limits = recordOf(value)
  const range = rangeKeywords.map((keyword) => [keyword, given(limits[keyword], String)] as const)
  return { ...Object.fromEntries(range), scale: numberOf(limits.scale) }
}

function readOpenness(value: unknown): boolean | Schema {
  if (typeof value === 'boolean') return value
  return Object.keys(recordOf(value)).length === 0 || readSchema(value)
}
