/** What a schema looks like to callers and on the wire. */
import fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { TypePrinter } from '../../scripts/generate/emit/type-printer.ts'
import { bundleOf, declare, viewsOf } from './support/bundle.ts'

const text = { type: 'string' }

test('requires a text, a number, a list and an enumeration in responses, but no object', () => {
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

test('makes fields of other releases, hidden and mutually exclusive fields optional', () => {
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

test('makes a field of every response required and non-null there, but optional in requests', () => {
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
    'export interface ThingInput { name?: string | null | undefined part?: PartInput | null | undefined later?: string | undefined note?: string | null | undefined }',
  )
})

test('takes null from a name for a text that every response has', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      'x-always-answered': ['note'],
      properties: { note: { $ref: '#/components/schemas/Note' } },
    },
    Note: { type: ['string', 'null'] },
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe('export interface Thing { note: string }')
})

test('applies the releases of a schema to all its fields', () => {
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

test('requires only required fields in requests, without read-only ones', () => {
  const bundle = bundleOf({
    Thing: {
      type: 'object',
      required: ['name', 'id'],
      properties: { id: { ...text, readOnly: true }, name: text, size: { type: 'number' } },
    },
  })
  expect(declare(bundle, 'Thing', 'request')).toBe(
    'export interface ThingInput { name: string size?: number | undefined }',
  )
  expect(declare(bundle, 'Thing', 'request', 'wire')).toBe(
    'export interface ThingInput { id?: string | undefined name: string size?: number | undefined }',
  )
})

test('opens an enumeration in responses, and closes it in requests and on the wire', () => {
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

test('shows callers dates and images where the wire has texts and media objects', () => {
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
    'export interface ThingInput { made?: Date | null | undefined photos?: ImageInput[] | undefined days?: { [key: string]: Date } | undefined }',
  )
  expect(declare(bundle, 'Thing', 'answer', 'wire')).toBe(
    'export interface Thing { made?: string | null photos: Photo[] days?: { [key: string]: string } }',
  )
})

test('keeps a named date or image nullable wherever its name is used', () => {
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
    'export interface ThingInput { at?: Date | null | undefined made?: Date | null | undefined days?: (Date | null)[] | undefined photo?: ImageInput | null | undefined }',
  )
})

test('keeps null of a name for another named date', () => {
  const either = { anyOf: [{ $ref: '#/components/schemas/When' }, { type: 'null' }] }
  const bundle = bundleOf({
    Thing: { type: 'object', properties: { due: { $ref: '#/components/schemas/Due' } } },
    When: { type: 'string', format: 'date-time' },
    Due: either,
  })
  expect(declare(bundle, 'Thing', 'answer')).toBe('export interface Thing { due?: Date | null }')
})

test('declares an object without fields empty, and one with any fields free', () => {
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
    'export interface ThingInput { free?: Record<string, unknown> | undefined empty?: Record<string, never> | undefined }',
  )
})

test('keeps the name of a schema that is only in requests', () => {
  const schemas = { Thing: { type: 'object', properties: { id: text } }, Wish: { type: 'object' } }
  const bundle = bundleOf(schemas, { sent: 'Wish' })
  expect(declare(bundle, 'Wish', 'request')).toBe('export type Wish = Record<string, never>')
})

test('declares an image by its schema, always with the address of the codec', () => {
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
    'export interface ThingInput { picture?: ImageInput | undefined }',
  )
  expect(declare(bundle, 'Image', 'answer', 'wire')).toBe(
    'export interface Image { url?: string width: number until?: string }',
  )
})

test('declares a choice between inline objects as no interface', () => {
  const branch = (name: string) => ({ type: 'object', properties: { [name]: text } })
  const bundle = bundleOf({ Thing: { oneOf: [branch('left'), branch('right')] } })
  expect(declare(bundle, 'Thing', 'answer')).toBe(
    'export type Thing = { left: string } | { right: string }',
  )
})

test('declares an enumeration of any texts with those texts', () => {
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
