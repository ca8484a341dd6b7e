/** Slips at random: any part of a small description replaced by something else, or left out. */
import fc from 'fast-check'
import { dump, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { isLong } from '../setup/long.ts'
import { smallDescription } from './support/small-description.ts'

const sound = `
openapi: 3.1.0
info: { title: A shop, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers:
  - { url: 'https://shop.test', x-host: main }
  - { url: 'https://read.shop.test', x-host: read }
tags: [{ name: mugs, description: Mugs. }]
x-services: { shop: { title: Shop, publicPath: /shop } }
x-error-codes: [GONE]
x-error-meanings: { GONE: The mug is gone. }
paths:
  /mugs/{id}:
    parameters:
      - { name: id, in: path, required: true, description: Id of the mug., schema: { type: string }, example: m1 }
    post:
      operationId: mugs.update
      tags: [mugs]
      summary: Change a mug
      description: Changes the fields of a mug that are sent.
      x-origin: addition
      x-service: shop
      x-host: main
      x-retry: repeatable
      x-error-codes: []
      x-path-mirrors: { id: mug.id }
      x-paging: { style: offset, items: mugs, query: mug, total: total }
      x-query-fields: { name: { type: string, operators: [eq], sortable: true } }
      security: [{ apiKey: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/UpdateMugRequest' }
            example: { mug: { name: Blue, paging: { limit: 1 } } }
      responses:
        '200':
          description: The mug.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/UpdateMugResponse' }
              example: { mugs: [{ name: Blue, kind: TALL, price: '1.50' }], total: 1 }
        '400': { $ref: '#/components/responses/Wrong' }
components:
  responses:
    Wrong:
      description: It was wrong.
      content: { application/json: { schema: { $ref: '#/components/schemas/Wrong' }, example: { message: No. } } }
  securitySchemes: { apiKey: { type: apiKey, in: header, name: Authorization } }
  schemas:
    Wrong:
      type: object
      description: What is wrong.
      properties: { message: { type: string, description: What is wrong. } }
    UpdateMugRequest:
      type: object
      description: The mug.
      required: [mug]
      properties: { mug: { $ref: '#/components/schemas/Mug', description: The mug. } }
    UpdateMugResponse:
      type: object
      description: The mugs.
      properties:
        mugs: { type: array, maxItems: 9, items: { $ref: '#/components/schemas/Mug' }, description: The mugs. }
        total: { type: integer, minimum: 0, description: How many. }
    Mug:
      type: object
      description: A mug.
      x-at-most-one: [[kind, madeAt]]
      properties:
        id: { type: string, readOnly: true, description: Its id. }
        name: { type: string, minLength: 1, pattern: '^[A-Z]', default: Blue, description: Its name. }
        kind: { $ref: '#/components/schemas/Kind', description: Its kind. }
        price: { type: string, format: decimal, x-decimal: { minimum: 0, scale: 2 }, description: Its price. }
        madeAt: { type: [string, 'null'], format: date-time, description: When it was made. }
        paging: { $ref: '#/components/schemas/Paging', description: A page of mugs. }
        sizes: { type: object, additionalProperties: { type: number }, description: Its sizes. }
        note: { anyOf: [{ type: string }, { type: integer }], deprecated: true, description: A note; no replacement. }
    Kind: { type: string, enum: [TALL, SHORT], x-value-origin: { SHORT: C }, description: A kind. }
    Paging: { type: object, description: A page., properties: { limit: { type: integer, description: How many. } } }
`

type Step = readonly (string | number)[]

/** The way to each part of a value but itself. */
function partsOf(value: unknown, at: Step = []): Step[] {
  if (typeof value !== 'object' || value === null) return at.length === 0 ? [] : [at]
  const inside = Object.entries(value).flatMap(([key, part]) => partsOf(part, [...at, key]))
  return at.length === 0 ? inside : [at, ...inside]
}

const leftOut = Symbol('left out')

/** A copy in which one part is another value or left out. */
function withPart(value: unknown, [key, ...rest]: Step, part: unknown): unknown {
  if (key === undefined) return part
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (String(index) !== key) return [item]
      const changed = withPart(item, rest, part)
      return changed === leftOut ? [] : [changed]
    })
  }
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, item]) => {
      if (name !== key) return [[name, item]]
      const changed = withPart(item, rest, part)
      return changed === leftOut ? [] : [[name, changed]]
    }),
  )
}

const others = [
  null,
  true,
  0,
  -7,
  1.5,
  '',
  'x',
  '[',
  'Mug',
  [],
  ['x'],
  [3],
  {},
  { x: 1 },
  { $ref: '#/x' },
  { type: 'string' },
  leftOut,
]

describe('a small description', () => {
  it('compiles while it is valid', async () => {
    expect(await smallDescription().compile(sound)).toEqual([])
  })

  it('validates examples against a schema that only refers to another', async () => {
    const other = { $ref: '#/components/schemas/Kind' }
    const changed = withPart(load(sound), ['components', 'schemas', 'Paging'], other)
    const problems = await smallDescription().compile(dump(changed))
    expect(problems.map(({ message }) => message)).toContain('The example is not a text.')
  })

  it('reports a type that is an object once', async () => {
    const changed = withPart(load(sound), ['components', 'schemas', 'Kind', 'type'], { x: 1 })
    const problems = await smallDescription().compile(dump(changed))
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('type can be one of the following only'),
    ])
  })

  it('reports an empty server at its place', async () => {
    const problems = await smallDescription().compile(
      sound.replace("- { url: 'https://read.shop.test', x-host: read }", '-'),
    )
    const servers = sound.split('\n').indexOf('servers:') + 1
    expect(problems).toMatchObject([{ message: 'This server is empty.', line: servers }])
  })

  it('with any part replaced or omitted compiles, or fails with place, reason and advice', async () => {
    const { file, compile } = smallDescription()
    const description = load(sound)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...partsOf(description)),
        fc.constantFrom(...others),
        async (at, other) => {
          const problems = await compile(dump(withPart(description, at, other)))
          for (const problem of problems) {
            expect(problem.file).toBe(file)
            expect(problem.line).toBeGreaterThan(0)
            expect(problem.message).toMatch(/^[^\n]+[.?]$/)
            expect(problem.message).not.toMatch(/cannot read|undefined|\[object/)
            expect(problem.advice).toMatch(/^[^\n]+[.?]”?$/)
            expect(problem.advice).not.toMatch(/undefined|\[object|as OpenAPI 3.1 has it/)
          }
          const complaints = problems.map(({ message }) => message)
          expect(
            new Set(complaints.map((message, index) => `${problems[index]?.line} ${message}`)).size,
          ).toBe(complaints.length)
        },
      ),
      { numRuns: isLong ? 2000 : 25 },
    )
  })
})
