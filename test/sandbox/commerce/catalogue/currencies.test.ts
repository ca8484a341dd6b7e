/** Prices in the currency that a buyer's header names. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  convertedAmount,
  requestedConversion,
} from '../../../../sandbox/commerce/rules/currencies.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({ products: 5 })
})
afterAll(() => sandbox.close())

const conversion = (currency: string) =>
  requestedConversion(new Headers({ 'x-wix-currency': currency }))

describe('converted prices', () => {
  const firstProduct = async (headers: Record<string, string>) => {
    const response = await sandbox.fetch(
      new Request('http://127.0.0.1:4100/v1/products/query-platformized', {
        method: 'POST',
        headers: {
          authorization: sandbox.site.apiKey,
          'content-type': 'application/json',
          ...headers,
        },
        body: '{"query":{"paging":{"limit":1}}}',
      }),
    )
    const { products }: { products: Product[] } = await response.json()
    return products[0]
  }
  interface Product {
    readonly productPageUrl: { readonly base: string; readonly path: string }
    readonly priceData: { readonly price: number; readonly currency: string }
    readonly convertedPriceData: { readonly price: number; readonly currency: string }
    readonly variants: readonly { readonly variant: Pick<Product, 'convertedPriceData'> }[]
  }

  it('are in the currency of the header, of product and variants', async () => {
    const product = await firstProduct({ 'x-wix-currency': 'eur' })
    expect(product?.priceData.currency).toBe('USD')
    const { price = 0 } = product?.priceData ?? {}
    const euros = convertedAmount(price, conversion('EUR'))
    expect(product?.convertedPriceData).toMatchObject({ currency: 'EUR', price: euros })
    expect(product?.variants[0]?.variant.convertedPriceData.currency).toBe('EUR')
  })

  it.each(['', 'XXX'])('are the store’s own for %j', async (currency) => {
    const product = await firstProduct({ 'x-wix-currency': currency })
    expect(product?.convertedPriceData).toEqual(product?.priceData)
  })

  it('have a page URL without empty segments', async () => {
    const { base, path } = (await firstProduct({}))?.productPageUrl ?? { base: '', path: '' }
    expect(`${base}${path}`).toMatch(/^http:\/\/127\.0\.0\.1:4100\/product-page\/[^/]+$/)
  })
})

describe('a converted amount', () => {
  it('is at most the highest price', () => {
    expect(convertedAmount(999_999_999.99, conversion('JPY'))).toBe(999_999_999)
  })

  it('never falls when the price rises', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 }).map((units) => units / 100)
    fc.assert(
      fc.property(cents, cents, fc.constantFrom('EUR', 'JPY', 'KWD', 'SEK'), (a, b, currency) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const converted = (amount: number) => convertedAmount(amount, conversion(currency))
        expect(converted(low)).toBeLessThanOrEqual(converted(high))
      }),
    )
  })
})
