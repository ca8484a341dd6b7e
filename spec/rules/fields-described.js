// Whatever a caller can see has a sentence that says what it is.

export const fieldsDescribed = () => ({
  Schema(schema, { report, location }) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (typeof field?.description !== 'string' || field.description.trim() === '')
        report({
          message: `Field \`${name}\` has no description.`,
          location: location.child(['properties', name]),
        })
    }
  },
  Response(response, { report, location }) {
    if (!response.description)
      report({ message: 'The answer has no description.', location: location.key() })
  },
})
