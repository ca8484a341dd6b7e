// The preview of a search result, and the tags it is made of.
import fc from 'fast-check'
import { plainText } from 'storefront-client/catalogue'
import { describe, expect, it } from 'vitest'
import { moved } from '../../../../../console/resources/products/logic/gallery-order.ts'
import { cutForSnippet } from '../../../../../console/resources/products/logic/search-snippet.ts'
import {
  seoDescription,
  seoTitle,
  withSeoDescription,
  withSeoTitle,
} from '../../../../../console/resources/products/logic/seo.ts'
import { graphemesOf } from '../../../../../console/ui/values/cut-text.ts'

describe('the text of a search result', () => {
  it('is truncated with an ellipsis unless it fits', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 10, max: 160 }), (text, room) => {
        const shown = cutForSnippet(text, room)
        expect([...shown].length).toBeLessThanOrEqual(room)
        if (text.length <= room) {
          expect(shown).toBe(text)
          return
        }
        expect(shown.endsWith('…')).toBe(true)
        expect(text.startsWith(shown.slice(0, -1))).toBe(true)
      }),
    )
  })

  it('is cut at a word where one ends late enough', () => {
    expect(cutForSnippet('A mug for slow mornings', 14)).toBe('A mug for…')
    expect(cutForSnippet(' A mug  for\nslow mornings', 15)).toBe('A mug for slow…')
    expect(cutForSnippet('Donaudampfschifffahrt', 10)).toBe('Donaudamp…')
    for (const mark of ['–', '-', ',', ';', ':', '.'])
      expect(cutForSnippet(`Stoneware ${mark} a mug for slow days`, 13)).toBe('Stoneware…')
  })

  it('is counted and cut as people count characters', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(cutForSnippet(family.repeat(5), 3)).toBe(`${family}${family}…`)
    expect(graphemesOf(`${family}é`)).toHaveLength(2)
  })

  it('is the words of the description, never its tags or scripts', () => {
    expect(plainText('<p>Big &amp; <b>blue</b></p><script>alert(1)</script>')).toBe('Big & blue')
    expect(plainText('1 &lt; 2&nbsp;&quot;x&quot; &#39;y&#39;')).toBe('1 < 2 "x" \'y\'')
  })
})

describe('title and description for search engines', () => {
  const og = {
    type: 'meta',
    props: { property: 'og:title' },
    children: '',
    custom: true,
    disabled: false,
  }

  it('are read back as written, and leave other tags alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, text) => {
        const seo = withSeoDescription(withSeoTitle({ tags: [og] }, title), text)
        expect([seoTitle(seo), seoDescription(seo)]).toEqual([title, text])
        expect(seo.tags[0]).toEqual(og)
        expect(withSeoDescription(withSeoTitle(seo, ''), '').tags).toEqual([og])
      }),
    )
  })

  it('are tags that every site shows', () => {
    const shown = { custom: false, disabled: false }
    const retitled = withSeoTitle(withSeoTitle(undefined, 'Cup'), 'Mug')
    expect(withSeoDescription(retitled, 'Blue').tags).toEqual([
      { type: 'title', children: 'Mug', ...shown },
      { type: 'meta', props: { name: 'description', content: 'Blue' }, children: '', ...shown },
    ])
  })

  it('are empty for a product without tags', () => {
    expect([seoTitle(undefined), seoDescription({ tags: [] })]).toEqual(['', ''])
  })
})

describe('moving a picture', () => {
  it('keeps every picture, and puts the moved one where it was asked to', () => {
    const list = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(list, fc.nat(7), fc.nat(7), (items, a, b) => {
        const from = a % items.length
        const to = b % items.length
        const after = moved(items, from, to)
        expect(after[to]).toBe(items[from])
        expect(after.toSorted()).toEqual(items.toSorted())
        expect(moved(after, to, from)).toEqual(items)
      }),
    )
    expect(moved([1], 3, 0)).toEqual([1])
  })
})
