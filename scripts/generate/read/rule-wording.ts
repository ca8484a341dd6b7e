/** What Redocly's own rules complain of, in this project's words: what is wrong, and what to write instead. */

export interface Wording {
  readonly message: string
  readonly advice: string
}

/** A sentence of a rule, and the two that are printed in its place: $1 is its first part as it is, %1 as a type in words. */
type Case = readonly [says: RegExp, message: string, advice: string]

/** The words for a complaint of a rule; its own sentence only where a newer version of the rule says something new. */
export function wordingOf(rule: string, sentence: string): Wording {
  const said = sentence.replaceAll('`', '')
  for (const [says, message, advice] of cases[rule] ?? []) {
    const parts = says.exec(said)
    if (parts === null) continue
    const fill = (text: string) =>
      text.replace(/([$%])(\d)/g, (_, kind, place) => {
        const part = parts[place] ?? ''
        return kind === '%' ? inWords(part) : part
      })
    return { message: fill(message), advice: fill(advice) }
  }
  return { message: `${said.replace(/\.$/, '')}.`, advice: 'Write it as OpenAPI 3.1 has it.' }
}

/** The rules that have words here. */
export const wordedRules = (): readonly string[] => Object.keys(cases)

/** A whole complaint, whatever the rule says. */
const any = /^.*$/s

const cases: Readonly<Record<string, readonly Case[]>> = {
  struct: [
    [/^The field (\S+) must be present/, '$1 is missing here.', 'Add $1.'],
    [
      /^Must contain at least one of the following fields: (.+?)\.?$/,
      'One of these is missing here: $1.',
      'Add one of them.',
    ],
    [
      /^Property nullable is not expected here/,
      'OpenAPI 3.1 has no nullable.',
      "Add 'null' to the type: [string, 'null'].",
    ],
    [
      /^Property (\S+) is not expected here/,
      'OpenAPI has no $1 here.',
      'Leave it out, or mind the indentation.',
    ],
    [
      /^The field (\S+) is not allowed here/,
      '$1 cannot be beside what is written here.',
      'Leave it out.',
    ],
    [
      /^Expected type .+ \(array\) but got (\w+)/,
      'This is %1, where a list belongs.',
      'Write a list; mind the indentation.',
    ],
    [
      /^Expected type .+ \(object\) but got (\w+)/,
      'This is %1, where an object belongs.',
      'Write an object, one key a line; mind the indentation.',
    ],
    [
      /^Expected type (\S+) but got (\w+)/,
      'This is %2, where %1 belongs.',
      'Write %1; mind the indentation.',
    ],
    [
      /^(\S+) can be one of the following only: (.+?)\.?$/,
      '$1 has a value that OpenAPI does not know.',
      'Write one of: $2.',
    ],
    [
      /^(\S+) "(.*)" is not a valid value/,
      '$1 cannot be $2.',
      'Write a value that OpenAPI 3.1 lists.',
    ],
    [
      /^The value of the (\S+) field must be greater than or equal to (\S+)/,
      '$1 is too small.',
      'Write $2 or more.',
    ],
  ],
  'component-name-unique': [
    [
      /^Component '\w+\/(.+)' is not unique.*:\n- .*?([^/]+)#/s,
      '$1 is also the name of a schema in $2.',
      'Rename one of them: names become types.',
    ],
  ],
  'info-license': [
    [any, 'The description names no licence.', 'Add info.license with name and identifier.'],
  ],
  'info-license-strict': [
    [any, 'The licence has no identifier.', 'Add identifier, such as MIT, to info.license.'],
  ],
  'no-duplicated-enum-values': [
    [/found: '(.*)'/s, 'The value $1 is listed twice.', 'List each value once.'],
  ],
  'no-duplicated-tag-names': [
    [/found: '(.*)'/s, 'The tag $1 is described twice.', 'Keep one of the two.'],
  ],
  'no-empty-servers': [
    [any, 'The description names no server.', 'List at least one server with its url.'],
  ],
  'no-enum-type-mismatch': [
    [
      /^Enum value (.*) must be of allowed types: (.*)\.$/,
      'The value $1 is not %2.',
      'Write values of the types that the schema names, or add the type.',
    ],
    [
      /expected "(\w+)" but received "(\w+)"/,
      'This value is %2, where type asks for %1.',
      'Write values of the type that the schema names, or change the type.',
    ],
    [
      /expected "(.+)" but received "(\w+)"/,
      'This value is %2, which is none of the types of the schema.',
      'Write values of the type that the schema names, or change the type.',
    ],
  ],
  'no-example-value-and-externalValue': [
    [
      any,
      'The example is given here and by an address, too.',
      'Keep value, and leave externalValue out.',
    ],
  ],
  'no-identical-paths': [
    [
      /: (\S+) and (\S+)\.$/,
      '$2 is the path $1 with other names of its parameters.',
      'Describe both as one path.',
    ],
  ],
  'no-illogical-composition-keywords': [
    [
      /^(\w+) should have at least two schemas/,
      '$1 holds fewer than two schemas.',
      'Write the schema itself in its place.',
    ],
    [
      / is empty, so it matches any value/,
      'This branch takes every value.',
      'Say what it holds, or leave it out.',
    ],
    [
      / duplicates the schema at position (\d+)/,
      'This branch is the same as branch $1.',
      'Leave one of them out.',
    ],
    [
      /both accept null/,
      'The schema takes null, and so does one of its branches.',
      'Write null in one of the two.',
    ],
    [
      /^Schemas in oneOf must be mutually exclusive/,
      'A value can be of two branches of oneOf.',
      'Write anyOf, or give each branch a required field with a const of its own.',
    ],
    [any, 'The branches cannot be told apart.', 'Name each branch as a schema of its own.'],
  ],
  'no-mixed-number-range-constraints': [
    [/both (\w+) and (\w+)/, '$1 and $2 are both given.', 'Keep one of the two limits.'],
  ],
  'no-path-trailing-slash': [[any, 'The path ends in a slash.', 'Leave the slash out.']],
  'no-schema-type-mismatch': [
    [/'object' type/, 'An object has no items.', 'Write properties, or type: array.'],
    [/'array' type/, 'A list has no properties.', 'Write items, or type: object.'],
  ],
  'no-server-example.com': [
    [any, 'The server is only an example.', 'Write the address of the server.'],
  ],
  'no-server-trailing-slash': [
    [any, 'The address of the server ends in a slash.', 'Leave the slash out.'],
  ],
  'no-server-variables-empty-enum': [
    [
      /default/,
      'The default of the variable is none of its values.',
      'Add it to enum, or choose another.',
    ],
    [any, 'The variable has no value to choose from.', 'List the values that it can have.'],
  ],
  'no-undefined-server-variable': [
    [
      /^The (\S+) variable is not defined/,
      'The variable $1 of the address is not described.',
      'Describe it under variables.',
    ],
    [
      /^The (\S+) variable is not used/,
      'The address has no variable $1.',
      'Write it into url, in braces, or leave it out.',
    ],
  ],
  'no-unsafe-markdown': [
    [
      any,
      'The description would run code where it is shown.',
      'Write plain Markdown, without scripts.',
    ],
  ],
  'operation-operationId-url-safe': [
    [
      any,
      'The operationId has letters that no address can have.',
      'Use letters, digits and the dot after the tag.',
    ],
  ],
  'operation-parameters-unique': [
    [
      /Repeats of in:(\w+) \+ name:(.+?)\.$/,
      'The $1 parameter $2 is described twice.',
      'Describe it once.',
    ],
  ],
  'parameter-description': [
    [
      any,
      'The parameter has no description.',
      'Add description: one sentence that says what it is.',
    ],
  ],
  'path-declaration-must-exist': [
    [any, 'A parameter of the path has no name.', 'Give each a name in its braces.'],
  ],
  'path-not-include-query': [
    [
      any,
      'The path holds a query.',
      'Describe what follows the question mark under parameters, in: query.',
    ],
  ],
  'security-defined': [
    [
      /^There is no (\S+) security scheme/,
      'There is no security scheme $1.',
      'Name a scheme of components.securitySchemes.',
    ],
    [
      any,
      'The operation does not say who may call it.',
      'Add security, with a scheme of components.securitySchemes.',
    ],
  ],
  'security-scopes-defined': [
    [
      /^The "(.*)" scope is not defined in the "(.*)" /,
      'The scheme $2 has no scope $1.',
      'Name a scope that the scheme lists.',
    ],
    [
      /^The "(.*)" security requirement/,
      'No scope of $1 is named.',
      'Name a scope that the scheme lists.',
    ],
  ],
  'spec-components-invalid-map-name': [
    [
      /"([^"]*)" does not match/,
      '$1 cannot be a name here.',
      'Use letters, digits, dots, dashes and underscores.',
    ],
  ],
  'spec-ref-siblings': [
    [/^Property (\S+) /, '$1 has no effect beside $ref.', 'Move it to where the reference leads.'],
  ],
  'tag-description': [
    [any, 'The tag has no description.', 'Add description: one sentence about the group.'],
  ],
}

/** Types, which the linter lists with commas, as a reader says them. */
function inWords(types: string): string {
  return types
    .split(',')
    .map((type) => words[type] ?? type)
    .join(' or ')
}

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
  undefined: 'nothing',
}
