/** Derives validation rules of requests: closed objects, one entry per component. */
import { checkedFormats } from '../model/formats.ts'
import type { LimitKeyword } from '../model/limits.ts'
import type { Operation, Parameter } from '../model/operation.ts'
import type { DecimalLimits, Schema } from '../model/schema.ts'
import type { Views } from '../model/views.ts'

/** Rules as in generated/rules.ts, but `is` names a component. */
export interface Rules
  extends Partial<Record<LimitKeyword, number>>,
    Partial<Pick<Schema, 'enum' | 'const' | 'format' | 'pattern' | 'uniqueItems' | 'atMostOne'>> {
  readonly is?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Rules>>
  readonly required?: readonly string[]
  readonly others?: true | Rules
  readonly items?: Rules
  readonly oneOf?: readonly Rules[]
  readonly anyOf?: readonly Rules[]
  readonly decimal?: Readonly<Partial<Record<keyof DecimalLimits, number>>>
}

export function requestRules(views: Views, operation: Operation) {
  const { pathParameters, queryParameters, page, body } = operation
  // Callers may repeat path parameters in the query or the body.
  const repeated = Object.fromEntries(pathParameters.map(({ name }): [string, Rules] => [name, {}]))
  const query = parameterRules(queryParameters, repeated)
  const sent = body && schemaRules(views.resolve(body.schema))
  const { properties } = sent ?? {}
  return {
    path: pathParameters.length === 0 ? undefined : parameterRules(pathParameters),
    // Referring sites may add parameters to a page's URL: unknown ones are accepted.
    query: page ? { ...query, others: true as const } : query,
    body: properties ? { ...sent, properties: { ...repeated, ...properties } } : sent,
  }
}

function parameterRules(parameters: readonly Parameter[], others?: Rules['properties']): Rules {
  const own = parameters.map(({ name, schema }) => [name, schemaRules(schema)] as const)
  const required = parameters.filter((one) => one.required).map(({ name }) => name)
  return {
    type: 'object',
    required: unlessEmpty(required),
    properties: { ...others, ...Object.fromEntries(own) },
  }
}

export function schemaRules(schema: Schema): Rules {
  const { ref, types, nullable, decimal, format = '', enum: values, branches } = schema
  if (ref !== undefined) return nullable ? { anyOf: [{ is: ref }, nothing] } : { is: ref }
  const all = nullable && types.length > 0 ? [...types, 'null'] : types
  const { properties, others, ...object } = types.includes('object') ? objectRules(schema) : {}
  return {
    type: all.length > 1 ? all : all[0],
    ...object,
    enum: values && nullable ? [...values, null] : values,
    const: schema.const,
    format: types.includes('string') && checkedFormats.includes(format) ? format : undefined,
    pattern: schema.pattern,
    decimal: decimal && numbers(decimal),
    ...schema.limits,
    uniqueItems: schema.uniqueItems,
    properties,
    others,
    items: schema.items && schemaRules(schema.items),
    ...(branches && {
      [schema.union]: [...branches.map(schemaRules), ...(nullable ? [nothing] : [])],
    }),
  }
}

const nothing: Rules = { type: 'null' }

function objectRules({ required, additionalProperties, atMostOne, ...schema }: Schema): Rules {
  const properties = schema.properties ?? new Map<string, Schema>()
  const entries = [...properties].map(([name, field]) => [name, schemaRules(field)] as const)
  const isMap = typeof additionalProperties === 'object'
  return {
    properties: Object.fromEntries(entries),
    // Read-only fields are accepted and ignored, so they cannot be required.
    required: unlessEmpty(required.filter((name) => properties.get(name)?.readOnly !== true)),
    others: isMap ? schemaRules(additionalProperties) : additionalProperties || undefined,
    atMostOne,
  }
}

/** Parses the limits of a decimal, which are strings in the description. */
function numbers(decimal: DecimalLimits): Rules['decimal'] {
  return Object.fromEntries(
    Object.entries(decimal).map(([name, limit]) => [name, limit && Number(limit)]),
  )
}

function unlessEmpty(names: readonly string[]): readonly string[] | undefined {
  return names.length === 0 ? undefined : names
}
