// @vitest-environment jsdom
// The shop's pictures: every kind has a shape, every name one picture, and no name can break out of it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugFrom } from '../../../../sandbox/commerce/rules/slugs.ts'
import { drawPicture } from '../../../../sandbox/demo/pictures/picture.ts'
import { hasShape } from '../../../../sandbox/demo/pictures/shapes/index.ts'
import { collections, products } from '../../../../sandbox/demo/seed/data/index.ts'

const sizeLimit = 4096
const people = 27
const kinds = new Set([...products, ...collections].map(({ kind }) => kind))
const names = [
  ...products.flatMap(({ kind, name, pictures = 1 }) =>
    Array.from(
      { length: pictures },
      (_, index) => `${kind}-${slugFrom(name, 'product')}-${index + 1}`,
    ),
  ),
  ...collections.map(({ kind, slug }) => `${kind}-${slug}-1`),
  ...Array.from({ length: people }, (_, index) => `avatar-${index + 1}`),
]

describe('the pictures of the seeded shop', () => {
  it.each([...kinds, 'avatar'])('has a shape of its own for %s', (kind) => {
    expect(hasShape(kind)).toBe(true)
  })

  it.each(names)('draws %s small and well-formed', (name) => {
    const drawn = drawPicture(name)
    expect(Buffer.byteLength(drawn)).toBeLessThan(sizeLimit)
    expect(rootOf(drawn).getAttribute('viewBox')).toBe('0 0 1000 1000')
    expect(drawn).not.toMatch(/NaN|undefined/)
  })

  it('shows no two of them alike', () => {
    expect(new Set(names.map(drawPicture)).size).toBe(names.length)
  })

  it('draws the same name the same, with or without its ending', () => {
    for (const name of names) expect(drawPicture(`${name}.svg`)).toBe(drawPicture(name))
  })
})

describe('what a name says', () => {
  it('a colour word is the colour of the thing', () => {
    expect(drawPicture('mug-stoneware-mug-rust-1')).toContain('#b4552d')
    expect(drawPicture('mug-stoneware-mug-navy-1')).toContain('#24324f')
  })

  it('a kind without a drawing comes as a parcel', () => {
    expect(hasShape('constructor')).toBe(false)
    expect(
      rootOf(drawPicture('gizmo-odd-thing-1')).querySelectorAll('path').length,
    ).toBeGreaterThan(5)
  })
})

describe('a hostile name', () => {
  it('is escaped', () => {
    const drawn = drawPicture('mug-"><script>alert(1)</script>&\u0000-1')
    expect(rootOf(drawn).querySelector('script')).toBeNull()
    expect(drawn).not.toContain('<script')
  })

  it('leaves a well-formed document of the usual elements, for any input', () => {
    const allowed = new Set(elementsOf(names.map(drawPicture).join('')))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const drawn = drawPicture(name)
        rootOf(drawn)
        expect(elementsOf(drawn).filter((element) => !allowed.has(element))).toEqual([])
      }),
    )
  })
})

/** Throws unless the text is one well-formed XML document. */
function rootOf(drawn: string): Element {
  const parsed = new DOMParser().parseFromString(drawn, 'image/svg+xml')
  const error = parsed.querySelector('parsererror')
  if (error) throw new SyntaxError(error.textContent ?? drawn)
  return parsed.documentElement
}

function elementsOf(drawn: string): string[] {
  return [...drawn.matchAll(/<([a-z]+)/gi)].map(([, name = '']) => name)
}
