/** JSON schemas of requests as the validators need them: plain keywords, closed objects, one entry per component. */
import type { AnySchemaObject } from 'ajv'
import type { Operation, Parameter, Schema } from '../model/description.ts'
import { checkedFormats } from '../model/formats.ts'
import { emptySchema, type Views } from '../model/views.ts'

export class RequestSchemas {
  readonly #views: Views

  constructor(views: Views) {
    this.#views = views
  }

  component(name: string): AnySchemaObject {
    return this.#schema(this.#views.description.schemas.get(name) ?? emptySchema)
  }

  path({ pathParameters }: Operation): AnySchemaObject | undefined {
    return pathParameters.length === 0 ? undefined : this.#parameters(pathParameters, {})
  }

  query(operation: Operation): AnySchemaObject | undefined {
    const { queryParameters, page } = operation
    const query = this.#parameters(queryParameters, repeated(operation))
    // Other sites may add parameters to the address of a page: unknown ones are accepted.
    return page ? { ...query, additionalProperties: true } : query
  }

  body(operation: Operation): AnySchemaObject | undefined {
    if (operation.body === undefined) return undefined
    const schema = this.#schema(this.#views.resolve(operation.body.schema))
    if (schema.properties === undefined || operation.pathParameters.length === 0) return schema
    return { ...schema, properties: { ...repeated(operation), ...schema.properties } }
  }

  #parameters(parameters: readonly Parameter[], others: Record<string, unknown>): AnySchemaObject {
    const own = parameters.map(({ name, schema }) => [name, this.#schema(schema)] as const)
    return {
      type: 'object',
      properties: { ...others, ...Object.fromEntries(own) },
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    }
  }

  #schema(schema: Schema): AnySchemaObject {
    if (schema.ref !== undefined) {
      const reference = { component: schema.ref }
      return schema.nullable ? { anyOf: [reference, { type: 'null' }] } : reference
    }
    const { types, nullable } = schema
    const flat = schema.allOf === undefined ? schema : this.#flatten(schema)
    return {
      ...(types.length === 0 ? {} : { type: typeKeyword(types, nullable) }),
      ...this.#object(flat),
      ...(schema.items === undefined ? {} : { items: this.#schema(schema.items) }),
      ...this.#branches('oneOf', schema.oneOf, nullable),
      ...this.#branches('anyOf', schema.anyOf, nullable),
      ...scalar(schema),
      ...schema.limits,
      ...(schema.uniqueItems ? { uniqueItems: true } : {}),
    }
  }

  #object(schema: Schema): AnySchemaObject {
    const { types, required, additionalProperties, atMostOne } = schema
    if (!types.includes('object')) return {}
    const properties = schema.properties ?? new Map<string, Schema>()
    const entries = [...properties].map(([name, field]) => [name, this.#schema(field)] as const)
    // What only the platform answers is accepted and ignored, so it cannot be demanded.
    const demanded = required.filter((name) => properties.get(name)?.readOnly !== true)
    return {
      properties: Object.fromEntries(entries),
      ...(demanded.length === 0 ? {} : { required: demanded }),
      additionalProperties: this.#openness(additionalProperties ?? false),
      ...(atMostOne === undefined ? {} : { 'x-at-most-one': atMostOne }),
    }
  }

  #openness(open: boolean | Schema): boolean | AnySchemaObject {
    return typeof open === 'boolean' ? open : this.#schema(open)
  }

  #branches(
    keyword: string,
    branches: readonly Schema[] | undefined,
    nullable: boolean,
  ): AnySchemaObject {
    if (branches === undefined) return {}
    const nothing = nullable ? [{ type: 'null' }] : []
    return { [keyword]: [...branches.map((part) => this.#schema(part)), ...nothing] }
  }

  /** One object in place of `allOf`, because each part alone would refuse the fields of the others. */
  #flatten(schema: Schema): Schema {
    const parts = (schema.allOf ?? []).map((part) => {
      const target = this.#views.resolve(part)
      return target.allOf === undefined ? target : this.#flatten(target)
    })
    const all = [...parts, schema]
    return {
      ...schema,
      properties: new Map(all.flatMap(({ properties }) => [...(properties ?? [])])),
      required: all.flatMap(({ required }) => required),
      atMostOne: all.flatMap(({ atMostOne }) => atMostOne ?? []),
    }
  }
}

function typeKeyword(types: readonly string[], nullable: boolean): string | readonly string[] {
  const all = nullable ? [...types, 'null'] : types
  return all.length === 1 ? String(all[0]) : all
}

function scalar({
  types,
  nullable,
  enum: values,
  const: only,
  format,
  pattern,
  decimal,
}: Schema): AnySchemaObject {
  const isText = types.includes('string')
  return {
    ...(values === undefined
      ? {}
      : { enum: nullable && !values.includes(null) ? [...values, null] : values }),
    ...(only === undefined ? {} : { const: only }),
    ...(isText && format !== undefined && checkedFormats.includes(format) ? { format } : {}),
    ...(pattern === undefined ? {} : { pattern }),
    ...(decimal === undefined ? {} : { 'x-decimal': decimal }),
  }
}

/** Path parameters, which callers of the platform also repeat in the query or the body. */
function repeated({ pathParameters }: Operation): Record<string, unknown> {
  return Object.fromEntries(pathParameters.map(({ name }) => [name, {}]))
}
