/** A small description with one of everything that callers can see. */
import type { JsonObject } from '../support/bundle.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const json = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } })

function operation(id: string, answer: string, more: JsonObject = {}): JsonObject {
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: 'Does something',
    description: 'Does something.',
    'x-origin': 'specification',
    'x-service': 'shop',
    'x-host': 'main',
    'x-retry': 'repeatable',
    security: [{ memberToken: [] }, { apiKey: [] }],
    'x-error-codes': ['GONE', 'TAKEN'],
    responses: { '200': { description: 'The answer.', ...json(answer) } },
    ...more,
  }
}

const idParameter = { name: 'id', in: 'path', required: true, schema: text }
const sending = (name: string) => ({ requestBody: { required: true, ...json(name) } })

export const shop: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  tags: [{ name: 'things' }, { name: 'wishes' }],
  'x-services': { shop: { title: 'Shop', publicPath: '/shop' } },
  paths: {
    '/things': {
      post: operation('things.list', 'ListThingsResponse', {
        ...sending('ListThingsRequest'),
        'x-retry': 'read',
        'x-paging': { style: ['offset', 'cursor'], items: 'things', query: 'query' },
        'x-query-fields': {
          name: { type: 'string', operators: ['eq', 'in', 'contains'], sortable: true },
          size: { type: 'number', operators: ['eq', 'ge', 'lt'], sortable: false },
        },
      }),
    },
    '/things/{id}': {
      get: operation('things.get', 'Thing', {
        'x-retry': 'read',
        parameters: [
          idParameter,
          { name: 'expand', in: 'query', schema: text },
          { name: 'depth', in: 'query', schema: { type: 'integer' } },
        ],
      }),
      patch: operation('things.change', 'Thing', {
        parameters: [idParameter],
        ...sending('ChangeThingRequest'),
      }),
      delete: operation('things.remove', 'RemoveThingResponse', { parameters: [idParameter] }),
    },
    '/wishes': { post: operation('wishes.make', 'MakeWishResponse', sending('Wish')) },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          id: { type: 'string', readOnly: true, maxLength: 36 },
          name: { type: 'string', maxLength: 80 },
          size: { type: 'number' },
          colour: ref('Colour'),
          made: { type: 'string', format: 'date-time' },
          note: { type: ['string', 'null'] },
          part: ref('Part'),
          parts: { type: 'array', items: ref('Part') },
          tags: { type: 'array', items: text },
          labels: { type: 'object', additionalProperties: text },
          place: { oneOf: [ref('Shelf'), ref('Box')] },
        },
      },
      Part: {
        type: 'object',
        properties: { serial: text, weight: { type: 'number' }, inside: ref('Part') },
      },
      Shelf: { type: 'object', required: ['row'], properties: { row: { type: 'number' } } },
      Box: { type: 'object', required: ['lid'], properties: { lid: { type: 'boolean' } } },
      Colour: { type: 'string', enum: ['RED', 'BLUE'] },
      Wish: {
        type: 'object',
        required: ['text'],
        properties: { text, colour: ref('Colour'), until: { type: 'string', format: 'date-time' } },
      },
      MakeWishResponse: { type: 'object', properties: { accepted: { type: 'boolean' } } },
      ChangeThingRequest: {
        type: 'object',
        required: ['thing'],
        properties: { thing: ref('Thing'), reason: text },
      },
      ListThingsRequest: {
        type: 'object',
        properties: { query: { type: 'object', properties: { limit: { type: 'integer' } } } },
      },
      ListThingsResponse: {
        type: 'object',
        properties: { things: { type: 'array', items: ref('Thing') }, total: { type: 'integer' } },
      },
      RemoveThingResponse: { type: 'object' },
    },
  },
}
