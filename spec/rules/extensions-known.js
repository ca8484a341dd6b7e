// An extension with a slip in its name or value would be silently without effect; this makes it loud.

const onOperation = [
  ...['x-origin', 'x-service', 'x-host', 'x-retry', 'x-callers', 'x-error-codes'],
  ...['x-path-mirrors', 'x-paging', 'x-query-fields', 'x-page', 'x-long-query-fallback'],
]
const isText = (value) => typeof value === 'string' && value !== ''
const decimalKeys = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'scale']

/** @type {Record<string, (value: unknown, schema: Record<string, any>) => boolean>} */
const onSchema = {
  'x-origin': (value) => typeof value === 'string' && /^(?!.*(.).*\1)[EMCH]+$/.test(value),
  'x-enumeration': (value, schema) => isText(value) && Array.isArray(schema.enum),
  'x-value-origin': (value, schema) =>
    Object.entries(value ?? {}).every(
      ([name, origin]) => schema.enum?.includes(name) && /^(?!.*(.).*\1)[EMC]+$/.test(origin),
    ),
  'x-at-most-one': (groups, schema) =>
    Array.isArray(groups) &&
    groups.every(
      (group) =>
        Array.isArray(group) &&
        group.length > 1 &&
        group.every((field) => field in (schema.properties ?? {})),
    ),
  'x-decimal': (value, schema) =>
    schema.format === 'decimal' &&
    Object.keys(value ?? {}).every((key) => decimalKeys.includes(key)),
  'x-immutable': (value) => value === true,
  'x-clearable': (value) => value === true,
}

const extensionsOf = (node) => Object.keys(node).filter((key) => key.startsWith('x-'))

export const extensionsKnown = () => ({
  Operation(operation, { report, location }) {
    for (const key of extensionsOf(operation))
      if (!onOperation.includes(key))
        report({ message: `\`${key}\` is unknown here.`, location: location.child(key) })
  },
  Schema(schema, { report, location }) {
    const check = (node, place) => {
      for (const key of extensionsOf(node)) {
        const valid = onSchema[key]
        if (!valid?.(node[key], node))
          report({
            message: valid
              ? `\`${key}\` has a value it cannot have here.`
              : `\`${key}\` is unknown here.`,
            location: place.child(key),
          })
      }
    }
    check(schema, location)
    // Fields that are references are not visited as schemas with their own siblings.
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      if (field?.$ref) check(field, location.child(['properties', name]))
  },
})
