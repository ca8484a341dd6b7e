import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Codec } from '../../generated/codecs.ts'
import type { Image, Video } from '../../generated/schema.ts'
import { decode } from '../../src/adapters/decode.ts'
import { encode } from '../../src/adapters/encode.ts'
import { platforms } from '../../src/index.ts'
import { clientOf, errorOf } from './support/client.ts'
import { startLoopback, withTokens } from './support/loopback.ts'

const wix = platforms.wix
const media = wix.mediaHost
const iso = '2024-02-10T09:30:00.000Z'
const date = new Date(iso)

describe('decoding', () => {
  const tree: Codec = { at: 1, children: [() => tree], named: { '*': () => tree } }

  it('makes Dates at any depth: in lists, maps and recursion', () => {
    const wire = { at: iso, children: [{ at: iso, named: { x: { at: iso } } }], other: iso }
    expect(decode(wire, tree, wix)).toEqual({
      at: date,
      children: [{ at: date, named: { x: { at: date } } }],
      other: iso,
    })
  })

  it.each([
    ...['5', 'foo 1', '12/25/2024', '2024-02-10', '2024-02-10 09:30:00Z', '2024-02-10T09:30:00'],
    ...['2024-02-30T09:30:00Z', '2023-02-29T09:30:00Z', '2024-13-01T09:30:00Z', `${iso} `],
  ])('leaves %j, which only looks like a date', (value) => {
    expect(decode({ at: value }, { at: 1 }, wix)).toEqual({ at: value })
  })

  it.each([
    ['2024-02-29T09:30:00Z', '2024-02-29T09:30:00.000Z'],
    ['2024-02-10T09:30:00.123456Z', '2024-02-10T09:30:00.123Z'],
    ['2024-02-10T09:30:00+05:30', '2024-02-10T04:00:00.000Z'],
    ['2024-12-31t23:59:59z', '2024-12-31T23:59:59.000Z'],
  ])('reads %j', (value, text) => {
    expect(decode({ at: value }, { at: 1 }, wix)).toEqual({ at: new Date(text) })
  })

  const digits = (length: number) =>
    fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'))

  it('reads texts of toISOString, and no text of that form for another moment', () => {
    fc.assert(
      fc.property(
        fc.tuple(digits(4), digits(2), digits(2), digits(2), digits(2), digits(2), digits(3)),
        fc.date({
          noInvalidDate: true,
          min: new Date(-62_167_219_200_000),
          max: new Date(253_402_300_799_999),
        }),
        ([year, month, day, hour, minute, second, more], any) => {
          const made = `${year}-${month}-${day}T${hour}:${minute}:${second}.${more}Z`
          for (const text of [made, any.toISOString()]) {
            const at = new Date(text)
            const isItsOwn = !Number.isNaN(at.getTime()) && at.toISOString() === text
            expect(decode({ at: text }, { at: 1 }, wix)).toEqual({ at: isItsOwn ? at : text })
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it.each([null, undefined, 'soon', '', 7])('leaves %j where a date should be', (value) => {
    expect(decode({ at: value }, { at: 1 }, wix)).toEqual({ at: value })
  })

  it.each([{ children: 'no list' }, { named: [1] }, { children: null }, [], 'text', null])(
    'passes on a response of another shape: %j',
    (value) => {
      expect(decode(structuredClone(value), tree, wix)).toEqual(value)
    },
  )
})

describe('the fields of an image or a video', () => {
  const ends = '2026-01-02T03:04:05.000Z'
  const still = { id: 'p.jpg', url: `${media}p.jpg`, width: 4, height: 3 }

  it('are typed: expiry of a URL, sizes, posters', () => {
    const size = { url: 'https://cdn.example/v.mp4', width: 640, height: 360, format: 'mp4' }
    const wire = {
      media: {
        image: { ...still, urlExpirationDate: ends },
        video: {
          id: 'v',
          filename: null,
          urlExpirationDate: ends,
          posters: ['wix:image://v1/p.jpg#originWidth=4&originHeight=3'],
          resolutions: [{ ...size, urlExpirationDate: ends, poster: { id: 'p.jpg' } }],
        },
      },
    }
    const read = decode(structuredClone(wire), { media: { image: 2, video: 3 } }, wix)
    const expected: { media: { image: Image; video: Video } } = {
      media: {
        image: { ...still, urlExpirationDate: new Date(ends) },
        video: {
          id: 'v',
          url: size.url,
          urlExpirationDate: new Date(ends),
          posters: [still],
          resolutions: [
            {
              ...size,
              urlExpirationDate: new Date(ends),
              poster: { ...still, width: 0, height: 0 },
            },
          ],
        },
      },
    }
    expect(read).toEqual(expected)
  })

  it('are encoded as text again, and an invalid date is reported', () => {
    const given = { image: { ...still, urlExpirationDate: new Date(ends) } }
    expect(encode(given, { image: 2 }, wix)).toEqual({
      image: { id: 'p.jpg', width: 4, height: 3, urlExpirationDate: ends },
    })
    const invalid = { image: { ...still, urlExpirationDate: new Date(Number.NaN) } }
    expect(() => encode(invalid, { image: 2 }, wix)).toThrow('image.urlExpirationDate')
  })

  it('are new objects in every response', () => {
    const [first, second] = ['v1', 'v2'].map((id) => decode({ id }, 3, wix))
    expect(first).toEqual({ id: 'v1', url: expect.any(String), resolutions: [] })
    expect(first).toHaveProperty('resolutions')
    expect(Reflect.get(Object(first), 'resolutions')).not.toBe(
      Reflect.get(Object(second), 'resolutions'),
    )
  })
})

describe('an image off the wire', () => {
  const image = (value: unknown): unknown => decode({ image: value }, { image: 2 }, wix)

  it.each([
    [{ id: 'a~mv2.jpg', width: 3, height: 2 }, `${media}a~mv2.jpg`],
    [{ id: 'a b.jpg' }, `${media}a%20b.jpg`],
    [{ id: 'a.jpg', url: 'https://cdn.example/a.jpg' }, 'https://cdn.example/a.jpg'],
    [{ url: 'a.jpg' }, `${media}a.jpg`],
    ['Https://cdn.example/a.jpg', 'Https://cdn.example/a.jpg'],
    [{ id: '', url: 'wix:image://v1/a.jpg/mug.jpg#originWidth=3&originHeight=2' }, `${media}a.jpg`],
  ])('%j has the usable address %s', (wire, url) => {
    expect(image(wire)).toMatchObject({ image: { url } })
  })

  it('that is a reference becomes an object with its size the right way round', () => {
    expect(image('wix:image://v1/a.jpg/my%20mug.jpg#originWidth=3000&originHeight=2000')).toEqual({
      image: {
        id: 'a.jpg',
        url: `${media}a.jpg`,
        width: 3000,
        height: 2000,
        filename: 'my mug.jpg',
        altText: 'my mug.jpg',
      },
    })
  })

  it.each([null, {}, { id: '' }, 'mug'])('%j stays as it is', (value) => {
    expect(image(value)).toEqual({ image: value })
  })
})

describe('encoding', () => {
  it('makes ISO text of every Date, also where the description declares none', () => {
    const filter = { lastUpdated: { $gt: date, $in: [date] } }
    expect(encode({ query: { filter } }, undefined, wix)).toEqual({
      query: { filter: { lastUpdated: { $gt: iso, $in: [iso] } } },
    })
  })

  it.each([
    [
      'wix:image://v1/a.jpg/mug.jpg#originWidth=3&originHeight=2',
      { id: 'a.jpg', width: 3, height: 2, filename: 'mug.jpg', altText: 'mug.jpg' },
    ],
    [`${media}a.jpg/v1/fit/w_750,h_500,q_90/file.jpg`, { id: 'a.jpg', width: 750, height: 500 }],
    [`${media}a.jpg?dn=mug`, { id: 'a.jpg' }],
    ['https://cdn.example/a.jpg', { url: 'https://cdn.example/a.jpg' }],
    [
      { id: 'a.jpg', url: `${media}a.jpg`, width: 3, height: 2 },
      { id: 'a.jpg', width: 3, height: 2 },
    ],
    [{ id: '', url: 'https://cdn.example/a.jpg' }, { url: 'https://cdn.example/a.jpg' }],
    [
      { id: 'a.jpg', url: 'https://cdn.example/a.jpg' },
      { id: 'a.jpg', url: 'https://cdn.example/a.jpg' },
    ],
    [null, null],
  ])('an image given as %j goes out as %j', (given, wire) => {
    expect(encode({ image: given }, { image: 2 }, wix)).toEqual({ image: wire })
  })

  it('refuses a text that is no image, an invalid Date and an endless object, by argument path', () => {
    expect(() => encode({ a: [{ image: 'mug' }] }, { a: [{ image: 2 }] }, wix)).toThrow(
      '"a[0].image" is not a media object',
    )
    expect(() => encode({ a: { b: [date, new Date('?')] } }, undefined, wix)).toThrow(
      'INVALID_ARGUMENT: "a.b[1]" is an invalid Date',
    )
    // No text in the format `date-time` has such a year.
    for (const year of [10_000, -1]) {
      expect(() => encode({ a: new Date(Date.UTC(year, 0)) }, undefined, wix)).toThrow(
        'INVALID_ARGUMENT: "a" is an invalid Date or beyond year 9999',
      )
    }
    const endless: { self?: unknown } = {}
    endless.self = endless
    expect(() => encode(endless, undefined, wix)).toThrow('too deep')
  })

  it('keeps a key named __proto__ a key', () => {
    const body: unknown = JSON.parse('{"filter":{"__proto__":{"polluted":true}}}')
    const wire = encode(body, undefined, wix)
    expect(JSON.stringify(wire)).toBe('{"filter":{"__proto__":{"polluted":true}}}')
    expect(decode(wire, { filter: { '*': 1 } }, wix)).not.toHaveProperty('filter.polluted')
  })
})

describe('a decoded value', () => {
  const wireImage = fc.record({
    id: fc.stringMatching(/^[a-z0-9_~]{1,12}\.jpg$/),
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  })
  const codec: Codec = { when: 1, pictures: [2], more: { '*': { when: 1, picture: 2 } } }
  const wireDate = fc.date({ noInvalidDate: true }).map((value) => value.toISOString())
  const wire = fc.record({
    when: fc.option(wireDate),
    pictures: fc.array(wireImage),
    more: fc.dictionary(fc.string(), fc.record({ when: wireDate, picture: wireImage })),
    rest: fc.jsonValue(),
  })

  it('encodes to the wire it came from', () => {
    fc.assert(
      fc.property(wire, (value) => {
        const text = JSON.stringify(value)
        const decoded = decode(JSON.parse(text), codec, wix)
        expect(JSON.parse(JSON.stringify(encode(decoded, codec, wix)))).toEqual(JSON.parse(text))
      }),
    )
  })
})

describe('a client', () => {
  it('returns Dates and sends ISO strings, in both call styles', async () => {
    const server = await startLoopback(
      withTokens(({ method }) => ({
        body:
          method === 'GET'
            ? { product: { lastUpdated: iso } }
            : { products: [{ lastUpdated: iso }] },
      })),
    )
    const client = clientOf(server)
    const { product } = await client.products.getProduct('p')
    expect(product.lastUpdated).toEqual(date)
    const { data } = await client.paths['/v1/products/{id}'].GET({ params: { path: { id: 'p' } } })
    expect(data?.product?.lastUpdated).toEqual(date)
    await client.products.queryProducts({ query: { filter: { lastUpdated: { $gt: date } } } })
    expect(server.calls()[2]?.body).toEqual({ query: { filter: { lastUpdated: { $gt: iso } } } })
  })

  it('refuses an invalid Date before sending, in both call styles alike', async () => {
    const server = await startLoopback(withTokens(() => ({ body: {} })))
    const client = clientOf(server)
    const query = { filter: { lastUpdated: { $gt: new Date(Number.NaN) } } }
    const thrown = await errorOf(client.products.queryProducts({ query }))
    const { error } = await client.paths['/v1/products/query-platformized'].POST({
      body: { query },
    })
    expect(thrown.violations[0]?.field).toBe('query.filter.lastUpdated.$gt')
    expect(error?.message).toBe(thrown.message)
    expect(server.received).toEqual([])
  })
})
