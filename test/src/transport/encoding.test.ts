/** Ids, names and values are data: no one of them can change which address is called. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { createClient, platforms } from '../../../src/index.ts'
import { toWire } from '../../../src/operations/to-wire.ts'
import { fillPath } from '../../../src/transport/path.ts'
import { serialiseQuery } from '../../../src/transport/query.ts'
import { addressOf } from '../../../src/transport/request.ts'
import { anyText } from '../../setup/any-text.ts'
import { runs } from '../../setup/long.ts'

const refused = ['', '.', '..', '\ud800', 'a\udfff', '\udc00b']
const encoded = [
  'a/b',
  '/',
  '../..',
  './',
  '%2F',
  '%2e%2e',
  '..%2f',
  'a?b=c',
  'a#b',
  '\\..\\',
  'a\nb',
  '\u0000',
  '\r\nHost: evil.example',
  ' ',
  '{id}',
  ':80@evil.example',
  '//evil.example',
  '😀 ü ‮',
]

const withPath = Object.values<Operation>(operations).filter(
  ({ pathParameters }) => pathParameters.length > 0,
)

const client = (sent: string[]) =>
  createClient({
    platform: platforms.sandbox('http://store.example'),
    apiKey: 'k',
    fetch: async (url) => {
      sent.push(url)
      return Response.json({})
    },
  })

/** The call with a hostile value for one path parameter. */
const callWith = async (operation: Operation, parameter: string, value: string) => {
  const sent: string[] = []
  const given = operation.pathParameters.map((name) => (name === parameter ? value : 'x'))
  const result = await client(sent).call(operation, given).safe()
  return { sent, result }
}

const cases = withPath.flatMap((operation) =>
  operation.pathParameters.flatMap((parameter) =>
    [...refused, ...encoded].map((value) => ({ operation, parameter, value })),
  ),
)

describe('a path parameter', () => {
  it('stays in its place with 24 hostile values, in every operation with one', () => {
    expect(refused.length + encoded.length).toBe(24)
    expect(cases.length).toBeGreaterThanOrEqual(1_080)
  })

  it.each(withPath)(
    'of $id is refused before anything is sent, or stays in its place',
    async (operation) => {
      for (const { parameter, value } of cases.filter((entry) => entry.operation === operation)) {
        const { sent, result } = await callWith(operation, parameter, value)
        if (refused.includes(value)) {
          expect(sent).toEqual([])
          expect(result).toMatchObject({
            ok: false,
            error: { kind: 'validation', violations: [{ field: parameter }], attempts: 0 },
          })
          continue
        }
        const template = operation.path.split('/')
        const { pathname, search, hash, host } = new URL(sent[0] ?? '')
        const segments = pathname.split('/')
        expect([host, search, hash]).toEqual(['store.example', '', ''])
        expect(segments).toHaveLength(template.length)
        expect(decodeURIComponent(segments[template.indexOf(`{${parameter}}`)] ?? '')).toBe(value)
      }
    },
  )

  it('of any text stays in its place', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        fc.pre(!['', '.', '..'].includes(id))
        const path = fillPath('/v1/carts/{id}/add-to-cart', { id })
        const segments = new URL(`http://h${path}`).pathname.split('/')
        expect(segments).toHaveLength(5)
        expect(decodeURIComponent(segments[3] ?? '')).toBe(id)
      }),
      { numRuns: runs(10_000) },
    )
  })

  it.each([[null], [5], [{}], [['a']]])('%j is refused', (id) => {
    expect(() => fillPath('{id}', { id })).toThrow('must be a string')
  })

  it('is required', () => {
    expect(() => fillPath('{id}', { id: undefined })).toThrow('is missing')
  })

  it('is not taken from a prototype', () => {
    expect(() => fillPath('{id}', Object.create({ id: 'inherited' }))).toThrow('is missing')
  })
})

describe('a query', () => {
  const name = anyText.filter((text) => text !== '' && !text.includes('.'))
  const value = fc.oneof(anyText, fc.integer(), fc.boolean())

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.array(value)), (query) => {
        const search = serialiseQuery(query)
        expect(new URL(`http://h/?${search}`).hash).toBe('')
        const read = new URLSearchParams(search)
        for (const [key, values] of Object.entries(query)) {
          expect(read.getAll(key)).toEqual(values.map(String))
        }
        expect([...read.keys()]).toHaveLength(Object.values(query).flat().length)
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('repeats the key of a list, joins nested keys by dots, and omits absent values', () => {
    const since = new Date('2026-11-20T12:00:00.000Z')
    const query = {
      ids: ['a', null, undefined, 'b'],
      paging: { limit: 20, sort: { by: 'name' } },
      at: since,
      days: [since],
      none: null,
      lists: [['x'], []],
    }
    const iso = encodeURIComponent(since.toISOString())
    const { lists: _, ...plain } = query
    expect(serialiseQuery(plain)).toBe(
      `ids=a&ids=b&paging.limit=20&paging.sort.by=name&at=${iso}&days=${iso}`,
    )
    expect(() => serialiseQuery(query)).toThrow('"lists" cannot be sent as text')
    expect(() => serialiseQuery({ ids: [{}] })).toThrow('ids')
    const never = { from: new Date(Number.NaN) }
    expect(() => serialiseQuery({ range: never })).toThrow('"range.from"')
  })

  it.each([[Symbol('s')], [() => 1], [5n], [Number.NaN]])(
    'refuses %s, which no query string can carry, by the name of its field',
    (unsendable) => {
      expect(() => serialiseQuery({ field: unsendable })).toThrow(/field.*cannot be sent/)
    },
  )

  it('takes no names from a prototype', () => {
    const query = Object.assign(Object.create({ admin: true }), { a: Object.create({ b: 1 }) })
    expect(serialiseQuery(query)).toBe('')
  })

  it('refuses names and values with lone surrogates', () => {
    expect(() => serialiseQuery({ '\ud800': 1 })).toThrow('not well-formed')
    expect(() => serialiseQuery({ a: '\udfff' })).toThrow('not well-formed')
  })
})

describe('a query that is too long for a GET', () => {
  const operation: Operation = {
    ...operations['members.listMembers'],
    longQueryFallback: {
      method: 'POST',
      path: '/v1/members/query',
      service: 'members',
      publicPath: '/members',
      host: 'main',
      pathParameters: [],
      hasBody: true,
    },
  }
  const platform = { ...platforms.wix }
  /** `a=` and then so many letters that the query string has this length. */
  const write = (length: number) =>
    toWire(operation, { query: { a: 'x'.repeat(length - 2) } }, platform)

  it.each([3_999, 4_000])('is longer than %s characters', (length) => {
    const { operation: sent, wire } = write(length)
    expect(sent.method).toBe('GET')
    expect(wire.path).toHaveLength('/v1/members?'.length + length)
    expect(wire.body).toBeUndefined()
  })

  it('is sent in the body of the alternative operation, to its host', () => {
    const { operation: sent, wire } = write(4_001)
    expect(sent).toMatchObject({ id: operation.id, method: 'POST', answer: operation.answer })
    expect(addressOf(platform, sent, wire, sent.host)).toBe(
      'https://www.wixapis.com/members/v1/members/query',
    )
    expect(JSON.parse(wire.body ?? '')).toEqual({ a: 'x'.repeat(3_999) })
  })

  it('is sent unchanged if there is no alternative', () => {
    const { operation: sent, wire } = toWire(
      operations['members.listMembers'],
      { query: { a: 'x'.repeat(9_000) } },
      platform,
    )
    expect(sent.method).toBe('GET')
    expect(wire.path).toHaveLength('/v1/members?'.length + 9_002)
  })
})
