/** What the report says: the method, the argument or field, what is different and what a caller should do. */
import { expect, test } from 'vitest'
import config from '../../openapi-ts.config.ts'
import { findChanges } from '../../scripts/generate/report/changes.ts'
import { formatChanges } from '../../scripts/generate/report/format-changes.ts'
import { edited, kinds } from './report/kinds.ts'
import { shop } from './report/shop.ts'
import { descriptionOf, type JsonObject } from './support/bundle.ts'

function reportOf(before: JsonObject, after: JsonObject): string[] {
  return formatChanges(
    findChanges(descriptionOf(before), descriptionOf(after), config.formats),
  ).split('\n')
}

/** What is said of a change in the table, without the first line, which counts. */
function said(what: string): string[] {
  const kind = kinds.find((one) => one.what === what)
  if (kind === undefined) throw new Error(`There is no kind of change called ${what}`)
  return reportOf(kind.before, kind.after).slice(2)
}

test('reports nothing for equal descriptions and for other words', () => {
  const nothing = ['No change for callers.']
  expect(reportOf(shop, shop)).toEqual(nothing)
  expect(reportOf(shop, edited(shop, ['info', 'title'], 'Store'))).toEqual(nothing)
})

test('reports a renamed operation once, with its new name', () => {
  expect(said('an operation of another group')).toEqual([
    'Compile errors for callers:',
    '  things.change(id, body) was renamed to wishes.change. Call wishes.change.',
  ])
})

test('reports a renamed schema with its new name and where callers use it', () => {
  expect(said('a schema under another name')).toEqual([
    'Compile errors for callers:',
    '  type Part (things.list, things.get, things.change) was renamed to Piece. Import Piece instead.',
    '  type PartInput (things.change) was renamed to PieceInput. Import PieceInput instead.',
  ])
})

test('names the new name of a field', () => {
  expect(said('a field with another name')).toEqual([
    'Compile errors for callers:',
    '  type MakeWishResponse (wishes.make)',
    '    word was renamed to sign. Read sign instead.',
  ])
})

test('names a removed operator, and those that remain', () => {
  expect(said('an operator that is gone')).toEqual([
    'Compile errors for callers:',
    '  query of list',
    '    name no longer supports contains. It supports eq, in, isEmpty.',
    '  type ListFilter',
    '    name.$contains is no longer accepted. Leave it out.',
  ])
})

test('reports a text that becomes a date for responses and for requests', () => {
  expect(said('a text that becomes a date')).toEqual([
    'Compile errors for callers:',
    '  type Part (things.list, things.get, things.change)',
    '    serial changed from string to Date. Read it as Date.',
    '  type PartInput (things.change)',
    '    serial no longer accepts string. Send it as Date.',
  ])
})

test('reports a tighter limit, which compiles, apart from compile errors', () => {
  expect(said('a limit that is tighter')).toEqual([
    'Compiles, but is refused or behaves differently:',
    '  type ThingInput (things.change)',
    '    name accepts at most 70 characters now, instead of at most 80 characters. Send at most 70 characters.',
  ])
})

const limited = (maxLength: number) => ({ type: 'string', maxLength })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const once = (schema: JsonObject) => ({ ...schema, 'x-immutable': true })
const shorter =
  '    text accepts at most 10 characters now, instead of at most 50 characters. Send at most 10 characters.'

test.each([
  ['a field that gets a name', limited(50), ref('Short'), undefined],
  ['a field that gets a name and another limit', limited(50), ref('Tiny'), shorter],
  ['a field that loses its name', ref('Short'), limited(50), undefined],
  ['a field set once that loses its name', once(ref('Short')), once(limited(50)), undefined],
  ['a field that gets another name and limit', ref('Short'), ref('Tiny'), shorter],
])('compares the limits of %s wherever they are written', (_what, before, after, line) => {
  const shared = ['Short', 'Tiny'].reduce(
    (bundle, name) =>
      edited(bundle, ['components', 'schemas', name], limited(name === 'Tiny' ? 10 : 50)),
    shop,
  )
  const [old, current] = [before, after].map((value) =>
    edited(shared, ['components', 'schemas', 'Wish', 'properties', 'text'], value),
  )
  const lines = reportOf(old ?? {}, current ?? {}).filter((text) => /characters|later/.test(text))
  expect(lines).toEqual(line === undefined ? [] : [line])
})

test('names a removed orUndefined form', () => {
  const at = ['paths', '/things/{id}', 'get', 'x-none-yet']
  const before = edited(shop, at, { code: 'GONE', field: 'part' })
  expect(reportOf(before, shop).slice(2)).toEqual([
    'Compile errors for callers:',
    '  things.get(id, query?)',
    '    orUndefined was removed. Call the method, and handle its error code.',
  ])
})

test('names removed tables of an enumeration and of limits', () => {
  const gone = 'was removed. Remove uses of it.'
  expect(said('an enumeration that becomes any text')).toContain(`  enumerations.Colour ${gone}`)
  const limited = edited(shop, ['components', 'schemas', 'Part', 'properties', 'serial'], {
    type: 'string',
    maxLength: 9,
  })
  expect(reportOf(limited, shop)).toContain(`  limits.Part ${gone}`)
})

test('compares a body of another name by its limits', () => {
  const wish = { type: 'object', required: ['text'], properties: { text: limited(10) } }
  const body = ['paths', '/wishes', 'post', 'requestBody', 'content', 'application/json', 'schema']
  const after = edited(edited(shop, ['components', 'schemas', 'Hope'], wish), body, ref('Hope'))
  expect(reportOf(shop, after)).toContain(
    '    body.text accepts at most 10 characters now. Send at most 10 characters.',
  )
})

test('accepts the same values for a field whose type gets a name', () => {
  const schemas: JsonObject = Object(Object(shop.components).schemas)
  for (const [name, schema] of Object.entries(schemas)) {
    for (const [field, value] of Object.entries(Object(Object(schema).properties))) {
      const named = edited(shop, ['components', 'schemas', 'Named'], value)
      const after = edited(
        named,
        ['components', 'schemas', name, 'properties', field],
        ref('Named'),
      )
      const changes = findChanges(descriptionOf(shop), descriptionOf(after), config.formats)
      const said = changes.filter(
        ({ impact, what }) => impact === 'behaviour' || /must be/.test(what),
      )
      expect(said, `${name}.${field}`).toEqual([])
    }
  }
})

test('reports a deprecation, which breaks no caller', () => {
  expect(said('an operation and a field that are deprecated')).toEqual([
    'Compatible:',
    '  things.get(id, query?) is deprecated now',
    '  type Thing (things.list, things.get, things.change)',
    '    size is deprecated now',
  ])
})

test('reports that a value for requests breaks exhaustive tables', () => {
  const colours = ['components', 'schemas', 'Colour', 'enum']
  expect(reportOf(shop, edited(shop, colours, ['RED', 'BLUE', 'GREEN']))).toEqual([
    'No caller breaks, except exhaustive tables. Changes: 2.',
    '',
    'Compile errors in exhaustive tables only:',
    "  type ColourInput (things.change, wishes.make) accepts 'GREEN' now. Add it to exhaustive tables.",
    '',
    'Compatible:',
    "  type Colour (things.list, things.get, things.change) can be 'GREEN' now",
  ])
})

test('reports what the compiler misses of a renamed error code', () => {
  const meanings = (code: string) =>
    edited(edited(shop, ['x-error-codes'], [code]), ['x-error-meanings'], { [code]: 'It is late.' })
  expect(reportOf(meanings('LATE'), meanings('TOO_LATE'))).toEqual([
    'Breaking changes: 1. Other changes: 0.',
    '',
    'Compile errors for callers:',
    '  error codes',
    '    LATE was renamed to TOO_LATE. Code typed ErrorCode stops compiling; other comparisons compile and never match again. Compare with TOO_LATE.',
  ])
})

test.each<[string, (string | number)[], unknown, string]>([
  [
    'another public path',
    ['x-services', 'shop', 'publicPath'],
    '/store',
    '  service shop moved from /shop to /store on the public hosts. Upgrade: the previous version calls the old address.',
  ],
  [
    'another server',
    ['servers', 0, 'url'],
    'https://b.test',
    '  server https://a.test was replaced by https://b.test. Upgrade: the previous version calls the old address.',
  ],
  [
    'answers that are secret',
    ['tags', 0, 'x-secret-answers'],
    true,
    '  calls of things no longer send an Idempotency-Key: their responses are secret. Check whether a call was applied before you repeat it.',
  ],
  [
    'an error code that an operation has no longer',
    ['paths', '/things/{id}', 'get', 'x-error-codes'],
    ['GONE'],
    '  things.get(id, query?) no longer fails with TAKEN',
  ],
])('reports %s', (_what, place, value, line) => {
  const before = edited(shop, ['servers'], [{ url: 'https://a.test' }])
  expect(reportOf(before, edited(before, place, value))).toContain(line)
})

test('puts breaking lines first and never cuts them, but harmless ones', () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`field${index}`, { type: 'string' }]),
  )
  const fields = ['components', 'schemas', 'MakeWishResponse', 'properties']
  const before = edited(shop, fields, { ...many, old: { type: 'string' } })
  const grown = edited(shop, fields, {
    ...many,
    ...Object.fromEntries(Object.keys(many).map((name) => [`${name}x`, { type: 'string' }])),
  })

  const harmless = reportOf(before, grown)
  expect(harmless[0]).toBe('Breaking changes: 1 (for callers of 1 operation). Other changes: 60.')
  expect(harmless.indexOf('    old was removed from responses. Remove uses of it.')).toBe(4)
  expect(harmless.at(-1)).toBe('  and 40 more')

  const breaking = reportOf(grown, before)
  expect(breaking.filter((line) => line.includes('was removed from responses'))).toHaveLength(60)
})
