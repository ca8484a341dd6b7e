/** What OpenAPI does not have is said by Redocly, with what to write. */
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../scripts/generate/model/json.ts'
import { readStructure } from '../../scripts/generate/read/structure.ts'

const sound = `
openapi: 3.1.0
info: { title: A shop, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: 'https://shop.test' }]
tags: [{ name: mugs, description: Mugs. }]
paths:
  /mugs/{id}:
    parameters: [{ name: id, in: path, required: true, description: Id., schema: { type: string } }]
    get:
      operationId: mugs.get
      security: [{ key: [] }]
      responses: { '200': { description: A mug., content: { application/json: { schema: { $ref: '#/components/schemas/Mug' } } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: Authorization } }
  schemas:
    Mug:
      type: object
      minProperties: 1
      properties: { kind: { type: string, enum: [tall, short] }, sizes: { type: array, items: { type: number } } }
`

/** Complaints about the sound description after one change. */
async function complaints(before: string, after: string): Promise<readonly string[]> {
  expect(sound).toContain(before)
  const said: string[] = []
  const bundle = recordOf(load(sound.replace(before, () => after)))
  await readStructure(bundle, (_pointer, message, advice) => said.push(`${message} ${advice}`))
  return said
}

describe('the structure of a description', () => {
  it('is valid in a valid one', async () => {
    expect(await complaints('A shop', 'A shop')).toEqual([])
  })

  it.each([
    [
      'type: object',
      'type: objcet',
      'type can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". Did you mean object?',
    ],
    [
      'minProperties: 1',
      'minProperties: few',
      'Expected type integer but got string. See OpenAPI 3.1 for what is allowed here',
    ],
    [
      'minProperties: 1',
      'minPropertys: 1',
      'Property minPropertys is not expected here. Did you mean minProperties?',
    ],
    [
      'minProperties: 1',
      'minProperties: -1',
      'The value of the minProperties field must be greater than or equal to 0.',
    ],
    ['items: { type: number }', 'items: number', 'Expected type Schema (object) but got string.'],
    [
      "servers: [{ url: 'https://shop.test' }]",
      'servers: {}',
      'Expected type ServerList (array) but got object.',
    ],
    [
      'title: A shop, ',
      '',
      'The field title must be present on this level. See OpenAPI 3.1 for what is allowed here',
    ],
    [', license: { name: MIT, identifier: MIT }', '', 'Add info.license with name and identifier.'],
    [', identifier: MIT', '', 'Add identifier, such as MIT'],
    [
      "servers: [{ url: 'https://shop.test' }]",
      'servers: []',
      'Servers must be a non-empty array. List at least one server',
    ],
    [
      'https://shop.test',
      'https://example.com',
      'Server url should not point to example.com or localhost. Write the URL',
    ],
    [
      'https://shop.test',
      'https://shop.test/',
      'Server url should not have a trailing slash. Leave the slash out.',
    ],
    [
      'https://shop.test',
      'https://{shop}.test',
      'The shop variable is not defined in the variables objects. Name the same variables',
    ],
    [', description: Mugs.', '', 'Add description: one sentence about the group.'],
    [
      'description: Mugs. }',
      'description: Mugs. }, { name: mugs, description: Mugs. }',
      "Duplicate tag name found: 'mugs'. Keep one of the two.",
    ],
    ['description: Mugs.', 'description: "<script>alert(1)</script>"', 'Write plain Markdown'],
    [
      'paths:\n',
      "paths:\n  '/mugs/{mug}': {}\n",
      'differs only by path parameter name(s): /mugs/{mug} and /mugs/{id}. Describe both as one path.',
    ],
    [
      '/mugs/{id}:',
      '/mugs/{id}/:',
      '/mugs/{id}/ should not have a trailing slash. Leave the slash out.',
    ],
    [
      'parameters: [{',
      'parameters: [{ name: id, in: path, required: true, description: Id., schema: { type: string } }, {',
      'Repeats of in:path + name:id. Describe the parameter once.',
    ],
    ['description: Id., ', '', 'Parameter object description must be present. Add description'],
    ['[tall, short]', '[tall, tall]', "Duplicated enum value found: 'tall'. List each value once."],
    [
      '[tall, short]',
      '[tall, 3]',
      'expected "string" but received "integer". Write values of the type',
    ],
    [
      'type: string, enum: [tall, short]',
      "type: [string, 'null'], enum: [tall, 3]",
      'Enum value 3 must be of allowed types: string,null. Write values of the type',
    ],
    [
      'items: { type: number }',
      'items: { type: number, minimum: 1, exclusiveMinimum: 0 }',
      'both minimum and exclusiveMinimum. Use one or the other. Keep one of the two limits.',
    ],
    [
      'items: { type: number }',
      'items: { anyOf: [{ type: number }] }',
      'anyOf should have at least two schemas.',
    ],
    [
      'items: { type: number }',
      'items: { anyOf: [{ type: number }, { type: number }] }',
      'Schema in anyOf duplicates the schema at position 1.',
    ],
  ])('is invalid after %j → %j: %s', async (before, after, expected) => {
    expect(await complaints(before, after)).toContainEqual(expect.stringContaining(expected))
  })
})
