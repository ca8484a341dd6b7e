/** Names, codes, addresses and amounts: what a text may be, and how it is written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  amountText,
  Decimal,
  formattedAmount,
  lesserOf,
  multiCurrency,
  rounded,
  sumOf,
} from '../../../../sandbox/commerce/rules/amounts.ts'
import { generatedMedia, mediaAt } from '../../../../sandbox/commerce/rules/documents/media.ts'
import { requestedFieldSet, shows } from '../../../../sandbox/commerce/rules/field-sets.ts'
import { isBlank } from '../../../../sandbox/commerce/rules/names.ts'
import { priceDetails, rangeOf } from '../../../../sandbox/commerce/rules/prices.ts'
import { isSiteName, siteNameOf } from '../../../../sandbox/commerce/rules/site-hosts.ts'
import { freeSlug, isSlug, slugFrom, slugKey } from '../../../../sandbox/commerce/rules/slugs.ts'
import { combineLines } from '../../../../sandbox/commerce/rules/stock.ts'
import { newUserCode, typedUserCode } from '../../../../sandbox/commerce/rules/user-code.ts'
import { isWebAddress } from '../../../../sandbox/commerce/rules/web-addresses.ts'

describe('a name', () => {
  it('is blank without a visible character', () => {
    const blank = ['', ' ', '\t\n', '\u200b\u200d', '\u00a0', '\u2800', '\u202e', '\u0007']
    expect(blank.filter((text) => !isBlank(text))).toEqual([])
    expect(['a', ' a', 'a ', '\u200ba', '7', '–'].filter(isBlank)).toEqual([])
  })

  it('of a site is a host label', () => {
    const names = ['a', 'blue', 'blue-7', '7', `a${'b'.repeat(61)}c`]
    expect(names.filter((name) => !isSiteName(name))).toEqual([])
    const others = ['', '-a', 'a-', 'Blue', 'a.b', 'a b', `a${'b'.repeat(62)}c`, 'blue!']
    expect(others.filter(isSiteName)).toEqual([])
    expect(
      ['blue.localhost', 'localhost', 'x.blue.localhost', 'blue.localhost.evil'].map(siteNameOf),
    ).toEqual([...['blue', undefined, undefined, undefined]])
  })

  it('becomes a slug, numbered if that is taken', () => {
    expect(slugFrom('Café Crème, 250 g', 'x')).toBe('cafe-creme-250-g')
    expect(slugFrom('Łódź & Ærø ßıÞ', 'x')).toBe('lodz-aero-ssith')
    expect(slugFrom('ガラス カップ', 'x')).toBe('ガラス-カップ')
    expect(slugFrom('한국 차', 'x')).toBe('한국-차')
    expect(slugFrom('Йод', 'x')).toBe('йод')
    expect(slugFrom('किताब, नई', 'x')).toBe('किताब-नई')
    expect(slugFrom('น้ำ ดื่ม', 'x')).toBe('น้ำ-ดื่ม')
    expect(slugFrom('ノート ㊗\ufe0f \u0301 1\ufe0f\u20e3', 'x')).toBe('ノート-祝-1')
    expect(slugFrom('  – ', 'fallback')).toBe('fallback')
    expect(freeSlug('mug', new Set())).toBe('mug')
    expect(freeSlug('mug', new Set(['mug', 'mug-2']))).toBe('mug-3')
    const long = slugFrom('a'.repeat(500), 'x')
    expect(freeSlug(long, new Set([long]))).toBe(`${long.slice(0, -2)}-2`)
    expect(slugKey('MuG')).toBe('mug')
    const chosen = ['mug', 'mug-2', 'a.b_c', 'é', 'किताब', 'น้ำ', 'நூல்-2']
    expect(chosen.filter((slug) => !isSlug(slug))).toEqual([])
    const refused = ['', '-mug', 'mug-', 'a--b', 'a b', 'a/b', 'ि', 'a-ि', '祝\ufe0f', '1\u20e3']
    expect(refused.filter(isSlug)).toEqual([])
  })
})

describe('a device code', () => {
  it('has eight consonants, and is accepted in any case and spacing', () => {
    fc.assert(
      fc.property(fc.constant(undefined), () => {
        const code = newUserCode()
        expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
        expect(typedUserCode(` ${code.toLowerCase().replace('-', ' ')}`)).toBe(code)
      }),
    )
    for (const text of ['', 'WDJB-MJH', 'WDJB-MJHTT', 'WDJB-MJHA', 'WDJB_MJHT'])
      expect(typedUserCode(text)).toBeUndefined()
  })
})

describe('a web address', () => {
  it.each(['http://a.test', 'HTTPS://a.test/x?y#z', 'https://a', 'https://user@a.test'])(
    'may be %s',
    (address) => {
      expect(isWebAddress(address)).toBe(true)
    },
  )
  it.each([
    ...['', 'a.test', '//a.test', 'ftp://a.test', 'javascript:alert(1)', 'https://', 'https:// a'],
    ...['https:///a', 'https://?a', 'https://#a', 'https://\\a', 'xhttps://a', 'https://a b'],
    'https://a.test/x y',
    'https://a:port',
  ])('is not %j', (address) => {
    expect(isWebAddress(address)).toBe(false)
  })
})

describe('a picture', () => {
  it('has a URL by its name, recognised on any port', () => {
    expect(generatedMedia('a b.png', 'A')).toEqual({
      ...{ id: 'a b.png', url: '/media/a%20b.png.svg', title: 'A', altText: 'A' },
      ...{ width: 1200, height: 1200 },
    })
    expect(generatedMedia('a.svg', 'A').url).toBe('/media/a.svg')
    const at = (address: string) => mediaAt(address, 'http://a.test', 'id', 'A').url
    expect([
      at('http://a.test/media/x'),
      at('http://a.test.evil/x'),
      at('https://b.test/x'),
    ]).toEqual([...['/media/x', 'http://a.test.evil/x', 'https://b.test/x']])
  })
})

describe('a field set', () => {
  it('is the widest requested', () => {
    expect(requestedFieldSet(undefined)).toBe('PUBLIC')
    expect(requestedFieldSet({})).toBe('PUBLIC')
    expect(requestedFieldSet({ fieldsets: ['PUBLIC', 'FULL', 'EXTENDED'] })).toBe('FULL')
    expect(requestedFieldSet({ fieldSet: 'EXTENDED' })).toBe('EXTENDED')
    expect(requestedFieldSet({ fieldSet: 'FULL', fieldsets: ['EXTENDED'] })).toBe('EXTENDED')
    expect(requestedFieldSet({ fieldSet: 'FULL', fieldsets: [] })).toBe('FULL')
  })

  it('includes the narrower ones', () => {
    const sets = ['PUBLIC', 'EXTENDED', 'FULL'] as const
    expect(sets.map((set) => sets.map((least) => shows(set, least)))).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
  })
})

describe('an amount', () => {
  const decimals = (...texts: string[]) => texts.map((text) => new Decimal(text))

  it('has the decimals of its currency, as a number and as formatted text', () => {
    expect([amountText('1234.5'), amountText('1234.5', 'JPY'), amountText(1, 'KWD')]).toEqual([
      ...['1234.50', '1235', '1.000'],
    ])
    expect([formattedAmount('1234.5'), formattedAmount('-5'), formattedAmount('7', 'JPY')]).toEqual(
      [...['$1,234.50', '-$5.00', '¥7']],
    )
    expect(formattedAmount('12345678901234567890.12')).toBe('$12,345,678,901,234,567,890.12')
    expect(formattedAmount(Number.NaN)).toBe('NaN')
    expect(rounded('0.005').toFixed()).toBe('0.01')
    expect(multiCurrency('7')).toEqual({
      ...{ amount: '7.00', convertedAmount: '7.00' },
      ...{ formattedAmount: '$7.00', formattedConvertedAmount: '$7.00' },
    })
  })

  it('is added, compared, and allocated by weight', () => {
    expect([sumOf([]), sumOf(decimals('0.1', '0.2'))].map(String)).toEqual(['0', '0.3'])
    const [one = new Decimal(0), two = new Decimal(0)] = decimals('1', '2')
    expect([lesserOf(one, two), lesserOf(two, one)]).toEqual([one, one])
    const shared = (amount: string, ...weights: string[]) =>
      allocate(new Decimal(amount), decimals(...weights)).map(String)
    expect(shared('5', '0', '0')).toEqual(['0', '0'])
    expect(shared('1', '1', '1', '1')).toEqual(['0.34', '0.33', '0.33'])
    expect(shared('0.05', '1', '2')).toEqual(['0.02', '0.03'])
    expect(shared('0')).toEqual([])
  })

  it('of a product has its price per unit if there is one', () => {
    const discount = { type: 'AMOUNT', value: 2 } as const
    expect(priceDetails(10, discount)).toEqual({
      ...{ currency: 'USD', price: 10, discountedPrice: 8 },
      formatted: { price: '$10.00', discountedPrice: '$8.00' },
    })
    const perUnit = { totalQuantity: 500, totalMeasurementUnit: 'G', baseQuantity: 1 } as const
    expect(priceDetails(10, discount, { ...perUnit, baseMeasurementUnit: 'KG' })).toMatchObject({
      ...{ pricePerUnit: 16, formatted: { pricePerUnit: '$16.00' } },
    })
    expect([rangeOf([]), rangeOf([3, 1, 2])]).toEqual([undefined, { minValue: 1, maxValue: 3 }])
  })
})

describe('stock lines', () => {
  it('are combined per variant and preorder, and sorted', () => {
    const line = (productId: string, by: number, preorder = false) => ({
      ...{ productId, variantId: 'v', by, preorder },
    })
    expect(combineLines([line('b', 1), line('a', 2), line('b', 3), line('a', 4, true)])).toEqual([
      ...[line('a', 2), line('a', 4, true), line('b', 4)],
    ])
  })
})
