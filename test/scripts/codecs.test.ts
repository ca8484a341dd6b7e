/** Where dates, images and videos are found. */
import { expect, test } from 'vitest'
import { checkUnions } from '../../scripts/generate/check/unions.ts'
import { Codecs, importOfCodecs } from '../../scripts/generate/emit/codecs.ts'
import { bundleOf, type JsonObject, viewsOf } from './support/bundle.ts'

/** The codecs that are declared, and those written into the operations themselves. */
function allCodecsOf(schemas: JsonObject, names: { sent?: string; answered?: string } = {}) {
  const views = viewsOf(bundleOf(schemas, names))
  const { operations } = views.description
  const codecs = new Codecs(views)
  const lines = codecs.emit(operations).split('\n')
  return {
    declared: lines.filter((line) => /^export const \w+Codec/.test(line)),
    media: lines.filter((line) => /^export const (?!\w+Codec)/.test(line)),
    inPlace: operations
      .flatMap(({ answer, body }) => [
        codecs.of(answer, 'answer'),
        codecs.of(body?.schema, 'request'),
      ])
      .filter((codec) => codec !== undefined),
  }
}

function codecsOf(...parts: Parameters<typeof allCodecsOf>) {
  const { declared, inPlace } = allCodecsOf(...parts)
  return { declared, inPlace }
}

const text = { type: 'string' }
const date = { type: 'string', format: 'date-time' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('writes only branches that reach a date, an image or a video', () => {
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
  expect(codecs).toEqual({
    declared: ['export const partCodec: Codec = { made: 1 }'],
    inPlace: ["{ part: partCodec, pictures: [2], days: { '*': 1 } }"],
  })
})

test('finds dates in a map inside a branch of a union', () => {
  const codecs = codecsOf(
    {
      Thing: { type: 'object', properties: { plan: { anyOf: [ref('Week'), ref('Plain')] } } },
      Week: {
        type: 'object',
        properties: { days: { type: 'object', additionalProperties: date } },
      },
      Plain: { type: 'object', properties: { name: text } },
      Wish: { type: 'object' },
    },
    { sent: 'Wish' },
  )
  expect(codecs).toEqual({ declared: [], inPlace: ["{ plan: { days: { '*': 1 } } }"] })
})

test('finds dates in a union of maps behind a reference', () => {
  const codecs = codecsOf(
    {
      Thing: { type: 'object', properties: { plan: ref('Plan') } },
      Plan: { oneOf: [ref('Week'), ref('Plain')] },
      Week: { type: 'object', additionalProperties: date },
      Plain: { type: 'object', properties: { name: text } },
      Wish: { type: 'object' },
    },
    { sent: 'Wish' },
  )
  expect(codecs).toEqual({
    declared: ["export const planCodec: Codec = { '*': 1 }"],
    inPlace: ['{ plan: planCodec }'],
  })
})

test('writes once what several places refer to', () => {
  const codecs = codecsOf({
    Thing: { type: 'object', properties: { first: ref('Part'), second: ref('Part') } },
    Part: { type: 'object', properties: { made: { ...date, readOnly: true } } },
  })
  expect(codecs).toEqual({
    declared: ['export const partCodec: Codec = { made: 1 }'],
    inPlace: ['{ first: partCodec, second: partCodec }'],
  })
})

test('omits read-only fields from requests', () => {
  const codecs = codecsOf({
    Thing: { type: 'object', properties: { made: { ...date, readOnly: true }, due: date } },
  })
  expect(codecs).toEqual({ declared: [], inPlace: ['{ made: 1, due: 1 }', '{ due: 1 }'] })
})

test('refers by functions to schemas that contain each other', () => {
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
  expect(codecs).toEqual({
    declared: [
      'export const thingCodec: Codec = { made: 1, parts: [() => partCodec] }',
      'export const partCodec: Codec = { whole: thingCodec }',
    ],
    inPlace: ['{ made: 1, parts: [partCodec] }'],
  })
})

test('writes no codec for recursive schemas without a date', () => {
  const codecs = codecsOf({
    Thing: { type: 'object', properties: { parts: { type: 'array', items: ref('Part') } } },
    Part: { type: 'object', properties: { whole: ref('Thing') } },
  })
  expect(codecs).toEqual({ declared: [], inPlace: [] })
})

test('reads lists of themselves to their end', () => {
  const views = viewsOf(
    bundleOf({
      Thing: {
        type: 'object',
        properties: {
          nest: ref('Nest'),
          either: { anyOf: [{ type: 'object', properties: { nest: ref('Nest') } }, ref('Plain')] },
        },
      },
      Nest: { type: 'array', items: ref('Nest') },
      Plain: { type: 'object', properties: { name: text } },
    }),
  )
  expect(views.fieldAt(views.description.schemas.get('Thing'), 'nest.name')).toBeUndefined()
  expect(() => checkUnions(views, () => {})).not.toThrow()
})

test('imports the codecs that are referred to, not fields of the same name', () => {
  expect(importOfCodecs(['{ videoCodec: { tags: [partCodec] } }', undefined], './codecs.ts')).toBe(
    "import { partCodec } from './codecs.ts'\n",
  )
})

test('takes the inside of an image or a video from the schema with the format', () => {
  const { media } = allCodecsOf({
    Thing: { type: 'object', properties: { picture: ref('Picture'), film: ref('Film') } },
    Picture: {
      type: 'object',
      format: 'image',
      properties: { id: text, url: text, width: { type: 'integer' }, until: date },
    },
    Film: {
      type: 'object',
      format: 'video',
      properties: {
        id: text,
        url: text,
        name: { type: ['string', 'null'] },
        sizes: { type: 'array', items: ref('FilmSize') },
      },
    },
    FilmSize: { type: 'object', properties: { still: ref('Picture'), until: date, format: text } },
  })
  expect(media).toEqual([
    'export const inside: Readonly<Record<2 | 3, Codec>> = { 2: { until: 1 }, 3: { sizes: [filmSizeCodec] } }',
    "export const empty: Readonly<Record<2 | 3, () => Record<string, unknown>>> = { 2: () => ({ id: '', width: 0 }), 3: () => ({ id: '', sizes: [] }) }",
  ])
})
