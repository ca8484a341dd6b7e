/** What is printed in place of the linter's own sentences: what is wrong, and after it what to write instead. */

/**
 * The words of a rule, or of each of its sentences. `{key}` is the name of the place that the rule found, `{value}` what
 * is written there; `$1` is a part of the sentence, and `%1` a type in it as a reader says it.
 */
type Words = string | readonly (readonly [says: RegExp, words: string])[]

export const wordsOf: Readonly<Record<string, Words>> = {
  'info-license': 'The description names no licence. Add info.license with name and identifier.',
  'info-license-strict':
    'The licence has no identifier. Add identifier, such as MIT, to info.license.',
  'no-duplicated-tag-names': 'The tag {value.name} is described twice. Keep one of the two.',
  'no-empty-servers': 'The description names no server. List at least one server with its url.',
  'no-example-value-and-externalValue':
    'The example is given here and by an address, too. Keep value, and leave externalValue out.',
  'no-identical-paths': [
    [
      /: (\S+) and/,
      '{key} is the path $1 with other names of its parameters. Describe both as one path.',
    ],
  ],
  'no-path-trailing-slash': 'The path ends in a slash. Leave the slash out.',
  'no-server-example.com': 'The server is only an example. Write the address of the server.',
  'no-server-trailing-slash': 'The address of the server ends in a slash. Leave the slash out.',
  'no-server-variables-empty-enum':
    'A variable has no value to choose from, or another default. List its values, with the default.',
  'no-undefined-server-variable': [
    [
      /^The (\S+) variable is not defined/,
      'The variable $1 of the address is not described. Describe it under variables.',
    ],
    [
      /not used/,
      'The address has no variable {key}. Write it into url, in braces, or leave it out.',
    ],
  ],
  'no-unsafe-markdown':
    'The description would run code where it is shown. Write plain Markdown, without scripts.',
  'operation-parameters-unique': [
    [/ in:(\w+) \+ name:(.+)\.$/, 'The $1 parameter $2 is described twice. Describe it once.'],
  ],
  'parameter-description':
    'The parameter has no description. Add description: one sentence that says what it is.',
  'path-declaration-must-exist':
    'A parameter of the path has no name. Give each a name in its braces.',
  'path-not-include-query':
    'The path holds a query. Describe what follows the question mark under parameters, in: query.',
  'security-defined': [
    [
      /^There is no/,
      'There is no security scheme {key}. Name a scheme of components.securitySchemes.',
    ],
    [
      /^Every operation/,
      'The operation does not say who may call it. Add security, with a scheme of components.securitySchemes.',
    ],
  ],
  'security-scopes-defined': 'There is no scope {value}. Name a scope that the scheme lists.',
  'tag-description': 'The tag has no description. Add description: one sentence about the group.',

  struct: [
    [/^The field (\S+) must be present/, '$1 is missing here. Add $1.'],
    [/^Must contain .*: (.+)\.$/, 'One of these is missing here: $1. Add one of them.'],
    [
      /^Property nullable /,
      "OpenAPI 3.1 has no nullable. Add 'null' to the type: [string, 'null'].",
    ],
    [/^Property [\w{}.-]+\/\S* /, 'The path {key} does not begin with /. Write /{key}.'],
    [/^Property /, 'OpenAPI has no {key} here. Leave it out, or mind the indentation.'],
    [/ is not allowed here/, '{key} cannot be beside what is written here. Leave it out.'],
    [
      /\(array\) but got (\w+)/,
      'This is %1, where a list belongs. Write a list; mind the indentation.',
    ],
    [
      /\(object\) but got (\w+)/,
      'This is %1, where an object belongs. Write an object, one key a line; mind the indentation.',
    ],
    [
      /^Expected type (\S+) but got (\w+)/,
      'This is %2, where %1 belongs. Write %1; mind the indentation.',
    ],
    [
      /^(\S+) can be .* only: (.+?)\.?$/,
      '$1 has a value that OpenAPI does not know. Write one of: $2.',
    ],
    [
      /^(\S+) "(.*)" is not a valid value/,
      '$1 cannot be $2. Write a value that OpenAPI 3.1 lists.',
    ],
    [
      /^The value of the multipleOf /,
      'multipleOf is not above 0. Write the distance between two values, such as 0.01.',
    ],
    [
      /^The value of the (\S+) field must be .* equal to (\S+)/,
      '$1 is too small. Write $2 or more.',
    ],
  ],
  'component-name-unique': [
    [
      /\/(.+)' is not .*:\n- .*?([^/]+)#/s,
      '$1 is also the name of a schema in $2. Rename one of them: names become types.',
    ],
  ],
  'no-duplicated-enum-values': 'The value {value} is listed twice. List each value once.',
  'no-enum-type-mismatch': [
    [
      / of allowed types: (.*)\.$/,
      'The value {value} is not %1. Write values of the types that the schema names, or add the type.',
    ],
    [
      /expected "(\w+)" but received "(\w+)"/,
      'This value is %2, where type asks for %1. Write values of the type that the schema names, or change the type.',
    ],
    [
      /but received "(\w+)"/,
      'This value is %1, which is none of the types of the schema. Write values of the type that the schema names, or change the type.',
    ],
  ],
  'no-illogical-composition-keywords': [
    [
      /^(\w+) should have at least two/,
      '$1 holds fewer than two schemas. Write the schema itself in its place.',
    ],
    [/ is empty, /, 'This branch takes every value. Say what it holds, or leave it out.'],
    [
      / duplicates the schema at position (\d+)/,
      'This branch is the same as branch $1. Leave one of them out.',
    ],
    [
      /both accept null/,
      'The schema takes null, and so does one of its branches. Write null in one of the two.',
    ],
    [
      /^Schemas in oneOf must be/,
      'A value can be of two branches of oneOf. Write anyOf, or give each branch a required field with a const of its own.',
    ],
    [/$/, 'The branches cannot be told apart. Name each branch as a schema of its own.'],
  ],
  'no-mixed-number-range-constraints': [
    [/both (\w+) and/, '$1 and {key} are both given. Keep one of the two limits.'],
  ],
  'spec-components-invalid-map-name':
    '{key} cannot be a name here. Use letters, digits, dots, dashes and underscores.',
  'spec-ref-siblings': '{key} has no effect beside $ref. Move it to where the reference leads.',
}
