/** Addresses of scaled pictures, step by step. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  croppedAddress,
  filledAddress,
  fittedAddress,
  type ImageSource,
  type ScaleOptions,
  type Size,
} from '../../../src/media.ts'

const host = 'https://static.wixstatic.com/media/'
const reference = (id: string, width: number, height: number, name = '') =>
  `wix:image://v1/${id}${name}#originWidth=${width}&originHeight=${height}`

const photo = reference('photo_1.jpg', 3000, 2000, '/my%20photo.jpg')
const size = { width: 400, height: 300 }
const sharp = 'usm_0.66_1.00_0.01'

/** The steps of an address: the part between the picture's id and the file's name. */
const steps = (address: string): string => address.split('/v1/')[1]?.replace(/\/[^/]*$/, '') ?? ''

describe('a URL that fills a size', () => {
  it.each<[string, string, string]>([
    ['a photo', photo, `photo_1.jpg/v1/fill/w_400,h_300,al_c,q_80,${sharp},enc_auto/photo_1.jpg`],
    [
      'a square',
      reference('sq.jpg', 1000, 1000),
      `sq.jpg/v1/fill/w_400,h_300,al_c,q_80,${sharp},enc_auto/sq.jpg`,
    ],
    [
      'a png, in a better quality',
      reference('a.png', 3000, 2000),
      `a.png/v1/fill/w_400,h_300,al_c,q_85,${sharp},enc_auto/a.png`,
    ],
    [
      'a webp with a tilde in its id',
      reference('a~mv2.webp', 3000, 2000),
      `a~mv2.webp/v1/fill/w_400,h_300,al_c,q_80,${sharp},enc_auto/a~mv2.webp`,
    ],
    [
      'the address of a scaled picture',
      `${host}photo_1.jpg/v1/fit/w_750,h_500,q_90/file.jpg`,
      `photo_1.jpg/v1/fill/w_400,h_300,al_c,q_80,${sharp},enc_auto/photo_1.jpg`,
    ],
    ['a gif, as it is', reference('a.gif', 3000, 2000), 'a.gif'],
    ['a drawing, as it is', reference('a.svg', 3000, 2000), 'a.svg'],
    ['a file of no known kind, as it is', reference('a', 3000, 2000), 'a'],
  ])('of %s', (_, source, address) => {
    expect(filledAddress(source, size)).toBe(host + address)
  })

  it('of an image of unknown size has whole pixels at any pixel density', () => {
    const odd = [{ width: 333, height: 250.4 }, { devicePixelRatio: 1.5 }] as const
    expect(steps(filledAddress('wix:image://v1/a.jpg', ...odd))).toMatch(/^fill\/w_500,h_376,/)
    expect(steps(fittedAddress('wix:image://v1/a.jpg', ...odd))).toMatch(/^fit\/w_500,h_376,/)
  })

  it.each([{ width: 900 }, { height: 600 }])('of an image of which only %j is known', (known) => {
    expect(filledAddress({ id: 'a.jpg', ...known }, size)).toBe(
      filledAddress({ id: 'a.jpg' }, size),
    )
  })

  it('of an image on another host is unchanged', () => {
    const elsewhere = 'https://cdn.example/a.jpg'
    expect(filledAddress(elsewhere, size)).toBe(elsewhere)
    expect(filledAddress({ id: 'a.jpg', url: `${elsewhere}?x` }, size)).toBe(`${elsewhere}?x`)
  })

  it('of an object keeps the host of its URL, on any platform', () => {
    const image = { id: 'a.jpg', url: 'http://127.0.0.1:4100/media/a.jpg', width: 900, height: 600 }
    expect(filledAddress(image, size)).toMatch(
      /^http:\/\/127\.0\.0\.1:4100\/media\/a\.jpg\/v1\/fill/,
    )
    const hosts = { mediaHost: 'http://store.example/media/' }
    expect(filledAddress(photo, size, { hosts })).toMatch(
      /^http:\/\/store\.example\/media\/photo_1/,
    )
  })

  it.each<[string, ScaleOptions, string]>([
    ['a quality', { quality: 50 }, `w_400,h_300,al_c,q_50,${sharp},enc_auto`],
    ['the least quality', { quality: 5 }, `w_400,h_300,al_c,q_5,${sharp},enc_auto`],
    ['the most quality', { quality: 90 }, `w_400,h_300,al_c,q_90,${sharp},enc_auto`],
    ['too little quality', { quality: 4 }, `w_400,h_300,al_c,q_80,${sharp},enc_auto`],
    ['too much quality', { quality: 91 }, `w_400,h_300,al_c,q_80,${sharp},enc_auto`],
    ['no automatic format', { autoEncode: false }, `w_400,h_300,al_c,q_80,${sharp}`],
    ['a format', { encoding: 'avif' }, `w_400,h_300,al_c,q_80,${sharp},enc_avif,quality_auto`],
    [
      'a format for old browsers too',
      { encoding: 'pavif' },
      `w_400,h_300,al_c,q_80,${sharp},enc_pavif,quality_auto`,
    ],
    [
      'a focal point',
      { focalPoint: { x: 10, y: 90 } },
      `w_400,h_300,fp_0.10_0.90,q_80,${sharp},enc_auto`,
    ],
    [
      'filters',
      { filters: { blur: 5, contrast: 10, brightness: -3, saturation: 2, hue: 1 } },
      `w_400,h_300,al_c,q_80,${sharp},con_10,br_-3,sat_2,hue_1,blur_5,enc_auto`,
    ],
    [
      'another sharpening',
      { unsharpMask: { radius: 1.2, amount: 0.5, threshold: 0 } },
      'w_400,h_300,al_c,q_80,usm_1.20_0.50_0.00,enc_auto',
    ],
    [
      'sharpening by its amount alone',
      { unsharpMask: { radius: 0, amount: 0.5, threshold: 0 } },
      'w_400,h_300,al_c,q_80,usm_0.00_0.50_0.00,enc_auto',
    ],
    [
      'no sharpening',
      { unsharpMask: { radius: 0, amount: 0, threshold: 0 } },
      'w_400,h_300,al_c,q_80,enc_auto',
    ],
    [
      'a watermark, shown at once',
      { progressive: false, watermark: 'shop' },
      `w_400,h_300,al_c,q_80,${sharp},bl,wm_shop,enc_auto`,
    ],
    ['a doubled screen', { devicePixelRatio: 2 }, `w_800,h_600,al_c,q_85,${sharp},enc_auto`],
    ['a tripled screen', { devicePixelRatio: 3 }, `w_800,h_600,al_c,q_85,${sharp},enc_auto`],
  ])('with %s', (_, options, written) => {
    expect(steps(filledAddress(photo, size, options))).toBe(`fill/${written}`)
  })

  it.each([
    ['Blue mug', 'Blue%20mug.jpg'],
    ['blue.png', 'blue.jpg'],
    ['50% off: a/b?', '50_%20off_%20a_b_.jpg'],
    ['Käse', 'K%C3%A4se.jpg'],
    ['Mug \ud83d', 'Mug%20_.jpg'],
    [":/?#[]@!$&'()*+,;=%\\", `${'_'.repeat(20)}.jpg`],
    ['', 'photo_1.jpg'],
  ])('names its file %j as %s', (name, file) => {
    expect(filledAddress(photo, size, { name }).split('/').at(-1)).toBe(file)
  })

  it.each<[number, number, string]>([
    [1400, 1400, 'q_85'],
    [1401, 1400, 'q_90'],
    [600, 600, 'q_80'],
    [601, 600, 'q_85'],
  ])('of %i by %i pixels has quality %s', (width, height, quality) => {
    expect(filledAddress(photo, { width, height })).toContain(`,${quality},`)
  })
})

describe('enlarging', () => {
  const enlarged = (source: Size, target: Size, options: ScaleOptions = {}) =>
    steps(filledAddress(reference('a.jpg', source.width, source.height), target, options))

  it.each<[number, number, string]>([
    [400, 1000, 'w_560,h_560,al_c,lg_1,q_80'],
    [401, 1000, 'w_481,h_481,al_c,lg_1,q_80'],
    [600, 1000, 'w_720,h_720,al_c,lg_1,q_85'],
    [601, 1000, 'w_601,h_601,al_c,q_85'],
    [300, 330, 'w_330,h_330,al_c,lg_1,q_80'],
  ])('a square of %i for one of %i makes %s', (from, to, written) => {
    expect(enlarged({ width: from, height: from }, { width: to, height: to })).toBe(
      `fill/${written},enc_auto`,
    )
  })

  it('is at most fourfold with the better method', () => {
    const source = { width: 100, height: 100 }
    expect(enlarged(source, { width: 300, height: 300 }, { enlarging: 'super' })).toBe(
      'fill/w_300,h_300,al_c,lg_2,q_80,enc_auto',
    )
    expect(enlarged(source, { width: 900, height: 900 }, { enlarging: 'super' })).toContain(
      'w_400,h_400,al_c,lg_2',
    )
  })

  it('keeps the aspect ratio where one side alone is too short', () => {
    expect(enlarged({ width: 3000, height: 300 }, { width: 400, height: 400 })).toBe(
      'fill/w_300,h_300,al_c,q_80,enc_auto',
    )
  })

  it('neither sharpens nor enlarges an image of unchanged size', () => {
    expect(enlarged({ width: 400, height: 300 }, size)).toBe('fill/w_400,h_300,al_c,q_80,enc_auto')
  })
})

describe('a URL that fits a size', () => {
  it.each<[string, number, number, string]>([
    ['a wide picture by its width', 3000, 2000, 'w_400,h_267'],
    ['a tall picture by its height', 2000, 3000, 'w_267,h_400'],
    ['a square', 1000, 1000, 'w_400,h_400'],
  ])('fits %s', (_, width, height, written) => {
    expect(
      steps(fittedAddress(reference('a.jpg', width, height), { width: 400, height: 400 })),
    ).toBe(`fill/${written},al_c,q_80,${sharp},enc_auto`)
  })

  it('lets the platform fit an image of unknown size', () => {
    expect(steps(fittedAddress(`${host}a.jpg`, size))).toBe(
      `fit/w_400,h_300,q_80,${sharp},enc_auto`,
    )
  })
})

describe('a URL of a region', () => {
  const crop = (x: number, y: number, width: number, height: number, target = size) =>
    steps(croppedAddress(photo, { x, y, width, height }, target, { quality: 70 }))

  it('crops the region before it fills the size', () => {
    expect(crop(100, 50, 400, 300, { width: 200, height: 150 })).toBe(
      `crop/x_100,y_50,w_400,h_300/fill/w_200,h_150,al_c,q_70,${sharp},enc_auto`,
    )
  })

  it('enlarges a small region up to a limit', () => {
    expect(crop(0, 0, 50, 50, { width: 100, height: 100 })).toBe(
      'crop/x_0,y_0,w_50,h_50/fill/w_70,h_70,al_c,lg_1,q_70,enc_auto',
    )
  })

  it('reaches regions at the right of a wide image', () => {
    expect(crop(2500, 100, 400, 300)).toMatch(/^crop\/x_2500,y_100,w_400,h_300\/fill\/w_400,h_300,/)
  })

  it('ignores regions beyond the edges, and one that is the whole image', () => {
    expect(crop(2800, 1900, 400, 300)).toMatch(/^crop\/x_2800,y_1900,w_200,h_100\//)
    expect(crop(-100, -50, 400, 300)).toMatch(/^crop\/x_0,y_0,w_300,h_250\//)
    expect(crop(0, 0, 3000, 2000)).toMatch(/^fill\//)
    expect(crop(-10, -10, 4000, 4000)).toMatch(/^fill\//)
    expect(crop(3000, 0, 100, 100)).toMatch(/^fill\//)
    expect(crop(0, 2000, 100, 100)).toMatch(/^fill\//)
    expect(crop(0, 0, 3000, 100)).toMatch(/^crop\/x_0,y_0,w_3000,h_100\//)
    expect(crop(0, 0, 100, 2000)).toMatch(/^crop\/x_0,y_0,w_100,h_2000\//)
  })
})

describe('a URL of the largest size', () => {
  it.each<[number, number, string]>([
    [5000, 5000, 'w_5000,h_5000'],
    [10_000, 2500, 'w_10000,h_2500'],
    [10_000, 5000, 'w_7071,h_3536'],
  ])('for %i by %i pixels makes %s', (width, height, written) => {
    expect(steps(filledAddress(`${host}a.jpg`, { width, height }))).toContain(`fill/${written},`)
  })
})

describe('every URL of a resized image', () => {
  const pixels = fc.integer({ min: 1, max: 12_000 })
  const sizes = fc.record({ width: pixels, height: pixels })
  const made = (address: string): Size => {
    const match = /(?:fill|fit)\/w_(\d+),h_(\d+)/.exec(address)
    return { width: Number(match?.[1]), height: Number(match?.[2]) }
  }

  it('has a size in whole pixels that the platform supports', () => {
    fc.assert(
      fc.property(sizes, sizes, (from, to) => {
        const source: ImageSource = reference('a.jpg', from.width, from.height)
        for (const address of [filledAddress(source, to), fittedAddress(source, to)]) {
          const { width, height } = made(address)
          expect(width).toBeGreaterThan(0)
          expect(height).toBeGreaterThan(0)
          // Rounding may add up to a pixel on each side.
          expect((width - 1) * (height - 1)).toBeLessThanOrEqual(5000 * 5000)
        }
      }),
    )
  })

  it('fits its size, and keeps the aspect ratio', () => {
    fc.assert(
      fc.property(sizes, sizes, (from, to) => {
        const { width, height } = made(
          fittedAddress(reference('a.jpg', from.width, from.height), to),
        )
        expect(width).toBeLessThanOrEqual(to.width)
        expect(height).toBeLessThanOrEqual(to.height)
        // Each side is rounded by at most half a pixel, and is at least one.
        const factor = Math.min(width / from.width, height / from.height)
        expect(
          Math.min(from.width * factor - width, from.height * factor - height),
        ).toBeGreaterThan(-1 - Math.max(from.width / from.height, from.height / from.width))
      }),
    )
  })
})
