/** References ↔ objects ↔ addresses, for images, videos, sounds and documents. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
import {
  audioReference,
  croppedAddress,
  documentReference,
  imageReference,
  placeholderAddress,
  sourceSet,
  toAudio,
  toDocument,
  toImage,
  toVideo,
  videoAddress,
  videoReference,
} from '../../../src/media.ts'

const images = 'https://static.wixstatic.com/media/'
const sounds = 'https://static.wixstatic.com/mp3/'
const documents = 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/'

describe('an image', () => {
  it('of a reference has its size the right way round, and its name', () => {
    expect(
      toImage('wix:image://v1/a_1.jpg/my%20photo.jpg#originWidth=3000&originHeight=2000'),
    ).toEqual({
      id: 'a_1.jpg',
      url: `${images}a_1.jpg`,
      width: 3000,
      height: 2000,
      altText: 'my photo.jpg',
      filename: 'my photo.jpg',
    })
  })

  it('of a resized image’s URL is the original', () => {
    expect(toImage(`${images}a_1.jpg/v1/fit/w_750,h_500,q_90/file.jpg`)).toEqual({
      id: 'a_1.jpg',
      url: `${images}a_1.jpg`,
      width: 750,
      height: 500,
    })
  })

  it('of a cropped image’s URL has the size that is shown, not that of the region', () => {
    const shown = croppedAddress(
      { id: 'a_1.jpg', width: 3000, height: 2000 },
      { x: 100, y: 50, width: 400, height: 300 },
      { width: 200, height: 150 },
    )
    expect(toImage(shown)).toMatchObject({ id: 'a_1.jpg', width: 200, height: 150 })
  })

  it.each([
    ['image://v1/a.jpg', { id: 'a.jpg', url: `${images}a.jpg`, width: 0, height: 0 }],
    [`${images}a.jpg`, { id: 'a.jpg', url: `${images}a.jpg`, width: 0, height: 0 }],
    [
      'https://cdn.example/a.jpg',
      { id: '', url: 'https://cdn.example/a.jpg', width: 0, height: 0 },
    ],
  ])('of %s has the known fields', (source, image) => {
    expect(toImage(source)).toEqual(image)
  })

  it('becomes a reference with all of its fields', () => {
    const image = { id: 'a.jpg', url: `${images}a.jpg`, width: 3, height: 2 }
    expect(imageReference({ ...image, filename: 'my photo.jpg' })).toBe(
      'wix:image://v1/a.jpg/my%20photo.jpg#originWidth=3&originHeight=2',
    )
    expect(imageReference({ ...image, filename: '', altText: 'a/b' })).toBe(
      'wix:image://v1/a.jpg/a%2Fb#originWidth=3&originHeight=2',
    )
    expect(imageReference({ id: 'a.jpg', width: 3 })).toBe('wix:image://v1/a.jpg')
    expect(imageReference({ url: 'https://cdn.example/a.jpg' })).toBe('https://cdn.example/a.jpg')
  })

  it('round-trips through a reference', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 })
    const image = fc.record({
      id: fc.stringMatching(/^[a-z0-9_~]{1,12}\.jpg$/),
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
      filename: name,
    })
    fc.assert(
      fc.property(image, (given) => {
        expect(toImage(imageReference(given))).toMatchObject({ ...given, altText: given.filename })
      }),
    )
  })

  it.each(['mug', '', 'wix:video://v1/a', 'wix:audio://v1/a', 'wix:image://v1/'])(
    'is not made of %j',
    (source) => {
      expect(() => toImage(source)).toThrow(ApiError)
    },
  )
})

describe('a video', () => {
  const reference = 'wix:video://v1/v_1/clip.mp4#posterUri=p_1.jpg&posterWidth=640&posterHeight=360'

  it('of a reference has its URL and its poster', () => {
    expect(toVideo(reference)).toEqual({
      id: 'v_1',
      url: 'https://video.wixstatic.com/video/v_1/file',
      filename: 'clip.mp4',
      posters: [{ id: 'p_1.jpg', url: `${images}p_1.jpg`, width: 640, height: 360 }],
    })
  })

  it.each([
    reference,
    'https://cdn.example/v.mp4',
    { id: 'v_1' },
    { id: 'v_1', resolutions: null },
  ])('of %j has no resolutions, which are unknown', (source) => {
    expect(toVideo(source)).not.toHaveProperty('resolutions')
  })

  it('with a list of resolutions keeps it, even if empty', () => {
    const one = { url: 'https://cdn.example/v.mp4', height: 360, width: 640, format: 'mp4' }
    expect(toVideo({ id: 'v_1', resolutions: [one] }).resolutions).toEqual([one])
    expect(toVideo({ id: 'v_1', resolutions: [] }).resolutions).toEqual([])
  })

  it('has a URL for each size it is transcoded to', () => {
    expect(videoAddress(reference, '720p')).toBe(
      'https://video.wixstatic.com/video/v_1/720p/mp4/file.mp4',
    )
    const url = 'https://video.wixstatic.com/video/v_1/480p/mp4/file.mp4'
    const resolutions = [{ url, height: 480, width: 854, format: 'mp4' }]
    expect(videoAddress({ id: 'v_1', resolutions }, '720p')).toBe(url.replace('480p', '720p'))
    expect(videoAddress('https://cdn.example/v/file', '720p')).toBe('https://cdn.example/v/file')
  })

  it('becomes its original reference', () => {
    expect(videoReference(toVideo(reference))).toBe(reference)
    expect(videoReference({ id: 'v_1' })).toBe('wix:video://v1/v_1')
    expect(videoReference({ url: 'https://cdn.example/v.mp4' })).toBe('https://cdn.example/v.mp4')
  })

  it('has the second of two posters, whose id may be in its URL', () => {
    const posters = [
      { id: 'small.jpg', url: '', width: 1, height: 1 },
      { url: `${images}large.jpg?x=1`, width: 640, height: 360 },
    ]
    expect(videoReference({ id: 'v', posters })).toBe(
      'wix:video://v1/v#posterUri=large.jpg&posterWidth=640&posterHeight=360',
    )
  })

  it('omits the size of a poster without one', () => {
    const unsized = 'wix:video://v1/v#posterUri=p.jpg'
    expect(videoReference(toVideo(unsized))).toBe(unsized)
    expect(videoReference({ id: 'v', posters: [{ id: 'p.jpg' }] })).toBe(unsized)
  })
})

describe('audio', () => {
  it('of a reference has its URL, its name and its duration', () => {
    const reference = 'wix:audio://v1/s_1.mp3/my%20song.mp3#duration=12'
    const audio = { id: 's_1.mp3', url: `${sounds}s_1.mp3`, filename: 'my song.mp3', duration: 12 }
    expect(toAudio(reference)).toEqual(audio)
    expect(audioReference(audio)).toBe(reference)
  })

  it('of unknown duration has 0 in its reference, and none as an object', () => {
    expect(audioReference({ id: 's.mp3' })).toBe('wix:audio://v1/s.mp3#duration=0')
    expect(toAudio('wix:audio://v1/s.mp3#duration=0')).toEqual({
      id: 's.mp3',
      url: `${sounds}s.mp3`,
    })
  })

  it('of a URL keeps it', () => {
    expect(toAudio(`${sounds}s.mp3`)).toEqual({ id: 's.mp3', url: `${sounds}s.mp3` })
    expect(toAudio('https://cdn.example/s.mp3').id).toBe('')
    expect(audioReference({ url: 'https://cdn.example/s.mp3' })).toBe('https://cdn.example/s.mp3')
    expect(() => toAudio('wix:document://v1/d.pdf')).toThrow(ApiError)
  })
})

describe('a document', () => {
  it.each([
    'wix:document://v1/d_1.pdf/price%20list.pdf',
    'wix:document://v1/ugd/d_1.pdf/price%20list.pdf',
  ])('of %s has its URL and its name', (reference) => {
    const document = { id: 'd_1.pdf', url: `${documents}d_1.pdf`, filename: 'price list.pdf' }
    expect(toDocument(reference)).toEqual(document)
    expect(documentReference(document)).toBe('wix:document://v1/d_1.pdf/price%20list.pdf')
  })

  it('of an object or a URL is the same', () => {
    expect(toDocument({ id: 'd.pdf' }).url).toBe(`${documents}d.pdf`)
    expect(toDocument(`${documents}d.pdf`).id).toBe('d.pdf')
    expect(documentReference({ url: 'https://cdn.example/d.pdf' })).toBe(
      'https://cdn.example/d.pdf',
    )
    expect(() => toDocument({})).toThrow(ApiError)
  })
})

describe('a set of sources', () => {
  const photo = 'wix:image://v1/a.jpg#originWidth=1000&originHeight=500'

  it('offers widths up to the image’s, with its aspect ratio', () => {
    const offered = sourceSet(photo).split(', ')
    expect(offered.map((source) => source.split(' ')[1])).toEqual([
      ...['320w', '480w', '640w', '960w', '1000w'],
    ])
    expect(offered[0]).toContain('/fill/w_320,h_160,')
    expect(offered[4]).toContain('/fill/w_1000,h_500,')
  })

  it.each([
    ['#originWidth=1500&originHeight=1500', {}, '320 480 640 960 1280 1500'],
    ['#originWidth=1280&originHeight=1280', {}, '320 480 640 960 1280'],
    ['#originWidth=1281&originHeight=9', {}, '320 480 640 960 1280 1281'],
    ['#originWidth=1920&originHeight=1920', {}, '320 480 640 960 1280 1920'],
    ['#originWidth=5000&originHeight=5000', {}, '320 480 640 960 1280 1920'],
    ['#originWidth=1500&originHeight=1500', { widths: [800, 1600, 2400] }, '800 1500'],
    ['#originWidth=1500&originHeight=1500', { widths: [0.4, 320.2, 320.7, 9.5] }, '1 321 10'],
    ['#originWidth=1500&originHeight=1000', { ratio: 1 }, '320 480 640 960 1000'],
    ['#originWidth=1500&originHeight=3000', { ratio: 1 }, '320 480 640 960 1280 1500'],
    ['#originWidth=1500&originHeight=200', { ratio: 1 }, '200'],
    ['#originWidth=1500&originHeight=1000', { ratio: 2 }, '320 480 500'],
    ['#originWidth=400&originHeight=4000', {}, '320 400'],
  ])('of %s with %j offers each width once, up to the image’s', (size, options, widths) => {
    const offered = sourceSet(`wix:image://v1/a.jpg${size}`, options).split(', ')
    expect(offered.map((source) => source.split(' ')[1]?.slice(0, -1)).join(' ')).toBe(widths)
    // Every address has as many pixels as its width says.
    for (const source of offered) expect(source).toMatch(/\/w_(\d+),.* \1w$/)
  })

  it('crops to a requested aspect ratio', () => {
    expect(sourceSet(photo, { widths: [200], ratio: 1 })).toContain('/fill/w_200,h_200,')
  })

  it('offers one source for an image that cannot be resized', () => {
    expect(sourceSet('wix:image://v1/a.gif#originWidth=1000&originHeight=500')).toBe(
      `${images}a.gif 1000w`,
    )
    expect(sourceSet('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg 320w')
  })

  it('offers sources for a tiny image, and for one of unknown size', () => {
    expect(sourceSet('wix:image://v1/a.jpg#originWidth=100&originHeight=50')).toMatch(
      /\/fill\/w_100,h_50,.* 100w$/,
    )
    expect(sourceSet(`${images}a.jpg`)).toMatch(
      /\/fit\/w_320,h_1280,.* 320w, .*\/fit\/w_1920,h_7680,.* 1920w$/,
    )
    expect(sourceSet({ id: 'a.jpg', width: 320 })).toMatch(/\/fit\/w_320,h_1280,.* 320w$/)
  })
})

describe('a placeholder', () => {
  const image = 'wix:image://v1/a.jpg#originWidth=3000&originHeight=2000'

  it('is a tiny, blurred image with the same aspect ratio', () => {
    expect(placeholderAddress(image)).toBe(
      `${images}a.jpg/v1/fill/w_40,h_27,al_c,q_20,usm_0.66_1.00_0.01,blur_2,enc_auto/a.jpg`,
    )
  })

  it('is the same where quality and filters are undefined', () => {
    const unset = { quality: undefined, filters: undefined }
    expect(placeholderAddress(image, undefined, unset)).toBe(placeholderAddress(image))
  })
})
