// Every example and default is what its schema says, down to the last field name: of bodies, answers, parameters and
// schemas.
// Redocly's own rules for this build a validator per example, which takes longer than all the rest of a build.
import { decimalFormat, SchemaStore } from './json-schema.js'

const decimal = '^-?\\d+(\\.\\d+)?$'

/** Of each group of fields at most one may be set, in plain JSON Schema. */
const exclusive = (groups) =>
  groups.flatMap((group) =>
    group.flatMap((one, at) =>
      group.slice(at + 1).map((other) => ({
        atMostOneOf: [one, other],
        not: {
          required: [one, other],
          properties: { [one]: { not: { const: null } }, [other]: { not: { const: null } } },
        },
      })),
    ),
  )

/** The schema in plain JSON Schema, with a bar on fields it does not name wherever it names some. */
const plain = (value) => {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
  if (copy.format === 'decimal' && copy.pattern === undefined) copy.pattern = decimal
  if (copy.format === 'decimal' && copy['x-decimal']) copy.format = decimalFormat(copy['x-decimal'])
  // A field that happens to be called `properties` is no list of fields.
  if (!copy.properties || ![copy.type].flat().includes('object')) return copy
  if (copy['x-at-most-one'])
    copy.allOf = [...(copy.allOf ?? []), ...exclusive(copy['x-at-most-one'])]
  return copy.additionalProperties !== undefined || value.allOf
    ? copy
    : { ...copy, additionalProperties: false }
}

/** The examples a node holds, each with the keys that lead to it; a default must be a value, too. */
const examplesOf = ({ default: otherwise, example, examples }) => {
  const found = [
    ...(otherwise === undefined ? [] : [[otherwise, ['default']]]),
    ...(example === undefined ? [] : [[example, ['example']]]),
  ]
  if (Array.isArray(examples))
    return [...found, ...examples.map((value, at) => [value, ['examples', String(at)]])]
  const named = Object.entries(examples ?? {}).filter(([, { value }]) => value !== undefined)
  return [...found, ...named.map(([name, { value }]) => [value, ['examples', name, 'value']])]
}

/** Where schemas with a name are written: as a key of a file of schemas, or of the components. */
const placeOf = (pointer) => {
  const parts = pointer.split('/').slice(1)
  if (parts.length === 1) return parts
  return parts.length === 3 && pointer.startsWith('#/components/schemas/') ? parts : undefined
}

const plant = (tree, [name, ...rest], schema) => {
  if (rest.length === 0) tree[name] = schema
  else {
    tree[name] ??= {}
    plant(tree[name], rest, schema)
  }
}

export const examplesValid = () => {
  /** The named schemas of each file, as the file nests them. */
  const files = new Map()
  /** Each example with its schema and the place of both. */
  const examples = []
  const collect = (holder, schema, location) => {
    for (const [value, keys] of examplesOf(holder))
      examples.push({
        value,
        schema,
        file: location.source.absoluteRef,
        place: location.child(keys),
        kind: keys[0] === 'default' ? 'default' : 'example',
      })
  }
  return {
    Schema(schema, { location }) {
      collect(schema, schema, location)
      // Examples beside a reference belong to the field.
      for (const [name, field] of Object.entries(schema.properties ?? {}))
        if (field?.$ref) collect(field, { $ref: field.$ref }, location.child(['properties', name]))
      const place = placeOf(location.pointer)
      if (!place?.[0]) return
      const file = location.source.absoluteRef
      if (!files.has(file)) files.set(file, {})
      plant(files.get(file), place, plain(schema))
    },
    MediaType(media, { location }) {
      if (media.schema) collect(media, media.schema, location)
    },
    Parameter(parameter, { location }) {
      if (parameter.schema) collect(parameter, parameter.schema, location)
    },
    Root: {
      leave(_root, { report }) {
        const store = new SchemaStore()
        for (const [file, named] of files) store.add(`file://${file}`, named)
        /** Schema → the same for the checker, made once for all its examples. */
        const prepared = new Map()
        for (const { value, schema, file, place, kind } of examples) {
          const key = `${file} ${JSON.stringify(schema)}`
          if (!prepared.has(key)) {
            const copy = plain(schema)
            store.add(`file://${file}`, copy, `/used/${prepared.size}`)
            prepared.set(key, copy)
          }
          for (const { path, message, advice } of store.check(value, prepared.get(key)))
            report({
              message: `The ${kind} ${message}.`,
              suggest: [advice],
              location: place.child(path),
            })
        }
      },
    },
  }
}
