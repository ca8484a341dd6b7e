/** Pictures as answers hold them: without an id, with nulls, scaled already. */
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { ApiError, type MediaItem, type Profile } from '../../../src/index.ts'
import {
  croppedAddress,
  filledAddress,
  fittedAddress,
  hostedMedia,
  type ImageFields,
  imageReference,
  placeholderAddress,
  sourceSet,
  toAudio,
  toDocument,
  toImage,
  toVideo,
} from '../../../src/media.ts'
import { anyText } from '../../setup/any-text.ts'

const plain = 'https://static.wixstatic.com/media/abc_1.jpg'
const scaled = `${plain}/v1/fit/w_500,h_400,q_90/file.jpg`
const size = { width: 100, height: 100 }

describe('an image of a product’s gallery', () => {
  const image = { url: scaled, width: 500, height: 400, altText: null }
  const mainMedia: Pick<MediaItem, 'image'> = { image }

  it('is resized as its URL is', () => {
    const main = mainMedia.image ?? ''
    expect(filledAddress(main, size)).toBe(filledAddress(scaled, size))
    expect(filledAddress(main, size)).toMatch(/^https:[^ ]*abc_1\.jpg\/v1\/fill\/w_100,h_100,/)
    expect(fittedAddress(main, size)).toBe(fittedAddress(scaled, size))
    expect(sourceSet(main)).toBe(sourceSet(scaled))
    expect(placeholderAddress(main)).toBe(placeholderAddress(scaled))
  })

  it('becomes an image with an id and without nulls', () => {
    expect(toImage(image)).toEqual({ id: 'abc_1.jpg', url: plain, width: 500, height: 400 })
    expect(toImage({ url: scaled })).toEqual(toImage(scaled))
    expect(imageReference(image)).toBe(scaled)
  })

  it('keeps the size of the whole picture where it is given', () => {
    expect(toImage({ url: scaled, width: 5000, height: 4000 })).toMatchObject({ width: 5000 })
    expect(toImage({ url: plain, width: 5000, height: 4000 })).toMatchObject({ width: 5000 })
    expect(toImage({ url: scaled, width: 5000, height: null })).toEqual(toImage(scaled))
  })

  it('is resized from the original if its id matches its resized URL', () => {
    const named = { id: 'abc_1.jpg', url: scaled, width: 500, height: 400 }
    expect(filledAddress(named, size)).toBe(filledAddress(scaled, size))
    const other = { ...named, id: 'other.jpg' }
    expect(filledAddress(other, size)).toBe(scaled)
  })

  it('is not its item, whose id is no file of every platform', () => {
    expectTypeOf<MediaItem>().not.toExtend<ImageFields>()
    expectTypeOf<NonNullable<MediaItem['image']>>().toExtend<ImageFields>()
  })

  it('is unchanged on another host', () => {
    const url = 'https://cdn.example/media/abc_1.jpg/v1/fit/w_500,h_400,q_90/file.jpg'
    expect(filledAddress({ url, width: 500, height: 400 }, size)).toBe(url)
  })
})

it('a member’s photo is resized too', () => {
  const photo: Profile['photo'] = { id: '', url: scaled, width: 0, height: 0, offsetX: null }
  expect(filledAddress(photo, size)).toBe(filledAddress(scaled, size))
})

describe('an invalid size', () => {
  const refusalOf = (work: () => string): ApiError => {
    try {
      work()
    } catch (error) {
      if (ApiError.is(error)) return error
    }
    throw new Error('It was not refused')
  }

  it.each<[string, () => string]>([
    ['size.width', () => filledAddress(plain, { width: Number.NaN, height: 0 })],
    ['size.height', () => filledAddress(plain, { width: 10, height: 0 })],
    ['size.width', () => fittedAddress(plain, { width: -1, height: 10 })],
    [
      'size.height',
      () => fittedAddress('https://cdn.example/a.gif', { ...size, height: Infinity }),
    ],
    ['region.x', () => croppedAddress(plain, { x: Number.NaN, y: 0, ...size }, size)],
    ['region.width', () => croppedAddress(plain, { x: 0, y: 0, width: 0, height: 5 }, size)],
    ['focalPoint.y', () => filledAddress(plain, size, { focalPoint: { x: 0, y: Number.NaN } })],
    ['devicePixelRatio', () => filledAddress(plain, size, { devicePixelRatio: Number.NaN })],
    ['ratio', () => sourceSet(scaled, { ratio: 0 })],
    ['widths[1]', () => sourceSet(scaled, { widths: [100, Number.NaN] })],
  ])('is refused under the name %s', (field, work) => {
    const refusal = refusalOf(work)
    expect(refusal).toMatchObject({ kind: 'validation', code: 'INVALID_ARGUMENT' })
    expect(refusal.violations).toMatchObject([{ field }])
  })
})

describe('an id', () => {
  const hosts = {
    ...hostedMedia,
    mediaHost: 'https://media.example/images/',
    audioHost: 'https://media.example/sounds/',
    documentHost: 'https://media.example/files/',
  }
  const kinds = [
    [toImage, hosts.mediaHost],
    [toVideo, 'https://video.wixstatic.com/video/'],
    [toAudio, hosts.audioHost],
    [toDocument, hosts.documentHost],
  ] as const
  const addressOf = (make: (typeof kinds)[number][0], source: object): string | undefined => {
    try {
      return make(source, hosts).url
    } catch (error) {
      if (ApiError.is(error, 'INVALID_MEDIA')) return undefined
      throw error
    }
  }

  it.each(['../../etc', 'a/../../b', '..', './x', 'a/..'])('of %s is refused', (id) => {
    for (const [make] of kinds) expect(addressOf(make, { id })).toBeUndefined()
    expect(() => toImage(`https://media.example/images/${encodeURIComponent(id)}`, hosts)).toThrow()
  })

  it('of any text stays in its folder or is refused', () => {
    const text = fc.oneof(
      anyText,
      fc
        .array(fc.constantFrom('..', '.', '/', '\\', '%2e', 'a', '?', '#', ':', '@'))
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...kinds), (id, [make, folder]) => {
        const address = addressOf(make, { id })
        if (address) expect(new URL(address).href.startsWith(folder)).toBe(true)
      }),
    )
  })

  it('cannot be escaped by a relative URL or a script URL', () => {
    for (const url of ['../secret.jpg', '/etc/passwd', 'javascript:alert(1)', 'a/../../b']) {
      expect(addressOf(toImage, { url })).toBeUndefined()
      expect(addressOf(toImage, { id: '', url, width: 3, height: 2 })).toBeUndefined()
      expect(addressOf(toVideo, { id: '', url })).toBeUndefined()
      expect(addressOf(toImage, { url, id: 'a.jpg' })).toBe(`${hosts.mediaHost}a.jpg`)
    }
    expect(addressOf(toImage, { url: 'mug.jpg' })).toBe(`${hosts.mediaHost}mug.jpg`)
    expect(addressOf(toImage, { id: '', url: '', width: 0, height: 0 })).toBe('')
  })
})
