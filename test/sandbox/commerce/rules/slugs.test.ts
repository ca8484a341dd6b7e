/** The readable part of an address: made from a name, numbered where it is taken, chosen by an owner. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeSlug, isSlug, slugFrom, slugKey } from '../../../../sandbox/commerce/rules/slugs.ts'

describe('the slug of a name', () => {
  it.each([
    ['Café Crème, 250 g', 'cafe-creme-250-g'],
    ['Łódź & Ærø ßıÞ', 'lodz-aero-ssith'],
    ['ガラス カップ', 'ガラス-カップ'],
    ['한국 차', '한국-차'],
    ['Йод', 'йод'],
    ['किताब, नई', 'किताब-नई'],
    ['น้ำ ดื่ม', 'น้ำ-ดื่ม'],
    ['ノート ㊗\ufe0f \u0301 1\ufe0f\u20e3', 'ノート-祝-1'],
    ['  – ', 'fallback'],
    [`${'a'.repeat(99)}𠮷野`, 'a'.repeat(99)],
  ])('%j is %s', (name, slug) => {
    expect(slugFrom(name, 'fallback')).toBe(slug)
  })

  it('contains only letters with their marks, digits and hyphens, and has at most 100 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = slugFrom(name, 'product')
        expect(slug).toMatch(/^(?!-)(?:\p{L}\p{M}*|[\p{N}-])+(?<!-)$/u)
        expect(slug.length).toBeLessThanOrEqual(100)
        expect(isSlug(slug)).toBe(true)
      }),
    )
  })

  it('is numbered until it is unused', () => {
    expect(freeSlug('mug', new Set())).toBe('mug')
    expect(freeSlug('mug', new Set(['mug', 'mug-2', 'mug-4']))).toBe('mug-3')
    const long = slugFrom('a'.repeat(500), 'x')
    expect(freeSlug(long, new Set([long]))).toBe(`${long.slice(0, -2)}-2`)
  })
})

describe('a chosen slug', () => {
  it.each(['a', 'mug-2', 'a.b_c', 'é', 'été', 'किताब', 'น้ำ', 'நூல்-2'])('may be %s', (slug) => {
    expect(isSlug(slug)).toBe(true)
  })

  it.each([
    ...['', '-a', 'a-', '!a', 'a!', 'a--b', 'a b', 'a/b', 'ि', 'a-ि', '祝\ufe0f', '1\u20e3'],
  ])('is not %j', (slug) => {
    expect(isSlug(slug)).toBe(false)
  })

  it('is compared in lower case', () => {
    expect(slugKey('MuG')).toBe('mug')
  })
})
