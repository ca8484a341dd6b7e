/** The kinds of change, each as an edit of the small description, with what it does to callers there and back. */
import type { JsonObject } from '../support/bundle.ts'
import { shop } from './shop.ts'

/** Whether callers of the last version still compile; `behaviour` where they do and are refused something. */
export type Verdict = 'breaks' | 'behaviour' | 'harmless'

export interface Kind {
  readonly what: string
  readonly before: JsonObject
  readonly after: JsonObject
  /** From the description to its edit, and from the edit back to it. */
  readonly there: Verdict
  readonly back: Verdict
}

type Place = readonly (string | number)[]

type Edit = [Place, unknown?]

/** The description with another value at a place; with undefined, the place is removed. */
export function edited(source: unknown, [key, ...rest]: Place, value?: unknown): JsonObject {
  const copy: Record<string, unknown> = Array.isArray(source)
    ? Object([...source])
    : { ...Object(source) }
  const name = String(key)
  if (rest.length > 0) copy[name] = edited(copy[name], rest, value)
  else if (value === undefined) delete copy[name]
  else copy[name] = value
  return copy
}

const schema = (name: string, ...path: string[]): Place => ['components', 'schemas', name, ...path]
const field = (name: string, of: string): Place => schema(of, 'properties', name)
const get: Place = ['paths', '/things/{id}', 'get']
const list: Place = ['paths', '/things', 'post']
const change: Place = ['paths', '/things/{id}', 'patch']
const text = { type: 'string' }
const described = { ...text, description: 'The word of the wish.' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function kind(what: string, there: Verdict, back: Verdict, ...edits: Edit[]): Kind {
  return { what, there, back, before: shop, after: withEdits(shop, edits) }
}

function withEdits(bundle: JsonObject, edits: readonly Edit[]): JsonObject {
  return edits.reduce((copy, [place, value]) => edited(copy, place, value), bundle)
}

/** Every mention of one schema by another name. */
function renamed(from: string, to: string): JsonObject {
  const moved = JSON.stringify(shop)
    .replaceAll(`schemas/${from}"`, `schemas/${to}"`)
    .replaceAll(`"${from}":{"type"`, `"${to}":{"type"`)
  const parsed: JsonObject = JSON.parse(moved)
  return parsed
}

const pathItem = (path: string) => Object(Object(shop.paths)[path])
const idOf = (of: Place, id: string): [Place, unknown] => [[...of, 'operationId'], id]
const wishesMakeWish = idOf(['paths', '/wishes', 'post'], 'wishes.makeWish')
const state = field('state', 'MakeWishResponse')
const queryFields = (...path: string[]): Place => [...list, 'x-query-fields', ...path]

const noneYet = (of: string): Edit => [[...get, 'x-none-yet'], { code: 'GONE', field: of }]

export const kinds: readonly Kind[] = [
  // Names.
  kind('an operation under another id', 'breaks', 'breaks', idOf(get, 'things.read')),
  kind('an operation of another group', 'breaks', 'breaks', idOf(change, 'wishes.change')),
  kind(
    'an operation that goes',
    'breaks',
    'harmless',
    [['paths', '/wishes']],
    [schema('Wish')],
    [schema('MakeWishResponse')],
  ),
  kind(
    'an operation at another path',
    'breaks',
    'breaks',
    [['paths', '/wishes']],
    [['paths', '/hopes'], pathItem('/wishes')],
  ),
  kind('an operation with another method', 'breaks', 'breaks', [
    ['paths', '/wishes'],
    { patch: pathItem('/wishes').post },
  ]),
  kind(
    'a path parameter of another name',
    'breaks',
    'breaks',
    [['paths', '/things/{id}']],
    [
      ['paths', '/things/{thing}'],
      JSON.parse(
        JSON.stringify(pathItem('/things/{id}')).replaceAll('"name":"id"', '"name":"thing"'),
      ),
    ],
  ),
  {
    what: 'a schema under another name',
    before: shop,
    after: renamed('Part', 'Piece'),
    there: 'breaks',
    back: 'breaks',
  },
  {
    what: 'an enumeration under another name',
    before: shop,
    after: renamed('Colour', 'Paint'),
    there: 'breaks',
    back: 'breaks',
  },
  {
    ...kind(
      'an operation that shares the short name of another',
      'breaks',
      'breaks',
      wishesMakeWish,
      [
        ['paths', '/things/wish'],
        { post: { ...pathItem('/wishes').post, operationId: 'things.makeWish' } },
      ],
    ),
    before: withEdits(shop, [wishesMakeWish]),
  },
  // What is answered.
  {
    what: 'a field with another name',
    before: edited(shop, field('word', 'MakeWishResponse'), described),
    after: edited(shop, field('sign', 'MakeWishResponse'), described),
    there: 'breaks',
    back: 'breaks',
  },
  kind('a field that answers have too', 'harmless', 'breaks', [
    field('code', 'MakeWishResponse'),
    text,
  ]),
  {
    ...kind('an object of named fields that becomes one of any names', 'behaviour', 'breaks', [
      state,
      { type: 'object', additionalProperties: text },
    ]),
    before: withEdits(shop, [
      [state, { type: 'object', required: ['inner'], properties: { inner: text } }],
    ]),
  },
  kind('an answer field that can be null', 'breaks', 'harmless', [
    field('accepted', 'MakeWishResponse'),
    { type: ['boolean', 'null'] },
  ]),
  kind('an answer field that may be missing', 'breaks', 'harmless', [
    field('accepted', 'MakeWishResponse'),
    { type: 'boolean', 'x-origin': 'C' },
  ]),
  kind('an answer field of another type', 'breaks', 'breaks', [
    field('total', 'ListThingsResponse'),
    text,
  ]),
  kind('a text that becomes a date', 'breaks', 'breaks', [
    field('serial', 'Part'),
    { ...text, format: 'date-time' },
  ]),
  {
    ...kind('a text of an answer that becomes an enumeration', 'harmless', 'harmless', [
      field('code', 'MakeWishResponse'),
      { ...text, enum: ['A', 'B'] },
    ]),
    before: edited(shop, field('code', 'MakeWishResponse'), text),
  },
  kind('a single that becomes a list', 'breaks', 'breaks', [
    field('part', 'Thing'),
    { type: 'array', items: ref('Part') },
  ]),
  kind('a field of another schema', 'breaks', 'breaks', [field('part', 'Thing'), ref('Shelf')]),
  kind('a limit of an answer', 'harmless', 'harmless', [
    field('accepted', 'MakeWishResponse'),
    { type: 'boolean', 'x-immutable': true },
  ]),
  kind('an answer that is empty, whose fields still read as never', 'behaviour', 'harmless', [
    schema('MakeWishResponse'),
    { type: 'object' },
  ]),
  kind(
    'an operation that answers nothing',
    'breaks',
    'harmless',
    [['paths', '/wishes', 'post', 'responses'], { '204': { description: 'Done.' } }],
    [schema('MakeWishResponse'), { type: 'object', properties: { accepted: { type: 'boolean' } } }],
  ),
  kind('an alternative that answers have too', 'breaks', 'breaks', [
    field('place', 'Thing'),
    { oneOf: [ref('Shelf'), ref('Box'), ref('Part')] },
  ]),
  // Enumerations, open in answers and closed in requests.
  kind('a value that an enumeration has too', 'harmless', 'breaks', [
    schema('Colour', 'enum'),
    ['RED', 'BLUE', 'GREEN'],
  ]),
  {
    ...kind(
      'a value of an enumeration that is only answered',
      'harmless',
      'harmless',
      [state, ref('State')],
      [schema('State'), { ...text, enum: ['ON'] }],
    ),
    before: withEdits(shop, [
      [state, ref('State')],
      [schema('State'), { ...text, enum: ['ON', 'OFF'] }],
    ]),
  },
  // What is sent.
  kind('a field that may be sent', 'harmless', 'breaks', [
    field('priority', 'Wish'),
    { type: 'number' },
  ]),
  kind('a field that must be sent', 'breaks', 'harmless', [
    schema('Wish', 'required'),
    ['text', 'colour'],
  ]),
  kind(
    'a new field that must be sent',
    'breaks',
    'breaks',
    [field('priority', 'Wish'), { type: 'number' }],
    [schema('Wish', 'required'), ['text', 'priority']],
  ),
  kind('a field that takes null', 'harmless', 'breaks', [
    field('text', 'Wish'),
    { type: ['string', 'null'] },
  ]),
  kind('a sent field of another type', 'breaks', 'breaks', [
    field('text', 'Wish'),
    { type: 'number' },
  ]),
  kind('a sent text that becomes a date', 'breaks', 'breaks', [
    field('text', 'Wish'),
    { ...text, format: 'date-time' },
  ]),
  kind('a field that is no longer sent, only answered', 'breaks', 'harmless', [
    field('size', 'Thing'),
    { type: 'number', readOnly: true },
  ]),
  kind('a limit of a field that is only answered', 'harmless', 'harmless', [
    field('id', 'Thing'),
    { type: 'string', readOnly: true, maxLength: 10 },
  ]),
  kind('a required field that is only answered', 'harmless', 'harmless', [
    schema('Thing', 'required'),
    ['name', 'id'],
  ]),
  kind('a body that may be left out', 'harmless', 'breaks', [
    ['paths', '/wishes', 'post', 'requestBody', 'required'],
    false,
  ]),
  kind('a body that is no longer taken', 'breaks', 'breaks', [
    ['paths', '/wishes', 'post', 'requestBody'],
  ]),
  kind('a query parameter that may be sent', 'harmless', 'breaks', [
    [...get, 'parameters', 3],
    { name: 'deep', in: 'query', schema: text },
  ]),
  kind('a query parameter that must be sent', 'breaks', 'harmless', [
    [...get, 'parameters', 1],
    { name: 'expand', in: 'query', required: true, schema: text },
  ]),
  kind('a first query parameter, before the options', 'breaks', 'breaks', [
    ['paths', '/things/{id}', 'delete', 'parameters', 1],
    { name: 'force', in: 'query', schema: { type: 'boolean' } },
  ]),
  kind('a sent type that is answered too', 'breaks', 'breaks', [
    field('wish', 'MakeWishResponse'),
    ref('Wish'),
  ]),
  // Queries and pages.
  kind('an operator that is gone', 'breaks', 'harmless', [
    queryFields('name', 'operators'),
    ['eq', 'in'],
  ]),
  kind('a field that can no longer be queried', 'breaks', 'harmless', [queryFields('size')]),
  kind('a field that can no longer be sorted by', 'breaks', 'harmless', [
    queryFields('name', 'sortable'),
    false,
  ]),
  kind('a queried field of another type', 'breaks', 'breaks', [
    queryFields('size', 'type'),
    'boolean',
  ]),
  kind('a query that is no longer there', 'breaks', 'harmless', [queryFields()]),
  kind('one way to page less', 'breaks', 'harmless', [[...list, 'x-paging', 'style'], 'offset']),
  kind('pages that are gone', 'breaks', 'harmless', [[...list, 'x-paging']]),
  // Kinds of operation and error codes.
  kind('a read that is one no longer', 'breaks', 'harmless', [[...get, 'x-retry'], 'repeatable']),
  kind(
    'an error code that is gone',
    'breaks',
    'harmless',
    ...Object.entries(Object(shop.paths)).flatMap(([path, item]) =>
      Object.keys(Object(item)).map((method): [Place, unknown] => [
        ['paths', path, method, 'x-error-codes'],
        ['GONE'],
      ]),
    ),
  ),
  kind('another host', 'harmless', 'harmless', [[...get, 'x-host'], 'read']),
  // What compiles and is refused.
  kind('a limit that is tighter', 'behaviour', 'harmless', [
    field('name', 'Thing'),
    { ...text, maxLength: 70 },
  ]),
  kind('a pattern', 'behaviour', 'harmless', [field('text', 'Wish'), { ...text, pattern: '^a' }]),
  kind('a format that is checked', 'behaviour', 'harmless', [
    field('text', 'Wish'),
    { ...text, format: 'email' },
  ]),
  kind('a default', 'behaviour', 'behaviour', [field('text', 'Wish'), { ...text, default: 'a' }]),
  kind('a caller who is refused', 'behaviour', 'harmless', [
    [...get, 'security'],
    [{ apiKey: [] }],
  ]),
  kind('fields of which one may be sent', 'behaviour', 'harmless', [
    schema('Wish', 'x-at-most-one'),
    [['colour', 'until']],
  ]),
  kind('an enumeration that becomes any text', 'breaks', 'breaks', [schema('Colour'), text]),
  kind('the first limit of a schema', 'behaviour', 'breaks', [
    field('serial', 'Part'),
    { ...text, maxLength: 9 },
  ]),
  kind('an operation that may find none yet', 'harmless', 'breaks', noneYet('part')),
  {
    what: 'another field of what there may be none of yet',
    before: withEdits(shop, [noneYet('part')]),
    after: withEdits(shop, [noneYet('colour')]),
    there: 'breaks',
    back: 'breaks',
  },
  kind('a field that every answer holds', 'harmless', 'breaks', [
    schema('Thing', 'x-always-answered'),
    ['part'],
  ]),
  kind('other words', 'harmless', 'harmless', [
    field('name', 'Thing'),
    { ...text, maxLength: 80, description: 'Its name.' },
  ]),
  kind(
    'an operation and a field that are deprecated',
    'harmless',
    'harmless',
    [[...get, 'deprecated'], true],
    [field('size', 'Thing'), { type: 'number', deprecated: true }],
  ),
]
