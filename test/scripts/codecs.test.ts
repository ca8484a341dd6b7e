/** Where dates, images and videos are found. */
import { expect, test } from 'vitest'
import { Codecs } from '../../scripts/generate/codecs.ts'
import { bundleOf, type JsonObject, viewsOf } from './support/bundle.ts'

function codecsOf(schemas: JsonObject, names: { sent?: string; answered?: string } = {}): string[] {
  const views = viewsOf(bundleOf(schemas, names))
  const text = new Codecs(views).emit(views.description.operations)
  return text.split('\n').filter((line) => line.startsWith('export const'))
}

const date = { type: 'string', format: 'date-time' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('only the branches that reach something are written', () => {
  const codecs = codecsOf(
    {
      Thing: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          part: ref('Part'),
          plain: ref('Plain'),
          pictures: { type: 'array', items: ref('Picture') },
          days: { type: 'object', additionalProperties: date },
        },
      },
      Part: {
        type: 'object',
        properties: { made: { ...date, type: ['string', 'null'] }, name: { type: 'string' } },
      },
      Plain: { type: 'object', properties: { name: { type: 'string' } } },
      Picture: { type: 'object', format: 'image', properties: { until: date } },
      Wish: { type: 'object' },
    },
    { sent: 'Wish' },
  )
  expect(codecs).toEqual([
    'export const partCodec: Codec = { made: 1 }',
    "export const thingCodec: Codec = { part: partCodec, pictures: [2], days: { '*': 1 } }",
  ])
})

test('what is sent leaves out what is only answered', () => {
  const codecs = codecsOf({
    Thing: { type: 'object', properties: { made: { ...date, readOnly: true }, due: date } },
  })
  expect(codecs).toEqual([
    'export const thingCodec: Codec = { made: 1, due: 1 }',
    'export const thingInputCodec: Codec = { due: 1 }',
  ])
})

test('schemas that contain each other are referred to by functions', () => {
  const codecs = codecsOf(
    {
      Thing: {
        type: 'object',
        properties: { made: date, parts: { type: 'array', items: ref('Part') } },
      },
      Part: { type: 'object', properties: { whole: ref('Thing') } },
      Wish: { type: 'object' },
    },
    { sent: 'Wish' },
  )
  expect(codecs).toEqual([
    'export const partCodec: Codec = { whole: () => thingCodec }',
    'export const thingCodec: Codec = { made: 1, parts: [partCodec] }',
  ])
})

test('schemas that contain each other and no date need no codec', () => {
  const codecs = codecsOf({
    Thing: { type: 'object', properties: { parts: { type: 'array', items: ref('Part') } } },
    Part: { type: 'object', properties: { whole: ref('Thing') } },
  })
  expect(codecs).toEqual([])
})
