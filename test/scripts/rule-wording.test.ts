/** What the rules of the linter's makers complain of is said in this project's words. */
import { fileURLToPath } from 'node:url'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { type Wording, wordedRules, wordingOf } from '../../scripts/generate/read/rule-wording.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const config = await loadConfig({ configPath: `${root}redocly.yaml` })

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

/** Complaints about the sound description after one change, those of this project's own rules left out. */
async function wordings(before: string, after: string): Promise<readonly Wording[]> {
  expect(sound).toContain(before)
  const source = sound.replace(before, () => after)
  const problems = await lintFromString({ source, absoluteRef: `${root}spec/slip.yaml`, config })
  const others = problems.filter(({ ruleId }) => !ruleId.startsWith('storefront/'))
  return others.map(wordingOf)
}

describe('the words of the linter', () => {
  it('are this project’s for every rule that is on', () => {
    const on = Object.entries(config.rules.oas3_1)
      .filter(([rule, settings]) => {
        const severity = typeof settings === 'object' ? settings.severity : settings
        return severity !== 'off' && !rule.startsWith('storefront/')
      })
      .map(([rule]) => rule)
    const ownPlace = 'no-unresolved-refs'
    expect(on.filter((rule) => rule !== ownPlace && !wordedRules().includes(rule))).toEqual([])
    expect(wordedRules().filter((rule) => !on.includes(rule))).toEqual([])
  })

  it('find nothing in a sound description', async () => {
    expect(await wordings('A shop', 'A shop')).toEqual([])
  })

  it.each([
    [
      'type: object',
      'type: objcet',
      'type has a value that OpenAPI does not know.',
      'Write one of: "object"',
    ],
    [
      'minProperties: 1',
      'minProperties: few',
      'This is a text, where a whole number belongs.',
      'Write a whole number',
    ],
    ['minProperties: 1', 'minPropertys: 1', 'OpenAPI has no minPropertys here.', 'Leave it out'],
    ['minProperties: 1', 'minProperties: -1', 'minProperties is too small.', 'Write 0 or more.'],
    [
      'items: { type: number }',
      'items: number',
      'This is a text, where an object belongs.',
      'Write an object',
    ],
    [
      "servers: [{ url: 'https://shop.test' }]",
      'servers: {}',
      'This is an object, where a list belongs.',
      'Write a list',
    ],
    ['title: A shop, ', '', 'title is missing here.', 'Add title.'],
    [
      ', license: { name: MIT, identifier: MIT }',
      '',
      'The description names no licence.',
      'Add info.license',
    ],
    [', identifier: MIT', '', 'The licence has no identifier.', 'Add identifier, such as MIT'],
    [
      "servers: [{ url: 'https://shop.test' }]",
      'servers: []',
      'The description names no server.',
      'List at least one server',
    ],
    [
      'https://shop.test',
      'https://example.com',
      'The server is only an example.',
      'Write the address',
    ],
    [
      'https://shop.test',
      'https://shop.test/',
      'The address of the server ends in a slash.',
      'Leave the slash out.',
    ],
    [
      'https://shop.test',
      'https://{shop}.test',
      'The variable shop of the address is not described.',
      'under variables',
    ],
    [', description: Mugs.', '', 'The tag has no description.', 'Add description'],
    [
      'description: Mugs. }',
      'description: Mugs. }, { name: mugs, description: Mugs. }',
      'The tag mugs is described twice.',
      'Keep one of the two.',
    ],
    [
      'description: Mugs.',
      'description: "<script>alert(1)</script>"',
      'The description would run code where it is shown.',
      'plain Markdown',
    ],
    [
      'paths:\n',
      "paths:\n  '/mugs/{mug}': {}\n",
      '/mugs/{id} is the path /mugs/{mug} with other names of its parameters.',
      'as one path',
    ],
    ['/mugs/{id}:', '/mugs/{id}/:', 'The path ends in a slash.', 'Leave the slash out.'],
    ['/mugs/{id}:', '/mugs/{}:', 'A parameter of the path has no name.', 'in its braces'],
    ['/mugs/{id}:', "'/mugs/{id}?all=true':", 'The path holds a query.', 'in: query'],
    [
      'parameters: [{',
      'parameters: [{ name: id, in: path, required: true, description: Id., schema: { type: string } }, {',
      'The path parameter id is described twice.',
      'Describe it once.',
    ],
    ['description: Id., ', '', 'The parameter has no description.', 'Add description'],
    ['{ key: [] }', '{ keys: [] }', 'There is no security scheme keys.', 'Name a scheme'],
    [
      'security: [{ key: [] }]',
      'deprecated: false',
      'The operation does not say who may call it.',
      'Add security',
    ],
    ['[tall, short]', '[tall, tall]', 'The value tall is listed twice.', 'List each value once.'],
    [
      '[tall, short]',
      '[tall, 3]',
      'This value is a whole number, where type asks for a text.',
      'Write values of the type',
    ],
    [
      'type: string, enum: [tall, short]',
      "type: [string, 'null'], enum: [tall, 3]",
      'The value 3 is not a text or null.',
      'add the type',
    ],
    [
      'items: { type: number }',
      'items: { type: number, minimum: 1, exclusiveMinimum: 0 }',
      'minimum and exclusiveMinimum are both given.',
      'Keep one of the two limits.',
    ],
    [
      'items: { type: number }',
      'items: { anyOf: [{ type: number }] }',
      'anyOf holds fewer than two schemas.',
      'in its place',
    ],
    [
      'items: { type: number }',
      'items: { anyOf: [{ type: number }, { type: number }] }',
      'This branch is the same as branch 1.',
      'Leave one of them out.',
    ],
    [
      '    Mug:\n',
      '    My Mug: { type: object }\n    Mug:\n',
      'My Mug cannot be a name here.',
      'Use letters, digits',
    ],
  ])('%j → %j: %s', async (before, after, message, advice) => {
    const said = await wordings(before, after)
    expect(said.map((wording) => wording.message)).toContainEqual(expect.stringContaining(message))
    const [wording] = said.filter((other) => other.message.includes(message))
    expect(wording?.advice).toContain(advice)
    for (const other of said) expect(other.advice).not.toBe('Write it as OpenAPI 3.1 has it.')
  })
})
