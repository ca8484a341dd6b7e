// An enumeration is a schema of its own, so that it has a name in code and one list of values.

export const enumerationsNamed = () => ({
  Schema(schema, { report, location }) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const inline = field?.enum ?? field?.items?.enum ?? field?.additionalProperties?.enum
      if (inline)
        report({
          message: `The values of \`${name}\` belong into a schema of their own.`,
          location: location.child(['properties', name]),
        })
    }
    if (schema.enum && (schema.type !== 'string' || !schema.description))
      report({
        message: 'An enumeration has `type: string` and a description.',
        location: location.key(),
      })
  },
})
