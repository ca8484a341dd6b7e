/** Amounts in another currency: which one a request means, and every form of an amount in it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestAmount } from '../../../../sandbox/commerce/rules/amounts.ts'
import {
  convertedAmount,
  convertedPrice,
  inCurrency,
  ownCurrency,
  requestedConversion,
} from '../../../../sandbox/commerce/rules/currencies.ts'
import { runs } from '../../../setup/long.ts'

const asked = (currency?: string) =>
  requestedConversion(new Headers(currency === undefined ? {} : { 'x-wix-currency': currency }))
const euro = { currency: 'EUR', rate: 0.92 }
const yen = { currency: 'JPY', rate: 155 }

describe('the currency of a request', () => {
  it.each([
    ['EUR', euro],
    [' jpy ', yen],
    ['USD', { currency: 'USD', rate: 1 }],
    ['XXX', ownCurrency],
    ['toString', ownCurrency],
    ['', ownCurrency],
    [undefined, ownCurrency],
  ])('%j is %j', (header, conversion) => {
    expect(asked(header)).toEqual(conversion)
  })

  it('has a fixed rate', () => {
    const codes = ['AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'DKK', 'GBP', 'ILS', 'INR', 'KWD', 'MXN']
    const rates = [...codes, 'NOK', 'NZD', 'PLN', 'SEK'].map((code) => asked(code).rate)
    expect(rates).toEqual([
      ...[1.52, 5.4, 1.37, 0.88, 7.2, 6.9, 0.79, 3.7, 83.5, 0.31, 18.2, 10.7, 1.65, 3.95, 10.5],
    ])
  })
})

describe('an amount in another currency', () => {
  it('is rounded to the smallest unit of that currency', () => {
    expect([convertedAmount(12.5, euro), convertedAmount(12.5, yen)]).toEqual([11.5, 1938])
    expect(convertedAmount(0.01, { currency: 'KWD', rate: 0.31 })).toBe(0.003)
  })

  it('is exact to that unit, in currencies with none, two and three decimals', () => {
    const most = BigInt(largestAmount.toFixed()) * 100n
    const wholeDigits = (text: string) => BigInt(text.replaceAll(/\D/g, ''))
    const currencies = fc.constantFrom(['JPY', 0], ['KWD', 3], ['EUR', 2], ['INR', 2] as const)
    const cents = fc.oneof(fc.bigInt({ min: 0n, max: 9_999n }), fc.bigInt({ min: 0n, max: most }))
    fc.assert(
      fc.property(cents, currencies, (amount, [currency, decimals]) => {
        const { rate } = asked(currency)
        // Cents times a rate of two decimals: ten-thousandths.
        const exact = amount * BigInt(Math.round(rate * 100)) * 10n ** BigInt(decimals)
        const units = (exact + 5_000n) / 10_000n
        const limit = (most * 10n ** BigInt(decimals)) / 100n
        const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
        const given = { amount: text, convertedAmount: text, formattedConvertedAmount: '' }
        const answer = inCurrency(given, { currency, rate })
        const expected = units < limit ? units : limit
        expect(answer.convertedAmount).toMatch(decimals === 0 ? /^\d+$/ : /^\d+\.\d+$/)
        expect(wholeDigits(answer.convertedAmount)).toBe(expected)
        expect(wholeDigits(answer.formattedConvertedAmount)).toBe(expected)
        expect(answer.amount).toBe(text)
      }),
      { numRuns: runs(20_000) },
    )
  })

  it('is converted at any depth of a response, and nothing else changes', () => {
    const money = (amount: unknown) => ({
      amount,
      convertedAmount: '1',
      formattedConvertedAmount: '',
    })
    const answer = {
      conversionCurrency: 'USD',
      currency: 'USD',
      lines: [{ price: money('12.50'), none: null, text: 'amount' }],
      number: money(12.5),
      plain: { amount: '12.50' },
    }
    expect(inCurrency(structuredClone(answer), euro)).toEqual({
      ...answer,
      conversionCurrency: 'EUR',
      lines: [
        {
          none: null,
          text: 'amount',
          price: {
            amount: '12.50',
            convertedAmount: '11.50',
            formattedConvertedAmount: '€11.50',
          },
        },
      ],
    })
    expect(inCurrency(structuredClone(answer), ownCurrency)).toEqual(answer)
    expect(inCurrency(null, euro)).toBeNull()
  })
})

describe('a price in another currency', () => {
  const price = {
    currency: 'USD',
    price: 10,
    discountedPrice: 5,
    formatted: { price: '$10.00', discountedPrice: '$5.00' },
  }

  it('has every field converted, with the price per unit if there is one', () => {
    const converted = {
      currency: 'EUR',
      price: 9.2,
      discountedPrice: 4.6,
      formatted: { price: '€9.20', discountedPrice: '€4.60' },
    }
    expect(convertedPrice(price, euro)).toEqual(converted)
    expect(convertedPrice({ ...price, pricePerUnit: 2 }, euro)).toEqual({
      ...converted,
      pricePerUnit: 1.84,
      formatted: { ...converted.formatted, pricePerUnit: '€1.84' },
    })
  })

  it('is unchanged in the store’s currency', () => {
    expect(convertedPrice(price, ownCurrency)).toBe(price)
  })
})
