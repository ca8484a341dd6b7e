// What may be typed as the address of a link, and where the link then leads.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkAddress } from '../../../console/ui/rich-text/link-address.ts'
import { payloads } from '../../browser/support/payloads.ts'
import { anyUrl } from '../../setup/any-text.ts'

describe('the address of a link', () => {
  it.each([
    ['https://store.example/wool', 'https://store.example/wool'],
    [' store.example/wool ', 'https://store.example/wool'],
    ['/wool', '/wool'],
    ['mailto:shop@store.example', 'mailto:shop@store.example'],
    ['tel:+4930123456', 'tel:+4930123456'],
    ['shop@store.example', 'mailto:shop@store.example'],
    ['+49 (30) 123-456', 'tel:+4930123456'],
    ['+49 (0)30 123456', 'tel:+4930123456'],
    ['0049 (0)30 123456', 'tel:004930123456'],
    ['030 123456', 'tel:030123456'],
    ['(0)30 123456', 'tel:030123456'],
    ['+٩٦٦٥٠١٢٣٤٥٦٧', 'tel:+966501234567'],
    ['\u200e+966 50\u00a0123 4567', 'tel:+966501234567'],
    ['۰۲۱-۱۲۳۴۵۶۷', 'tel:0211234567'],
    ['192.0.2.10/wool', 'https://192.0.2.10/wool'],
    ['store.example/@wool', 'https://store.example/@wool'],
  ])('%j leads to %s', (typed, href) => {
    expect(linkAddress(typed)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'java\tscript:hacked=1',
    'data:text/html,a',
    'two words',
    'https://',
  ])('that leads nowhere is refused: %j', (typed) => {
    expect(linkAddress(typed)).toBeUndefined()
  })

  it('is never executable', () => {
    const typed = fc.oneof(fc.string(), anyUrl, fc.constantFrom(...payloads))
    fc.assert(
      fc.property(typed, (text) => {
        const href = linkAddress(text)
        if (href === undefined) return
        expect(new URL(href, 'https://store.example').protocol).toMatch(/^(https?|mailto|tel):$/)
      }),
    )
  })
})
