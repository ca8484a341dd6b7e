/** Words for the rules that look at schemas and at the shape of every part. */
import { anySentence, type Cases } from './rule-case.ts'

export const schemaCases: Cases = {
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
      /^Property ([\w{}.-]+\/\S*) is not expected here/,
      'The path $1 does not begin with /.',
      'Write /$1.',
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
      /^The value of the multipleOf field must be greater/,
      'multipleOf is not above 0.',
      'Write the distance between two values, such as 0.01.',
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
  'no-duplicated-enum-values': [
    [/found: '(.*)'/s, 'The value $1 is listed twice.', 'List each value once.'],
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
    [anySentence, 'The branches cannot be told apart.', 'Name each branch as a schema of its own.'],
  ],
  'no-mixed-number-range-constraints': [
    [/both (\w+) and (\w+)/, '$1 and $2 are both given.', 'Keep one of the two limits.'],
  ],
  'no-schema-type-mismatch': [
    [/'object' type/, 'An object has no items.', 'Write properties, or type: array.'],
    [/'array' type/, 'A list has no properties.', 'Write items, or type: object.'],
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
}
