// Every field and answer that a caller can see has a sentence that says what it is.

export const fieldsDescribed = () => ({
  Schema(schema, { report, location }) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (name in {})
        report({
          message: `Every object in JavaScript has a ${name} already.`,
          suggest: ['Give the field another name.'],
          location: location.child(['properties', name]).key(),
        })
      if (typeof field?.description !== 'string' || field.description.trim() === '')
        report({
          message: `The field ${name} has no description.`,
          suggest: ['Add description: one sentence that says what it is.'],
          location: location.child(['properties', name]),
        })
    }
  },
  Response(response, { report, location }) {
    if (!response.description)
      report({
        message: 'The answer has no description.',
        suggest: ['Add description: one sentence that says when it comes.'],
        location: location.key(),
      })
  },
})
