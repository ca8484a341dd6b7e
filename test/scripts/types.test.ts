/** What a schema looks like to callers and on the wire. */
import fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { TypePrinter } from '../../scripts/generate/emit/type-printer.ts'
import { bundleOf, declare, viewsOf } from './support/bundle.ts'

const text = { type: 'string' }

test('an answer always carries a text, a number, a list and an enumeration, and seldom an object', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      properties: {
        name: text,
        size: { type: 'integer' },
        tags: { type: 'array', items: text },
        colour: { $ref: '#/components/schemas/Colour' },
        part: { type: 'object', properties: { name: text } },
        note: { type: ['string', 'null'] },
      },
    },
    Colour: { type: 'string', enum: ['RED', 'BLUE'] },
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export interface Thing { name: string size: number tags: string[] colour: Colour part?: { name: string } note?: string | null }',
  )
})

test('fields of other releases, hidden fields and fields that exclude each other may be missing', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      'x-at-most-one': [['left', 'right']],
      properties: {
        left: text,
        right: text,
        later: { ...text, 'x-origin': 'C' },
        hidden: { ...text, 'x-origin': 'MH' },
        usual: { ...text, 'x-origin': 'EM' },
      },
    },
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export interface Thing { left?: string right?: string later?: string hidden?: string usual: string }',
  )
})

test('what every answer holds with a value is neither optional nor null in answers, and still may be left out of requests', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      'x-always-answered': ['name', 'part', 'later'],
      properties: {
        name: { type: ['string', 'null'] },
        part: { anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] },
        later: { ...text, 'x-origin': 'C' },
        note: { type: ['string', 'null'] },
      },
    },
    Part: { type: 'object', properties: { name: text } },
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export interface Thing { name: string part: Part later: string note?: string | null }',
  )
  expect(declare(bundle, 'Thing', 'request')).toBe(
    'export interface ThingInput { name?: string | null part?: PartInput | null later?: string note?: string | null }',
  )
})

test('a schema says for all its fields which releases know them', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      'x-origin': 'C',
      properties: { name: text, id: { ...text, 'x-origin': 'M' } },
    },
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export interface Thing { name?: string id: string }',
  )
})

test('a request demands only what is required, and does not know what is only answered', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      required: ['name', 'id'],
      properties: { id: { ...text, readOnly: true }, name: text, size: { type: 'number' } },
    },
  })
  expect(declare(bundle, 'Thing', 'request')).toBe(
    'export interface ThingInput { name: string size?: number }',
  )
  expect(declare(bundle, 'Thing', 'request', 'wire')).toBe(
    'export interface ThingInput { id?: string name: string size?: number }',
  )
})

test('an enumeration is open in answers and closed in requests and on the wire', () => {
  const bundle = bundleOf({
    Thing: { type: 'object', properties: { colour: { $ref: '#/components/schemas/Colour' } } },
    Colour: { type: 'string', enum: ['RED', 'BLUE'] },
  })
  expect(declare(bundle, 'Colour', 'answer')).toBe(
    "export type Colour = 'RED' | 'BLUE' | (string & {})",
  )
  expect(declare(bundle, 'Colour', 'request')).toBe("export type ColourInput = 'RED' | 'BLUE'")
  expect(declare(bundle, 'Colour', 'answer', 'wire')).toBe("export type Colour = 'RED' | 'BLUE'")
})

test('callers see dates and images, the wire has texts and media objects', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      properties: {
        made: { type: ['string', 'null'], format: 'date-time' },
        photos: { type: 'array', items: { $ref: '#/components/schemas/Photo' } },
        days: { type: 'object', additionalProperties: { type: 'string', format: 'date-time' } },
      },
    },
    Photo: { type: 'object', format: 'image', properties: { id: text } },
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export interface Thing { made?: Date | null photos: Image[] days?: { [key: string]: Date } }',
  )
  expect(declare(bundle, 'Thing', 'request')).toBe(
    'export interface ThingInput { made?: Date | null photos?: ImageInput[] days?: { [key: string]: Date } }',
  )
  expect(declare(bundle, 'Thing', 'answer', 'wire')).toBe(
    'export interface Thing { made?: string | null photos: Photo[] days?: { [key: string]: string } }',
  )
})

test('a named date or image that may be null may be null wherever its name is written', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      'x-always-answered': ['made'],
      properties: {
        at: { $ref: '#/components/schemas/When' },
        made: { $ref: '#/components/schemas/When' },
        days: { type: 'array', items: { $ref: '#/components/schemas/When' } },
        photo: { $ref: '#/components/schemas/Image' },
      },
    },
    When: { type: ['string', 'null'], format: 'date-time' },
    Image: { type: ['object', 'null'], format: 'image', properties: { id: text } },
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export interface Thing { at?: Date | null made: Date days: (Date | null)[] photo?: Image | null }',
  )
  expect(declare(bundle, 'Thing', 'request')).toBe(
    'export interface ThingInput { at?: Date | null made?: Date | null days?: (Date | null)[] photo?: ImageInput | null }',
  )
})

test('an object without fields is empty, one with any fields is free', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      properties: {
        free: { type: 'object', additionalProperties: true },
        empty: { type: 'object' },
      },
    },
  })
  expect(declare(bundle, 'Thing', 'request')).toBe(
    'export interface ThingInput { free?: Record<string, unknown> empty?: Record<string, never> }',
  )
})

test('a schema that is only sent keeps its name', () => {
  const schemas = { Thing: { type: 'object', properties: { id: text } }, Wish: { type: 'object' } }
  const bundle = bundleOf(schemas, { sent: 'Wish' })
  expect(declare(bundle, 'Wish', 'request')).toBe('export type Wish = Record<string, never>')
})

test('an image is what its schema says, always with the address that the codec makes', () => {
  const bundle = bundleOf({
    Thing: { type: 'object', properties: { picture: { $ref: '#/components/schemas/Image' } } },
    Image: {
      type: 'object',
      format: 'image',
      properties: {
        url: { ...text, 'x-origin': 'H' },
        width: { type: 'integer', readOnly: true },
        until: { type: 'string', format: 'date-time', 'x-origin': 'H' },
      },
    },
  })
  expect(declare(bundle, 'Image', 'answer')).toBe(
    'export interface Image { url: string width: number until?: Date }',
  )
  expect(declare(bundle, 'Image', 'request')).toBe('export type ImageInput = Image | string')
  expect(declare(bundle, 'Thing', 'request')).toBe(
    'export interface ThingInput { picture?: ImageInput }',
  )
  expect(declare(bundle, 'Image', 'answer', 'wire')).toBe(
    'export interface Image { url?: string width: number until?: string }',
  )
})

test('a choice between objects written in place is no interface', () => {
  const branch = (name: string) => ({ type: 'object', properties: { [name]: text } })
  const bundle = bundleOf({ Thing: { oneOf: [branch('left'), branch('right')] } })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export type Thing = { left: string } | { right: string }',
  )
})

test('an enumeration of any texts is declared with those texts', () => {
  const values = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'a\'"\\\n `é') }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(values, (texts) => {
      const views = viewsOf(bundleOf({ Thing: { type: 'string', enum: texts } }))
      const view = { side: 'wire', direction: 'answer' } as const
      const { text } = new TypePrinter(views).declaration('Thing', view)
      const read: string[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteral(node)) read.push(node.text)
        ts.forEachChild(node, visit)
      }
      visit(ts.createSourceFile('thing.ts', text, ts.ScriptTarget.ES2022))
      expect(read).toEqual(texts)
    }),
  )
})
