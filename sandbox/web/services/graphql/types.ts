/** GraphQL types of the description's entities: the same fields, names and descriptions. */
import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { type DescribedSchema, readDescription } from '../../validation/description.ts'

/** Values of any shape: maps by free keys, filters. */
export const jsonType = new GraphQLScalarType({
  name: 'JSON',
  description: 'A JSON value of any shape.',
})

/** Builds the types of entities, memoized. */
export class EntityTypes {
  readonly #made = new Map<string, GraphQLOutputType>()

  /** The type of an entity of the description. */
  of(name: string): GraphQLOutputType {
    const known = this.#made.get(name)
    if (known !== undefined) return known
    const schema = readDescription().components.schemas[name] ?? {}
    const made = this.#named(name, schema)
    this.#made.set(name, made)
    return made
  }

  #named(name: string, schema: DescribedSchema): GraphQLOutputType {
    const { properties = {}, description } = schema
    if (Object.keys(properties).length === 0) return this.#valueOf(schema)
    return new GraphQLObjectType({
      name,
      ...(description === undefined ? {} : { description }),
      fields: () => this.#fieldsOf(name, properties),
    })
  }

  #fieldsOf(
    owner: string,
    properties: Readonly<Record<string, DescribedSchema>>,
  ): GraphQLFieldConfigMap<unknown, unknown> {
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const { description } = schema
        const type = this.#typeOf(`${owner}_${name}`, schema)
        return [name, { type, ...(description === undefined ? {} : { description }) }]
      }),
    )
  }

  /** A field's type; an anonymous object is named after its place. */
  #typeOf(place: string, schema: DescribedSchema): GraphQLOutputType {
    if (schema.$ref !== undefined) return this.of(schema.$ref.split('/').at(-1) ?? '')
    if (schema.items !== undefined) return new GraphQLList(this.#typeOf(place, schema.items))
    if (schema.properties === undefined) return this.#valueOf(schema)
    return this.#named(place, schema)
  }

  #valueOf({ type }: DescribedSchema): GraphQLOutputType {
    const [kind] = [type].flat().filter((name) => name !== 'null')
    switch (kind) {
      case 'string':
        return GraphQLString
      case 'boolean':
        return GraphQLBoolean
      // Counts may exceed GraphQL's 32-bit Int.
      case 'integer':
      case 'number':
        return GraphQLFloat
      default:
        return jsonType
    }
  }
}
