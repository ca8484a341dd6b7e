/** What to do about a complaint of a Redocly rule, which itself says only what is wrong. */

/** Rule → what to write instead. */
export const ruleAdvice: Readonly<Record<string, string>> = {
  'component-name-unique': 'Rename one of them: names become types.',
  'info-license': 'Add info.license with name and identifier.',
  'info-license-strict': 'Add identifier, such as MIT, to info.license.',
  'no-duplicated-enum-values': 'List each value once.',
  'no-duplicated-tag-names': 'Keep one of the two tags.',
  'no-empty-servers': 'List at least one server with its url.',
  'no-enum-type-mismatch': 'Write values of the type that the schema names, or change the type.',
  'no-example-value-and-externalValue': 'Keep value, and leave externalValue out.',
  'no-identical-paths': 'Describe both as one path.',
  'no-illogical-composition-keywords': 'Write the schema itself in place of a list of one.',
  'no-mixed-number-range-constraints': 'Keep either the inclusive or the exclusive limit.',
  'no-path-trailing-slash': 'Leave the slash at the end out.',
  'no-schema-type-mismatch': 'Write properties for an object and items for an array.',
  'no-server-example.com': 'Write the address of the server.',
  'no-server-trailing-slash': 'Leave the slash at the end of the address out.',
  'no-server-variables-empty-enum': 'List the values that the variable can have.',
  'no-undefined-server-variable': 'Describe the variable under variables.',
  'no-unsafe-markdown': 'Write plain Markdown, without HTML that runs code.',
  'operation-operationId-url-safe': 'Use letters, digits and the dot after the tag.',
  'operation-parameters-unique': 'Describe each parameter once.',
  'parameter-description': 'Add description: one sentence that says what it is.',
  'path-declaration-must-exist': 'Give each parameter of the path a name in braces.',
  'path-not-include-query': 'Describe what follows the question mark under parameters, in: query.',
  'security-defined': 'Name a scheme of components.securitySchemes.',
  'security-scopes-defined': 'Name a scope that the scheme lists.',
  'spec-components-invalid-map-name': 'Use letters, digits, dots, dashes and underscores.',
  'spec-ref-siblings': 'Move what is beside the reference to where it leads.',
  'tag-description': 'Add description: one sentence about the group.',
}

/** Advice for a part that is not valid OpenAPI; the rule has another message for each case. */
export function adviseStructure(message: string): string {
  const missing = /^The field [`'"]?(\S+?)[`'"]? must be present/.exec(message)?.[1]
  if (missing !== undefined) return `Add ${missing}.`
  const type = /^Expected type [`'"]?([^`'"]+?)[`'"]? but got/.exec(message)?.[1]
  if (type !== undefined) return `Write ${wording[type] ?? type} here; mind the indentation.`
  const values = /can be one of the following only: (.+)$/.exec(message)?.[1]
  if (values !== undefined) return `Write one of: ${values}`
  if (/is not expected here/.test(message)) return 'Leave it out, or mind the indentation.'
  return 'Write it as OpenAPI 3.1 has it.'
}

const wording: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object, one key a line',
  number: 'a number',
  integer: 'a whole number',
}
