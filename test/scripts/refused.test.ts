/** Broken descriptions: each ends in the place, what is wrong there and what to write, and writes nothing. */
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  addNoteOperation,
  copyDescription,
  type DescriptionCopy,
  keepPaths,
} from './support/copy.ts'
import { problemsOf } from './support/problems.ts'

const root = 'spec/openapi.yaml'
const path = 'spec/paths/note.yaml'
const schema = 'spec/schemas/note.yaml'
const extensions = 'spec/extensions.yaml'
const limits = 'spec/schemas/limits.yaml'
const media = 'spec/schemas/media.yaml'

interface Slip {
  readonly what: string
  readonly file: string
  /** What is replaced; by default the whole file. */
  readonly from?: string
  readonly to: string
  /** What is written at the end of the file besides. */
  readonly adds?: readonly string[]
  /** Another file that is changed as well. */
  readonly besides?: { readonly file: string; readonly from: string | RegExp; readonly to: string }
  /** The complaint, the only one unless there are more; each begins like this. */
  readonly says: string
  readonly advises: string
  /** The text of the line it names. */
  readonly line: string
}

const text = '    text:\n      type: string\n      minLength: 1\n      maxLength: 20\n'
const field = (type: string) => `    text:\n${type.replace(/^/gm, '      ')}\n`
const branch = '      $ref: "#/Urgency"\n'

const answer =
  '\nAddNoteResponse:\n  type: object\n  description: The note as it was kept.\n  properties:\n'

/** The response has a list. */
const listed = {
  file: schema,
  from: answer,
  to: `${answer}    notes: { type: array, items: { $ref: "#/Note" }, description: The notes. }\n`,
}

/** And the request asks for a page. */
const paged = {
  ...listed,
  to: `    paging: { type: object, additionalProperties: true, description: A page. }\n${listed.to}`,
}

const sizes = '[{ type: integer, maximum: 1 }, { type: integer, minimum: 9 }]'

const slips: readonly Slip[] = [
  {
    what: 'another method',
    file: path,
    from: '  post:',
    to: '  put:',
    says: 'PUT is not a supported method.',
    advises: 'Write one of: get, post, patch, delete.',
    line: 'put:',
  },
  {
    what: 'a method of which the linter asks less than the compiler',
    file: path,
    from: '  post:',
    to: '  trace: { x-host: read }\n  post:',
    says: 'TRACE is not a supported method.',
    advises: 'Write one of: get, post, patch, delete.',
    line: 'trace:',
  },
  {
    what: 'a webhook',
    file: root,
    from: '\npaths:',
    to: '\nwebhooks: { made: { post: { responses: { "200": { description: Done. } } } } }\npaths:',
    says: 'webhooks has no effect here.',
    advises: 'Leave it out: the client receives no calls.',
    line: 'webhooks:',
  },
  {
    what: 'null without its quotes in a type',
    file: schema,
    from: text,
    to: field('type: [string, null]\nminLength: 1\nmaxLength: 20'),
    says: 'type can be one of the following only',
    advises: "Write 'null' in quotes.",
    line: 'type: [string, null]',
  },
  {
    what: 'a misspelt response in a shared block',
    file: path,
    from: '      "429": {',
    to: '      <<: &own\n        "402": { description: No., contents: {} }\n      "429": {',
    says: 'Property contents is not expected here.',
    advises: 'Did you mean content?',
    line: '"402": {',
  },
  {
    what: 'a callback',
    file: path,
    from: '    x-retry: ',
    to: '    callbacks: { done: { /done: { post: { responses: {} } } } }\n    x-retry: ',
    says: 'callbacks has no effect here.',
    advises: 'Leave it out: the client receives no calls.',
    line: 'callbacks:',
  },
  {
    what: 'a discriminator of branches that the linter cannot tell apart',
    file: schema,
    from: text,
    to: field(
      'oneOf:\n  - { type: object, additionalProperties: true }\n  - { type: object, properties: { day: { type: string, description: A day. } } }\ndiscriminator: { propertyName: kind }',
    ),
    says: 'discriminator is not compiled.',
    advises: 'Leave it out, and distinguish the branches by a field with const.',
    line: 'discriminator:',
  },
  {
    what: 'a description that names an operation which is gone',
    file: schema,
    from: 'description: A note beside a checkout.',
    to: 'description: A note beside a checkout, added by `checkouts.addNotes`; see `checkout.id`.',
    says: 'The description names checkouts.addNotes, which is no operation.',
    advises: 'Did you mean checkouts.addNote?',
    line: 'description:',
  },
  {
    what: 'a path without its first stroke',
    file: root,
    from: '  /v1/checkouts/{id}/notes:',
    to: '  v1/checkouts/{id}/notes:',
    says: 'The path v1/checkouts/{id}/notes does not begin with /.',
    advises: 'Write /v1/checkouts/{id}/notes.',
    line: 'v1/checkouts/{id}/notes:',
  },
  {
    what: 'a merge that was not resolved',
    file: schema,
    from: text,
    to: `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> theirs\n`,
    says: 'Unresolved merge conflict.',
    advises: 'Resolve the conflict',
    line: '<<<<<<< HEAD',
  },
  {
    what: 'a condition',
    file: schema,
    from: text,
    to: field('type: string\nif: { minLength: 2 }'),
    says: 'if is not compiled.',
    advises: 'Write oneOf with a branch for each case',
    line: 'if:',
  },
  {
    what: 'a header parameter',
    file: path,
    from: '  post:',
    to: '    - { name: X-Site, in: header, description: The site., schema: { type: string } }\n  post:',
    says: 'The header parameter X-Site is not supported.',
    advises: 'Write in: query or in: path',
    line: 'in: header',
  },
  {
    what: 'a cookie parameter',
    file: path,
    from: '  post:',
    to: '    - { name: site, in: cookie, description: The site., schema: { type: string } }\n  post:',
    says: 'The cookie parameter site is not supported.',
    advises: 'Write in: query or in: path',
    line: 'in: cookie',
  },
  {
    what: 'a query parameter in a style of its own',
    file: path,
    from: '  post:',
    to: '    - { name: ids, in: query, style: pipeDelimited, description: Ids., schema: { type: string } }\n  post:',
    says: 'style has no effect here.',
    advises: 'Leave it out: parameters are written as OpenAPI does by default.',
    line: 'pipeDelimited',
  },
  {
    what: 'a body of another media type',
    file: path,
    from: 'required: true\n      content:\n        application/json:',
    to: 'required: true\n      content:\n        multipart/form-data:',
    says: 'The media type multipart/form-data is not supported.',
    advises: 'Write application/json.',
    line: 'multipart/form-data:',
  },
  {
    what: 'a second answer of a success',
    file: path,
    from: '      "400":',
    to: '      "202": { description: Later., content: { application/json: { schema: { $ref: "../schemas/note.yaml#/AddNoteResponse" }, example: {} } } }\n      "400":',
    says: 'The response of status 202 conflicts with that of 200.',
    advises: 'Describe one response with content',
    line: '"202":',
  },
  {
    what: 'a server for one operation',
    file: path,
    from: '    security:',
    to: '    servers: [{ url: "https://notes.example.org" }]\n    security:',
    says: 'servers has no effect here.',
    advises: 'Name a service',
    line: 'servers:',
  },
  {
    what: 'a discriminated union',
    file: schema,
    from: branch,
    to: '      oneOf: [{ $ref: "#/Soon" }, { $ref: "#/Late" }]\n      discriminator: { propertyName: kind }\n',
    adds: ['Soon', 'Late'].map(
      (name) =>
        `\n${name}:\n  type: object\n  description: When.\n  required: [kind]\n  properties:\n    kind: { type: string, const: ${name}, description: Which. }\n`,
    ),
    says: 'discriminator is not compiled.',
    advises: 'distinguish the branches by a field with const',
    line: 'discriminator:',
  },
  {
    what: 'a union in which a date cannot be told from a text',
    file: schema,
    from: text,
    to: field('anyOf: [{ type: string, format: date-time }, { type: integer }]'),
    says: 'A date or an image in a union cannot be distinguished from the other branches.',
    advises: 'put each branch into a field of its own',
    line: 'anyOf:',
  },
  {
    what: 'a union in which a date hides in a map',
    file: schema,
    from: text,
    to: field(
      'anyOf: [{ type: array, items: { type: object, additionalProperties: { type: string, format: date-time } } }, { type: integer }]',
    ),
    says: 'A date or an image in a union cannot be distinguished from the other branches.',
    advises: 'put each branch into a field of its own',
    line: 'anyOf:',
  },
  {
    what: 'a union beside fields of its own',
    file: schema,
    from: text,
    to: field('type: object\nanyOf: [{ type: string }, { type: integer }]'),
    says: 'type has no effect beside anyOf.',
    advises: 'Write it into each of the branches.',
    line: 'type: object',
  },
  {
    what: 'objects and texts under one type',
    file: schema,
    from: text,
    to: field('type: [string, object]'),
    says: 'A value that is string or object cannot be told apart here.',
    advises: 'Write anyOf with a schema for each type.',
    line: 'type: [string, object]',
  },
  {
    what: 'a format that could belong to two types',
    file: schema,
    from: text,
    to: field('type: [string, integer]\nformat: date-time'),
    says: 'The format belongs to one of the types string and integer.',
    advises: 'Write anyOf with a schema for each type.',
    line: 'format: date-time',
  },
  {
    what: 'a list of fixed places',
    file: schema,
    from: text,
    to: field('type: array\nprefixItems: [{ type: string }, { type: integer }]'),
    says: 'prefixItems is not compiled.',
    advises: 'Write items with one schema for all entries',
    line: 'prefixItems:',
  },
  {
    what: 'a format with a slip',
    file: schema,
    from: 'format: date-time',
    to: 'format: dat-time',
    says: 'There is no format dat-time.',
    advises: 'Did you mean date-time?',
    line: 'format: dat-time',
  },
  {
    what: 'a format of another type',
    file: schema,
    from: text,
    to: field('type: integer\nformat: date-time'),
    says: 'The format date-time is not one of integer.',
    advises: 'Write type: string.',
    line: 'format: date-time',
  },
  {
    what: 'a keyword beside a reference',
    file: schema,
    from: branch,
    to: `${branch}      maxLength: 3\n`,
    says: 'maxLength has no effect beside $ref.',
    advises: 'Write it in the target of the reference',
    line: 'maxLength: 3',
  },
  {
    what: 'an unknown extension of a field',
    file: schema,
    from: 'x-decimal:',
    to: 'x-decimals:',
    says: 'There is no extension x-decimals here.',
    advises: 'Did you mean x-decimal?',
    line: 'x-decimals:',
  },
  {
    what: 'an extension beside a reference that is unknown',
    file: schema,
    from: branch,
    to: `${branch}      x-clearabel: true\n`,
    says: 'There is no extension x-clearabel here.',
    advises: 'Did you mean x-clearable?',
    line: 'x-clearabel',
  },
  {
    what: 'an extension where there are none',
    file: path,
    from: '      required: true\n      content:',
    to: '      required: true\n      x-retry: read\n      content:',
    says: 'There is no extension x-retry here.',
    advises: 'Leave it out: only the document',
    line: 'x-retry: read',
  },
  {
    what: 'an extension with a value it cannot have',
    file: path,
    from: 'x-retry: not-repeatable',
    to: 'x-retry: not-repeateable',
    says: 'x-retry is not one of the values it can have.',
    advises: 'Did you mean not-repeatable?',
    line: 'x-retry:',
  },
  {
    what: 'a schema that no operation uses',
    file: schema,
    from: '\nUrgency:\n',
    to: '\nReminder:\n  type: object\n  description: A reminder.\n\nUrgency:\n',
    says: 'Nothing refers to Reminder.',
    advises: 'Use it in an operation, or delete it.',
    line: 'Reminder:',
  },
  {
    what: 'schemas that are each other',
    file: schema,
    from: '  type: string\n  enum: [LOW, HIGH]\n  description: How soon a note must be looked at.\n',
    to: '  $ref: "#/Haste"\n\nHaste:\n  $ref: "#/Urgency"\n',
    says: 'Urgency contains itself: Urgency → Haste → Urgency.',
    advises: 'Write the type in one of them',
    line: 'Urgency:',
  },
  {
    what: 'a description that lists a value that is gone',
    file: schema,
    from: '  description: How soon a note must be looked at.\n',
    to: '  description: |\n    How soon.\n\n    - `LOW`, `NEVER`: later\n    - `HIGH`: now\n',
    says: 'The description lists NEVER, which is no value of the enumeration.',
    advises: 'Write one of: LOW, HIGH.',
    line: 'description: |',
  },
  {
    what: 'a description that lists all values but one',
    file: schema,
    from: '  description: How soon a note must be looked at.\n',
    to: '  description: |\n    How soon.\n\n    - `LOW`: later\n',
    says: 'The description lists the values, but not HIGH.',
    advises: 'Add a bullet: - `HIGH`: what it means.',
    line: 'description: |',
  },
  {
    what: 'a union that is a branch of itself',
    file: schema,
    from: '  type: string\n  enum: [LOW, HIGH]\n',
    to: '  anyOf: [{ type: string }, { $ref: "#/Urgency" }]\n',
    says: 'Urgency contains itself: Urgency → Urgency.',
    advises: 'Write the type in one of them',
    line: 'Urgency:',
  },
  {
    what: 'an alias inside what it names',
    file: schema,
    from: '  type: object\n  description: A note beside a checkout.\n',
    to: '  &note\n  type: object\n  description: A note beside a checkout.\n  example: *note\n',
    says: 'This alias refers to a node that contains it.',
    advises: 'Use $ref for recursive schemas.',
    line: 'example: *note',
  },
  {
    what: 'an empty root file',
    file: root,
    to: '',
    says: 'The file is empty.',
    advises: 'Restore its content.',
    line: '',
  },
  {
    what: 'a root file saved up to its third line',
    file: root,
    to: 'openapi: 3.1.0\ninfo:\n  title: Stor',
    says: 'The description has no path.',
    advises: 'or restore the file',
    line: 'openapi: 3.1.0',
  },
  {
    what: 'a root file that is one word',
    file: root,
    to: 'openapi',
    says: 'The file holds no keys.',
    advises: 'Write one key a line',
    line: 'openapi',
  },
  {
    what: 'a file cut in the middle of a key',
    file: schema,
    from: '    urgency:\n',
    to: '    "urge\n',
    says: 'Invalid YAML',
    advises: 'Check colons, quotes and indentation',
    line: '',
  },
  {
    what: 'a reference to a file that is not there',
    file: path,
    from: '../schemas/note.yaml#/AddNoteResponse',
    to: '../schemas/notes.yaml#/AddNoteResponse',
    says: '../schemas/notes.yaml#/AddNoteResponse does not exist.',
    advises: 'There is no readable file ../schemas/notes.yaml',
    line: 'notes.yaml',
  },
  {
    what: 'a key of the name of a property that every object has',
    file: path,
    from: '  post:\n',
    to: '  post:\n    constructor: true\n',
    says: 'Property constructor is not expected here.',
    advises: 'See OpenAPI 3.1',
    line: 'constructor',
  },
  {
    what: 'a reference with half an escape',
    file: path,
    from: '../schemas/note.yaml#/AddNoteResponse',
    to: '../schemas/note.yaml#/AddNote%Response',
    says: '../schemas/note.yaml#/AddNote%Response does not exist.',
    advises: 'Did you mean AddNoteResponse?',
    line: 'AddNote%Response',
  },
  {
    what: 'limits that leave no value',
    file: schema,
    from: 'minLength: 1',
    to: 'minLength: 21',
    says: 'minLength 21 and maxLength 20 leave no value.',
    advises: 'Lower minLength below maxLength',
    line: 'minLength: 21',
  },
  {
    what: 'decimal limits that leave no value',
    file: schema,
    from: 'minimum: 0, maximum: 100',
    to: 'exclusiveMinimum: 100, maximum: 100',
    says: 'exclusiveMinimum 100 and maximum 100 leave no value.',
    advises: 'Lower exclusiveMinimum below maximum',
    line: 'exclusiveMinimum: 100',
  },
  {
    what: 'limits without a multiple between them',
    file: schema,
    from: text,
    to: field('type: integer\nminimum: 1\nmaximum: 9\nmultipleOf: 10'),
    says: 'minimum 1 and maximum 9 leave no multiple of 10.',
    advises: 'Allow a multiple of 10 between them.',
    line: 'minimum: 1',
  },
  {
    what: 'limits without a whole number between them',
    file: schema,
    from: text,
    to: field('type: integer\nexclusiveMinimum: 1\nexclusiveMaximum: 2'),
    says: 'exclusiveMinimum 1 and exclusiveMaximum 2 leave no whole number.',
    advises: 'Allow a whole number between them.',
    line: 'exclusiveMinimum: 1',
  },
  {
    what: 'a limit of another type',
    file: schema,
    from: text,
    to: field('type: integer\nmaxLength: 20'),
    says: 'maxLength has no effect on type: integer.',
    advises: 'Leave it out, or write type: string.',
    line: 'maxLength: 20',
  },
  {
    what: 'a list with fields',
    file: schema,
    from: text,
    to: field('type: array\nitems: { type: string }\nproperties: {}'),
    says: 'properties has no effect on type: array.',
    advises: 'Leave it out, or write type: object.',
    line: 'properties: {}',
  },
  {
    what: 'a limit without a type',
    file: schema,
    from: text,
    to: field('maxLength: 20'),
    says: 'maxLength has no type beside it.',
    advises: 'Write type: string.',
    line: 'maxLength: 20',
  },
  {
    what: 'a pattern that is none',
    file: schema,
    from: text,
    to: field("type: string\npattern: '^[a-z'"),
    says: 'The pattern is not a regular expression: Unterminated character class.',
    advises: 'Close its brackets',
    line: 'pattern:',
  },
  {
    what: 'a type listed twice',
    file: schema,
    from: text,
    to: field('type: [string, string]'),
    says: 'The type string is listed twice.',
    advises: 'List each type once.',
    line: 'type: [string, string]',
  },
  {
    what: 'a default of another type',
    file: schema,
    from: text,
    to: field('type: string\nmaxLength: 20\ndefault: 5'),
    says: 'The default is not a text.',
    advises: 'Write a text.',
    line: 'default: 5',
  },
  {
    what: 'nullable as of an older OpenAPI',
    file: schema,
    from: text,
    to: field('type: string\nnullable: true'),
    says: 'Property nullable is not expected here.',
    advises: "Add 'null' to the type: [string, 'null'].",
    line: 'nullable: true',
  },
  {
    what: 'an enumeration with a number among its texts',
    file: schema,
    from: '[LOW, HIGH]',
    to: '[LOW, HIGH, 3]',
    says: 'All values of enum field must be of the same type as the type field',
    advises: 'Write values of the type that the schema names',
    line: '[LOW, HIGH, 3]',
  },
  {
    what: 'callers that security has another name for',
    file: path,
    from: 'security: [{ apiKey: [] }]',
    to: 'security: [{ apiKeys: [] }]',
    says: 'There is no security scheme apiKeys.',
    advises: 'Did you mean apiKey?',
    line: 'apiKeys',
  },
  {
    what: 'an extension of a shape that other rules cannot read',
    file: schema,
    from: '  description: A note beside a checkout.\n',
    to: '  description: A note beside a checkout.\n  x-at-most-one: text\n',
    says: 'x-at-most-one is not a list.',
    advises: 'Write a list.',
    line: 'x-at-most-one: text',
  },
  {
    what: 'a key twice',
    file: schema,
    from: '    urgency:\n',
    to: '    text: { type: string }\n    urgency:\n',
    says: 'Invalid YAML: duplicated mapping key.',
    advises: 'Write the key once',
    line: 'text: { type: string }',
  },
  {
    what: 'a required field that is not there',
    file: schema,
    from: 'required: [text]',
    to: 'required: [txet]',
    says: 'The required field txet does not exist.',
    advises: 'Did you mean text?',
    line: 'required: [txet]',
  },
  {
    what: 'a field that is always answered and not there',
    file: schema,
    from: '  required: [text]\n',
    to: '  required: [text]\n  x-always-answered: [txet]\n',
    says: 'There is no field txet.',
    advises: 'Did you mean text?',
    line: 'x-always-answered: [txet]',
  },
  {
    what: 'a body on a GET',
    file: path,
    from: '  post:',
    to: '  get:',
    says: 'A GET cannot send a body.',
    advises: 'Describe query parameters, or write post.',
    line: 'requestBody:',
  },
  {
    what: 'a method called then',
    file: path,
    from: 'checkouts.addNote',
    to: 'checkouts.then',
    says: 'then cannot be a method: await would call it.',
    advises: 'Choose another name, such as checkouts.thenAll.',
    line: 'operationId:',
  },
  {
    what: 'a method called like what every object has',
    file: path,
    from: 'checkouts.addNote',
    to: 'checkouts.valueOf',
    says: 'valueOf cannot be a method: every object has one already.',
    advises: 'Choose another name',
    line: 'operationId:',
  },
  {
    what: 'a method called like the builder of queries',
    file: path,
    from: 'checkouts.addNote',
    to: 'checkouts.query\n    x-paging: { style: offset, items: notes, query: "", total: "" }',
    says: 'query cannot be a method: the builder of queries has this name.',
    advises: 'Choose another name',
    line: 'operationId:',
    besides: paged,
  },
  ...['delete', 'export', 'await', 'operation'].map((name) => ({
    what: `a method called ${name}`,
    file: path,
    from: 'checkouts.addNote',
    to: `checkouts.${name}`,
    says: `${name} cannot be a method: generated code has this word.`,
    advises: `Choose another name, such as checkouts.${name}All.`,
    line: 'operationId:',
  })),
  ...['import', 'schema', 'list', 'session', 'paths', 'constructor'].map((tag) => ({
    what: `a group called ${tag}`,
    file: path,
    from: 'checkouts.addNote\n    tags: [checkouts]',
    to: `${tag}.addNote\n    tags: [${tag}]`,
    besides: { file: root, from: 'name: checkouts\n', to: `name: ${tag}\n` },
    says: `The tag ${tag} is a reserved word of generated code.`,
    advises: 'Choose another name for the group.',
    line: 'operationId:',
  })),
  ...['notes#', 'notes%2', 'notes?all', 'my notes', 'notes*', '{id}:notes', '{}'].map(
    (segment) => ({
      what: `a path with the segment ${segment}`,
      file: root,
      from: '/v1/checkouts/{id}/notes:',
      to: `'/v1/checkouts/{id}/${segment}':`,
      says: `${segment} cannot be a segment of a path.`,
      advises:
        'Write letters, digits and . _ ~ -, or one {parameter}; a query goes under parameters.',
      line: segment,
    }),
  ),
  ...['checkout-id', 'new', 'options', 'checkouts'].map((name) => ({
    what: `a path parameter called ${name}`,
    file: path,
    from: '- name: id',
    to: `- name: ${name}`,
    besides: { file: root, from: '{id}/notes', to: `{${name}}/notes` },
    says: `The path parameter ${name} cannot be an argument.`,
    advises: 'Write letters, digits and _, and no reserved word.',
    line: `- name: ${name}`,
  })),
  ...[
    ['path', '{ type: integer }', 'The path parameter size is not a string.'],
    ['path', '{ type: string, format: date-time }', 'The path parameter size is not a string.'],
    ['path', '{ oneOf: [{ type: string }, { type: boolean }] }', 'The parameter size has several'],
    ['query', `{ oneOf: ${sizes} }`, 'The parameter size has several'],
    ['query', '{ type: array, items: { type: integer } }', 'The entries of size are not strings.'],
    ['query', '{ type: array, items: { type: object } }', 'The entries of size are not strings.'],
    [
      'query',
      '{ type: object, properties: { width: { type: string, description: Its width. } } }',
      'The parameter size is an object.',
    ],
    ['query', `{ type: array, items: { anyOf: ${sizes} } }`, 'The entries of size are'],
  ].map(([place = '', type = '', says = '']) => ({
    what: `a ${place} parameter with ${type}`,
    file: path,
    from: '    - name: id',
    to: `    - { name: size, in: ${place}, required: true, description: Its size., schema: ${type} }\n    - name: id`,
    besides: {
      file: root,
      from: '{id}/notes',
      to: place === 'path' ? '{id}/notes/{size}' : '{id}/notes',
    },
    says,
    advises: says.includes('several') ? 'Give it one' : 'string',
    line: '- { name: size',
  })),
  {
    what: 'a branch that demands a field it does not have',
    file: schema,
    from: text,
    to: field(
      'oneOf:\n  - { type: string }\n  - type: object\n    required: [kidn]\n    properties: { kind: { type: string, description: Its kind. } }',
    ),
    says: 'The required field kidn does not exist.',
    advises: 'Did you mean kind?',
    line: 'required: [kidn]',
  },
  {
    what: 'a paged list whose request asks for no page',
    file: path,
    from: 'checkouts.addNote',
    to: 'checkouts.addNote\n    x-paging: { style: offset, items: notes, query: "", total: "" }',
    says: 'The request has no field paging.',
    advises: 'Add paging with limit and offset to it, or leave offset out of x-paging.',
    line: 'style: offset',
    besides: listed,
  },
  {
    what: 'a page of items that are no list',
    file: path,
    from: 'checkouts.addNote',
    to: 'checkouts.addNote\n    x-paging: { style: offset, items: note, query: "", total: "" }',
    says: 'note is not a list.',
    advises: 'Name the field that holds the items of a page.',
    line: 'items: note',
    besides: paged,
  },
  {
    what: 'a field to filter by that is not there',
    file: path,
    from: 'checkouts.addNote',
    to: 'checkouts.addNote\n    x-paging: { style: offset, items: notes, query: "", total: "" }\n    x-query-fields:\n      txet: { type: string, operators: [eq] }',
    says: 'notes have no field txet.',
    advises: 'Did you mean text?',
    line: 'txet:',
    besides: paged,
  },
  ...[
    ['text', 'boolean', 'Write one of: string, strings, number.'],
    ['dueDate', 'number', 'Write date.'],
    ['fee', 'date', 'Write one of: string, strings, number.'],
  ].map(([name = '', type = '', advises = '']) => ({
    what: `${name} to filter by as a ${type}`,
    file: path,
    from: 'checkouts.addNote',
    to: `checkouts.addNote\n    x-paging: { style: offset, items: notes, query: "", total: "" }\n    x-query-fields:\n      ${name}: { type: ${type}, operators: [eq] }`,
    says: `${name} cannot be compared as ${type}.`,
    advises,
    line: `${name}:`,
    besides: paged,
  })),
  {
    what: 'a path parameter that may be left out',
    file: path,
    from: '      required: true\n      description: Id',
    to: '      required: false\n      description: Id',
    says: 'The path parameter id is not required.',
    advises: 'Write required: true; path parameters cannot be omitted.',
    line: '- name: id',
  },
  {
    what: 'a description that says no more than the summary',
    file: path,
    from: 'Keeps a note beside a checkout, with a picture and the day it falls due.',
    to: 'Keeps a note.',
    says: 'The description has 13 characters; 40 are the minimum.',
    advises: 'Say what a caller gets and must know, in sentences.',
    line: 'description: Keeps a note.',
  },
  ...[0, -3].map((step) => ({
    what: `steps of ${step}`,
    file: schema,
    from: text,
    to: field(`type: number\nmultipleOf: ${step}`),
    says: step === 0 ? 'multipleOf is not above 0.' : 'The value of the multipleOf field must be',
    advises: 'Write the step between two values, such as 0.01.',
    line: 'multipleOf:',
  })),
  {
    what: 'an enumeration without a value',
    file: schema,
    from: '[LOW, HIGH]',
    to: '[]',
    says: 'The enumeration is empty.',
    advises: 'List at least one value.',
    line: 'enum: []',
  },
  {
    what: 'an object of parts',
    file: schema,
    from: branch,
    to: '      allOf: [{ $ref: "#/Soon" }, { type: object, description: Late. }]\n',
    adds: ['\nSoon:\n  type: object\n  description: When.\n'],
    says: 'allOf is not compiled.',
    advises: 'Write the fields of all parts into one object',
    line: 'allOf:',
  },
  {
    what: 'a schema called like an export of the client',
    file: schema,
    from: branch,
    to: '      $ref: "#/Session"\n',
    adds: [
      '\nSession:\n  type: object\n  description: A session.\n  properties:\n    id: { $ref: "#/Urgency", description: Which. }\n',
    ],
    says: 'The client exports another Session, from src/session/session.ts.',
    advises: 'Rename the schema, or export its type under another name in src/index.ts.',
    line: 'Session:',
  },
  {
    what: 'a schema called like a type of the language',
    file: schema,
    from: branch,
    to: '      $ref: "#/Promise"\n',
    adds: [
      '\nPromise:\n  type: object\n  description: A promise.\n  properties:\n    id: { $ref: "#/Urgency", description: Which. }\n',
    ],
    says: "Promise is a type of the compiler's own.",
    advises: 'Rename the schema.',
    line: 'Promise:',
  },
  {
    what: 'a schema called like a type of wire.ts',
    file: schema,
    from: branch,
    to: '      $ref: "#/OperationId"\n',
    adds: [
      '\nOperationId:\n  type: object\n  description: An id.\n  properties:\n    id: { $ref: "#/Urgency", description: Which. }\n',
    ],
    says: "OperationId is a type of the compiler's own.",
    advises: 'Rename the schema.',
    line: 'OperationId:',
  },
  {
    what: 'a schema with a letter beyond A to Z',
    file: schema,
    from: branch,
    to: '      $ref: "#/Größe"\n',
    adds: [
      '\nGröße:\n  type: object\n  description: A size.\n  properties:\n    id: { $ref: "#/Urgency", description: Which. }\n',
    ],
    says: 'The schema Größe cannot become a type.',
    advises: 'Write a capital letter of A to Z, then letters, digits or _.',
    line: 'Größe:',
  },
  ...['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__'].map((name) => ({
    what: `a field called ${name}`,
    file: schema,
    from: '    urgency:\n',
    to: `    ${name}: { type: string, description: A text. }\n    urgency:\n`,
    says: `Every JavaScript object already has a property ${name}.`,
    advises: 'Give the field another name.',
    line: `${name}:`,
  })),
  {
    what: 'a reference to a whole file',
    file: schema,
    from: '"#/Urgency"',
    to: 'media.yaml',
    says: 'media.yaml names a whole file.',
    advises: 'Add the name of the part: media.yaml#/ and what it is called there.',
    line: '$ref: media.yaml',
  },
  {
    what: 'a reference that is a number',
    file: schema,
    from: '"#/Urgency"',
    to: '7',
    says: 'This $ref is not a string.',
    advises: "such as 'media.yaml#/Image'.",
    line: '$ref: 7',
  },
  {
    what: 'a reference into a schema',
    file: schema,
    from: '"#/Urgency"',
    to: '"#/Note/properties/dueDate"',
    says: '#/Note/properties/dueDate leads into Note.',
    advises: 'Write that part as a separate schema',
    line: '#/Note/properties/dueDate',
  },
  ...['3.0.3', '3.2.0', '3.10.0'].map((version) => ({
    what: `OpenAPI ${version}`,
    file: root,
    from: 'openapi: 3.1.0',
    to: `openapi: ${version}`,
    says: `This is OpenAPI ${version}; the compiler reads 3.1.`,
    advises: 'Write openapi: 3.1.0',
    line: version,
  })),
  {
    what: 'an empty table of extensions',
    file: extensions,
    to: '',
    says: 'The file is empty.',
    advises: 'Restore its content.',
    line: '',
  },
  {
    what: 'a table of extensions that is not YAML',
    file: extensions,
    from: 'document:\n',
    to: 'document: [\n',
    says: 'Invalid YAML',
    advises: 'Check colons, quotes and indentation',
    line: '',
  },
  {
    what: 'a table of extensions without those of schemas',
    file: extensions,
    from: '\nschema:\n',
    to: '\nschemas:\n',
    says: 'The table has no extensions of a schema.',
    advises: 'Add schema: and what it may have.',
    line: '',
  },
  {
    what: 'an extension without a meaning',
    file: extensions,
    from: '  x-secret-answers:\n    meaning:',
    to: '  x-secret-answers:\n    means:',
    says: 'x-secret-answers lacks its meaning or its value.',
    advises: 'Write both',
    line: 'x-secret-answers:',
  },
  ...['{}, { apiKey: [] }', '{ apiKey: [], memberToken: [] }'].map((schemes) => ({
    what: `callers written as ${schemes}`,
    file: path,
    from: '[{ apiKey: [] }]',
    to: `[${schemes}]`,
    says: 'Each entry of security names one scheme.',
    advises: 'Write an entry for each who may call, or [] for anyone.',
    line: 'security:',
  })),
  {
    what: 'a body without its schema',
    file: path,
    from: '          schema: { $ref: "../schemas/note.yaml#/AddNoteRequest" }\n',
    to: '',
    says: 'The content has no schema.',
    advises: 'Add schema: { $ref: … }.',
    line: 'application/json:',
  },
  {
    what: 'a body that is a list',
    file: path,
    from: '',
    to: '',
    besides: {
      file: schema,
      from: /^AddNoteRequest:[\s\S]*?\n\n/m,
      to: 'AddNoteRequest:\n  type: array\n  description: The notes.\n  items: { $ref: "#/Note" }\n\n',
    },
    says: 'The body is not an object.',
    advises: 'Put it into a field of an object.',
    line: 'requestBody:',
  },
  {
    what: 'a constant beyond its own limits',
    file: schema,
    from: '      format: decimal\n',
    to: '      format: decimal\n      const: "200"\n',
    says: 'The const is a decimal outside its limits.',
    advises: 'Write a decimal: at least 0',
    line: 'const: "200"',
  },
  ...['9223372036854775807', '.inf', '.nan'].map((number) => ({
    what: `a limit of ${number}`,
    file: schema,
    from: text,
    to: field(`type: integer\nmaximum: ${number}`),
    says: 'This number cannot be kept exactly.',
    advises: 'at most 9007199254740991',
    line: `maximum: ${number}`,
  })),
  {
    what: 'a decimal limit that is a word',
    file: schema,
    from: 'minimum: 0, maximum: 100',
    to: 'minimum: none, maximum: 100',
    says: 'x-decimal.minimum does not match',
    advises: 'Write a string that matches the pattern.',
    line: 'minimum: none',
  },
  ...['readOnly: true', 'default: LOW', 'x-immutable: true', 'x-clearable: true'].map(
    (keyword) => ({
      what: `${keyword} in a schema that fields refer to`,
      file: schema,
      from: '  enum: [LOW, HIGH]\n',
      to: `  enum: [LOW, HIGH]\n  ${keyword}\n`,
      says: `${keyword.split(':')[0]} has no effect on fields that refer to Urgency.`,
      advises: 'Write it beside the $ref of each field.',
      line: keyword,
    }),
  ),
  {
    what: 'a union of dates by any name and named fields',
    file: schema,
    from: text,
    to: field(
      'anyOf:\n  - { type: object, additionalProperties: { type: string, format: date-time } }\n  - { type: object, properties: { kind: { type: string, description: Its kind. } } }',
    ),
    says: 'A date or an image in a union cannot be distinguished from the other branches.',
    advises: 'put each branch into a field of its own',
    line: '- { type: object, additionalProperties',
  },
  {
    what: 'a reference without its stroke',
    file: schema,
    from: '"#/Urgency"',
    to: '"#Urgency"',
    says: '#Urgency lacks the / after its #.',
    advises: 'Write #/Urgency.',
    line: '#Urgency',
  },
  {
    what: 'a type that lists none',
    file: schema,
    from: text,
    to: field('type: []'),
    says: 'The list of types is empty.',
    advises: 'Write a type, or leave it out.',
    line: 'type: []',
  },
  {
    what: 'a keyword in one of two schemas of one name',
    file: schema,
    from: branch,
    to: '      $ref: "#/Image"\n',
    adds: ['\nImage:\n  type: object\n  not: {}\n  description: A picture.\n'],
    says: 'not is not compiled.',
    advises: 'Write what is allowed',
    line: 'not: {}',
  },
  {
    what: 'a keyword in the other one',
    file: media,
    from: 'Image:\n',
    to: 'Image:\n  not: {}\n',
    besides: {
      file: schema,
      from: /"#\/Urgency"([\s\S]*)/,
      to: '"#/Image"$1\nImage: { type: object, description: A picture. }\n',
    },
    says: 'not is not compiled.',
    advises: 'Write what is allowed',
    line: 'not: {}',
  },
  {
    what: 'fields to filter by where no page is asked for',
    file: path,
    from: 'checkouts.addNote',
    to: 'checkouts.addNote\n    x-query-fields: { text: { type: string, operators: [eq] } }',
    says: 'x-query-fields has no effect without x-paging.',
    advises: 'Add x-paging, or leave it out.',
    line: 'x-query-fields:',
  },
  {
    what: 'a shared limit that is a text',
    file: limits,
    from: '',
    to: "lengthOfANote: '20'\n",
    besides: {
      file: schema,
      from: 'maxLength: 20',
      to: 'maxLength: { $ref: limits.yaml#/lengthOfANote }',
    },
    says: 'Expected type integer but got string.',
    advises: 'See OpenAPI 3.1',
    line: 'lengthOfANote',
  },
]

describe('a description that cannot be compiled', () => {
  let copy: DescriptionCopy
  const sound = new Map<string, string>()
  const removals: (() => void)[] = []

  beforeAll(async () => {
    copy = copyDescription(['src'], (remove) => removals.push(remove))
    addNoteOperation(copy)
    // The slips are found in one operation as in all.
    await keepPaths(copy, /notes$/)
    await copy.generate()
    for (const file of [root, path, schema, extensions, limits, media])
      sound.set(file, readFileSync(join(copy.root, file), 'utf8'))
    mkdirSync(copy.output, { recursive: true })
    writeFileSync(join(copy.output, 'errors.ts'), 'old')
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  it.each(slips)('has $what: place, reason and advice, and nothing is written', async (slip) => {
    const before = sound.get(slip.file) ?? ''
    expect(before).toContain(slip.from ?? '')
    const changed = slip.from === undefined ? slip.to : before.replace(slip.from, slip.to)
    const broken = [changed, ...(slip.adds ?? [])].join('')
    writeFileSync(join(copy.root, slip.file), broken)
    const { besides } = slip
    if (besides) copy.edit(besides.file, (other) => other.replace(besides.from, besides.to))
    try {
      const problems = await problemsOf(copy.generate)
      expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(slip.says)])
      const [{ file, line, advice } = { file: '', line: 0, advice: '' }] = problems
      expect(advice).toContain(slip.advises)
      expect(file).toBe(join(copy.root, slip.file))
      expect(broken.split('\n')[line - 1]).toContain(slip.line)
      expect(readFileSync(join(copy.output, 'errors.ts'), 'utf8')).toBe('old')
    } finally {
      writeFileSync(join(copy.root, slip.file), before)
      if (besides) writeFileSync(join(copy.root, besides.file), sound.get(besides.file) ?? '')
    }
  })
})

it('is never read from outside its folder', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  writeFileSync(join(copy.root, 'note.yaml'), 'Note: { type: object, description: A note. }')
  copy.edit(schema, (written) => written.replace('"#/Note"', '"../../note.yaml#/Note"'))
  expect(await problemsOf(copy.generate)).toEqual([
    expect.objectContaining({
      file: join(copy.root, schema),
      message: '../../note.yaml#/Note is outside the folder of the description.',
      advice: 'Move its target to a file beside this one, and refer to that.',
    }),
  ])
})

it('is never fetched from the network', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('Note: { type: object, description: A note. }')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const ref = `http://127.0.0.1:${port}/note.yaml#/Note`
  copy.edit(schema, (written) => written.replace('"#/Note"', `"${ref}"`))
  const problems = await problemsOf(copy.generate)
  expect(problems).toEqual([
    expect.objectContaining({
      file: join(copy.root, schema),
      message: `${ref} is remote: only local files are read.`,
    }),
  ])
  expect(asked).toEqual([])
})
