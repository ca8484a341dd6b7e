/** Words for the rules that look at the document, its servers, paths and operations. */
import { anySentence, type Cases } from './rule-case.ts'

export const documentCases: Cases = {
  'info-license': [
    [
      anySentence,
      'The description names no licence.',
      'Add info.license with name and identifier.',
    ],
  ],
  'info-license-strict': [
    [
      anySentence,
      'The licence has no identifier.',
      'Add identifier, such as MIT, to info.license.',
    ],
  ],
  'no-duplicated-tag-names': [
    [/found: '(.*)'/s, 'The tag $1 is described twice.', 'Keep one of the two.'],
  ],
  'no-empty-servers': [
    [anySentence, 'The description names no server.', 'List at least one server with its url.'],
  ],
  'no-example-value-and-externalValue': [
    [
      anySentence,
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
  'no-path-trailing-slash': [[anySentence, 'The path ends in a slash.', 'Leave the slash out.']],
  'no-server-example.com': [
    [anySentence, 'The server is only an example.', 'Write the address of the server.'],
  ],
  'no-server-trailing-slash': [
    [anySentence, 'The address of the server ends in a slash.', 'Leave the slash out.'],
  ],
  'no-server-variables-empty-enum': [
    [
      /default/,
      'The default of the variable is none of its values.',
      'Add it to enum, or choose another.',
    ],
    [anySentence, 'The variable has no value to choose from.', 'List the values that it can have.'],
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
      anySentence,
      'The description would run code where it is shown.',
      'Write plain Markdown, without scripts.',
    ],
  ],
  'operation-operationId-url-safe': [
    [
      anySentence,
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
      anySentence,
      'The parameter has no description.',
      'Add description: one sentence that says what it is.',
    ],
  ],
  'path-declaration-must-exist': [
    [anySentence, 'A parameter of the path has no name.', 'Give each a name in its braces.'],
  ],
  'path-not-include-query': [
    [
      anySentence,
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
      anySentence,
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
  'tag-description': [
    [anySentence, 'The tag has no description.', 'Add description: one sentence about the group.'],
  ],
}
