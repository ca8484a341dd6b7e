// @vitest-environment jsdom
// The shop's pictures: every name of the seed is a file, any other name shows the nearest one, and none breaks out.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureNames, readPicture } from '../../../../sandbox/demo/pictures/files.ts'
import { productsOf } from '../../../../sandbox/demo/seed/catalogue/products.ts'
import { collections, products } from '../../../../sandbox/demo/seed/data.ts'
import { anyText } from '../../../setup/any-text.ts'

const sizeLimit = 4096
const people = 27
const kinds = new Set([...products, ...collections].map(({ kind }) => kind))

describe('the pictures of the seeded shop', () => {
  it('match the files exactly', () => {
    const names = [
      ...namesOf(products.length),
      ...collections.map(({ kind, slug }) => `${kind}-${slug}-1`),
      ...Array.from({ length: people }, (_, index) => `avatar-${index + 1}`),
    ]
    expect([...pictureNames()].sort()).toEqual([...new Set(names)].sort())
  })

  it.each(pictureNames())('keep %s small and well-formed', (name) => {
    const picture = readPicture(name)
    expect(Buffer.byteLength(picture)).toBeLessThan(sizeLimit)
    expect(rootOf(picture).getAttribute('viewBox')).toBe('0 0 1000 1000')
    expect(picture).not.toMatch(/NaN|undefined/)
  })

  it('are all different', () => {
    expect(new Set(pictureNames().map(readPicture)).size).toBe(pictureNames().length)
  })

  it('are the same with and without an extension', () => {
    for (const name of pictureNames()) expect(readPicture(`${name}.svg`)).toBe(readPicture(name))
  })
})

describe('a name without a file', () => {
  it.each([...kinds, 'avatar'])('shows something of its kind for %s', (kind) => {
    const title = /<title>(.*)<\/title>/
    const ofKind = pictureNames().filter((name) => name.startsWith(`${kind}-`))
    const shown = title.exec(readPicture(`${kind}-of-no-one-1`))?.[1]
    expect(ofKind.map((name) => title.exec(readPicture(name))?.[1])).toContain(shown)
  })

  it('shows an edition of a product as the product, colour and view included', () => {
    const [first, second] = [products.length, products.length * 2].map((count) => namesOf(count))
    const editions = second?.slice(first?.length) ?? []
    expect(editions.length).toBe(first?.length)
    editions.forEach((name, index) => {
      expect(readPicture(name)).toBe(readPicture(first?.[index] ?? ''))
    })
  })

  it('shows a parcel as the fallback', () => {
    for (const name of [
      'gizmo-odd-thing-1',
      'constructor-x-1',
      '',
      '-',
      '%',
      '🫖-1',
      '../box-gifts-1',
    ])
      expect(readPicture(name)).toBe(readPicture('box-gifts-1'))
  })

  it('appears in no picture', () => {
    const files = new Set(pictureNames().map(readPicture))
    fc.assert(
      fc.property(anyText, (name) => {
        expect(files).toContain(readPicture(name))
        expect(readPicture(`mug-${name}`)).toBe(readPicture(`mug-${name}`))
      }),
    )
  })
})

/** The names of the pictures of so many products. */
function namesOf(count: number): string[] {
  const options = { site: 'site', seed: 1, products: count, now: new Date('2026-03-01') }
  return productsOf(options, new Map(), count).flatMap(({ document }) =>
    document.media.map(({ id }) => id.replace(/\.svg$/, '')),
  )
}

/** Throws unless the text is one well-formed XML document. */
function rootOf(picture: string): Element {
  const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml')
  const error = parsed.querySelector('parsererror')
  if (error) throw new SyntaxError(error.textContent ?? picture)
  return parsed.documentElement
}
