import { describe, expect, it } from 'vitest'
import { smallDescription } from '../scripts/support/small-description.ts'

const sound = `
openapi: 3.1.0
info: { title: A shop, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: 'http://127.0.0.1:4100' }]
tags: [{ name: products, description: The catalogue. }]
x-services:
  catalogue: { title: Catalogue, publicPath: /stores }
paths:
  /v1/products/{id}:
    parameters:
      - { name: id, in: path, required: true, description: Id., schema: { type: string } }
    patch:
      operationId: products.updateProduct
      tags: [products]
      summary: Change a product
      description: Changes the fields that are sent, and no others.
      security: [{ apiKey: [] }]
      x-origin: specification
      x-service: catalogue
      x-host: main
      x-retry: repeatable
      x-error-codes: []
      x-path-mirrors: { id: name }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Product' }
            example: { name: Mug, kind: physical }
      responses:
        '200':
          description: The product.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Product' }
              example: { name: Mug }
        '404': { description: No such product. }
components:
  securitySchemes:
    apiKey: { type: apiKey, in: header, name: Authorization }
  schemas:
    Product:
      type: object
      properties:
        name: { type: string, maxLength: 80, description: What it is called. }
        kind:
          description: What kind of thing it is.
          $ref: '#/components/schemas/Kind'
        rate:
          type: string
          format: decimal
          x-decimal: { minimum: 0, exclusiveMaximum: 1, scale: 2 }
          description: A part of one.
          example: '0.19'
    Kind: { type: string, enum: [physical, digital], description: Kinds of things. }
`

/** What the compiler says about the sound description after one change. */
async function findings(before: string, after: string): Promise<string[]> {
  expect(sound).toContain(before)
  const problems = await smallDescription().compile(sound.replace(before, after))
  return problems.map(({ message, advice }) => `${message} ${advice}`)
}

describe('the rules of the description', () => {
  it('find nothing in a sound one', async () => {
    expect(await findings('A shop', 'A shop')).toEqual([])
  })

  it.each([
    [
      'an operation without a summary',
      'summary: Change a product',
      'externalDocs: { url: /x }',
      'summary',
    ],
    [
      'an operation without a description',
      'description: Changes the fields that are sent, and no others.',
      'deprecated: false',
      'description',
    ],
    [
      'an operation named past its tag',
      'products.updateProduct',
      'product.update',
      'no tag product',
    ],
    ...['products update', 'my products.update', 'products.update it'].map((id) => [
      `an operation called ${id}`,
      'products.updateProduct',
      id,
      `The operationId ${id} is not a tag and a name.`,
    ]),
    [
      'a body without an example',
      'example: { name: Mug, kind: physical }',
      'x-none: 1',
      'no example',
    ],
    ['an answer without an example', '              example: { name: Mug }\n', '', 'no example'],
    ['an operation without an error answer', "'404'", "'302'", 'error response'],
    ['a missing retry class', 'x-retry: repeatable', 'deprecated: false', 'x-retry'],
    ['an unknown service', 'x-service: catalogue', 'x-service: catalog', 'x-service'],
    ['a read host for a change', 'x-host: main', 'x-host: read', 'x-host'],
    ['an operation without security', 'security: [', 'externalDocs: { url: /x } #', 'no security'],
    ['a mirror of no parameter', '{ id: name }', '{ productId: name }', 'productId'],
    [
      'a field without a description',
      ', description: What it is called.',
      '',
      'The field name has no description',
    ],
    ['an enumeration inside a field', 'maxLength: 80', 'enum: [Mug]', 'separate schema'],
    ['a release that does not exist', 'maxLength: 80', 'x-origin: Q', 'x-origin'],
    [
      'releases of a value that does not exist',
      'enum: [physical, digital]',
      'enum: [physical, digital], x-value-origin: { solid: C }',
      'x-value-origin',
    ],
    [
      'an example that breaks a limit',
      '{ name: Mug, kind: physical }',
      '{ name: 7 }',
      'not a text',
    ],
    [
      'an example with a value outside the list',
      'kind: physical }',
      'kind: solid }',
      'physical, digital',
    ],
    [
      'an example that does not match a pattern with signs of money',
      'maxLength: 80, description: What it is called.',
      // Each `$$` is one.
      "pattern: '^b$$$$', example: a, description: What it is called.",
      'does not match ^b$$.',
    ],
    ['an example below a decimal limit', "'0.19'", "'-0.1'", 'at least 0, less than 1'],
    ['an example at an open decimal limit', "'0.19'", "'1'", 'outside its limits'],
    ['an example finer than its scale', "'0.19'", "'0.195'", 'at most 2 decimal places'],
    ['an example with a slip in a field name', '{ name: Mug, kind', '{ nmae: Mug, kind', 'nmae'],
    [
      'two paths that one request can match',
      'paths:\n',
      'paths:\n  /v1/{kind}/mug: { patch: {}, parameters: [{ name: kind, in: path, required: true, description: Kind., schema: { type: string } }] }\n',
      'can match this path',
    ],
  ])('refuse %s', async (_slip, before, after, expected) => {
    expect((await findings(before, after)).join('\n')).toContain(expected)
  })
})
