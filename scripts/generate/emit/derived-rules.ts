/** Derives validation rules of requests: closed objects, one entry per component. */

import { checkedFormats } from '../model/formats.ts'
import type { Operation, Parameter } from '../model/operation.ts'
import type { DecimalLimits, LimitKeyword, Schema } from '../model/schema.ts'
import { emptySchema } from '../model/schema.ts'
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

export class DerivedRules {
  readonly #views: Views

  constructor(views: Views) {
    this.#views = views
  }

  component(name: string): Rules {
    return this.#schema(this.#views.description.schemas.get(name) ?? emptySchema)
  }

  path({ pathParameters }: Operation): Rules | undefined {
    return pathParameters.length === 0 ? undefined : this.#parameters(pathParameters, {})
  }

  query(operation: Operation): Rules | undefined {
    const { queryParameters, page } = operation
    const query = this.#parameters(queryParameters, repeated(operation))
    // Referring sites may add parameters to a page's URL: unknown ones are accepted.
    return page ? { ...query, others: true } : query
  }

  body(operation: Operation): Rules | undefined {
    if (operation.body === undefined) return undefined
    const schema = this.#schema(this.#views.resolve(operation.body.schema))
    if (schema.properties === undefined || operation.pathParameters.length === 0) return schema
    return { ...schema, properties: { ...repeated(operation), ...schema.properties } }
  }

  #parameters(parameters: readonly Parameter[], others: Record<string, Rules>): Rules {
    const own = parameters.map(({ name, schema }) => [name, this.#schema(schema)] as const)
    const required = parameters.filter((one) => one.required).map(({ name }) => name)
    return {
      type: 'object',
      required: required.length === 0 ? undefined : required,
      properties: { ...others, ...Object.fromEntries(own) },
    }
  }

  #schema(schema: Schema): Rules {
    if (schema.ref !== undefined) {
      const reference = { is: schema.ref }
      return schema.nullable ? { anyOf: [reference, { type: 'null' }] } : reference
    }
    const { types, nullable } = schema
    const all = nullable && types.length > 0 ? [...types, 'null'] : types
    const { properties, others, ...object } = this.#object(schema)
    return {
      type: all.length > 1 ? all : all[0],
      ...object,
      ...scalar(schema),
      ...schema.limits,
      uniqueItems: schema.uniqueItems,
      properties,
      others,
      items: schema.items && this.#schema(schema.items),
      oneOf: this.#branches(schema.oneOf, nullable),
      anyOf: this.#branches(schema.anyOf, nullable),
    }
  }

  #object(schema: Schema): Rules {
    const { types, required, additionalProperties, atMostOne } = schema
    if (!types.includes('object')) return {}
    const properties = schema.properties ?? new Map<string, Schema>()
    const entries = [...properties].map(([name, field]) => [name, this.#schema(field)] as const)
    // Read-only fields are accepted and ignored, so they cannot be required.
    const demanded = required.filter((name) => properties.get(name)?.readOnly !== true)
    return {
      properties: Object.fromEntries(entries),
      required: demanded.length === 0 ? undefined : demanded,
      others:
        typeof additionalProperties === 'object'
          ? this.#schema(additionalProperties)
          : additionalProperties || undefined,
      atMostOne,
    }
  }

  #branches(branches: readonly Schema[] | undefined, nullable: boolean) {
    const nothing = nullable ? [{ type: 'null' }] : []
    return branches && [...branches.map((part) => this.#schema(part)), ...nothing]
  }
}

function scalar({
  types,
  nullable,
  enum: values,
  const: only,
  format,
  pattern,
  decimal,
}: Schema): Rules {
  const isChecked =
    types.includes('string') && format !== undefined && checkedFormats.includes(format)
  return {
    enum: values && nullable ? [...values, null] : values,
    const: only,
    format: isChecked ? format : undefined,
    pattern,
    decimal: decimal && numbers(decimal),
  }
}

/** Parses the limits of a decimal, which are strings in the description. */
function numbers(decimal: DecimalLimits): Rules['decimal'] {
  return Object.fromEntries(
    Object.entries(decimal).map(([name, limit]) => [name, limit && Number(limit)]),
  )
}

/** Path parameters, which callers may repeat in the query or the body. */
function repeated({ pathParameters }: Operation): Record<string, Rules> {
  return Object.fromEntries(pathParameters.map(({ name }) => [name, {}]))
}
