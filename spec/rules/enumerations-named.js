// An enumeration is a schema of its own, so that it has a name in code and one list of values.
import { adviseOneOf } from './advice.js'

export const enumerationsNamed = () => ({
  Schema(schema, { report, location }) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const inline = field?.enum ?? field?.items?.enum ?? field?.additionalProperties?.enum
      if (inline)
        report({
          message: `The values of ${name} belong into a schema of their own.`,
          suggest: ['Name the enumeration, and refer to it: $ref.'],
          location: location.child(['properties', name]),
        })
    }
    for (const value of Object.keys(schema['x-value-origin'] ?? {}))
      if (schema.enum && !schema.enum.includes(value))
        report({
          message: `x-value-origin names ${value}, which is no value of the enumeration.`,
          suggest: [
            adviseOneOf(
              value,
              schema.enum.filter((known) => typeof known === 'string'),
            ),
          ],
          location: location.child(['x-value-origin', value]),
        })
    if (schema.enum && (schema.type !== 'string' || !schema.description))
      report({
        message: 'An enumeration has type: string and a description.',
        suggest: ['Add what is missing; a field that may be null says so beside its $ref.'],
        location: location.key(),
      })
  },
})
