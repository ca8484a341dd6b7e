import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyDecimals } from '../../../console/messages/number-kinds.ts'
import { changedPrice } from '../../../console/pricing/price-change.ts'
import { priceEndings, withEnding } from '../../../console/pricing/price-ending.ts'
import { adjust } from '../../../sandbox/commerce/rules/adjustments.ts'
import { Decimal } from '../../../sandbox/commerce/rules/amounts.ts'

const cents = fc.integer({ min: 0, max: 50_000_000 })
const money = cents.map((amount) => amount / 100)
const ending = fc.constantFrom(...priceEndings('USD'))
const whole = (price: number) => Math.round(price * 100)

describe('a price rounded to an ending', () => {
  it('has that ending, within half a unit unless that would be zero or less', () => {
    fc.assert(
      fc.property(money, fc.constantFrom('.00', '.90', '.99'), (price, end) => {
        const rounded = withEnding(price, end, 'USD')
        if (price === 0) {
          expect(rounded).toBe(0)
          return
        }
        expect(rounded.toFixed(2).endsWith(end)).toBe(true)
        expect(rounded).toBeGreaterThan(0)
        const distance = Math.abs(whole(rounded) - whole(price))
        expect(distance).toBeLessThanOrEqual(price < 1 ? 100 : 50)
      }),
      { numRuns: 1000 },
    )
  })

  it('is unchanged if it has the ending already, or without a requested ending', () => {
    fc.assert(
      fc.property(money, ending, (price, end) => {
        const once = withEnding(price, end, 'USD')
        expect(withEnding(once, end, 'USD')).toBe(once)
        expect(withEnding(price, 'none', 'USD')).toBe(price)
      }),
    )
  })

  it('preserves the order of prices', () => {
    fc.assert(
      fc.property(money, money, ending, (one, other, end) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        if (low === 0) return
        expect(withEnding(low, end, 'USD')).toBeLessThanOrEqual(withEnding(high, end, 'USD'))
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [12.5, '.00', 13],
    [12.49, '.00', 12],
    [12.34, '.99', 11.99],
    [12.49, '.99', 12.99],
    [12.4, '.90', 12.9],
    [12.39, '.90', 11.9],
    [0.2, '.00', 1],
    [0.2, '.99', 0.99],
  ] as const)('%d to %s is %d', (price, end, rounded) => {
    expect(withEnding(price, end, 'USD')).toBe(rounded)
  })
})

describe('a change of prices', () => {
  it.each([
    [25, -99.98, 0.01],
    [50, -99.97, 0.02],
    [12.5, -99.56, 0.06],
  ])('rounds an exact half of %d at %d %% up', (price, value, after) => {
    expect(changedPrice(price, { by: 'percent', value, ending: 'none' }, 'USD')).toBe(after)
  })

  it('equals the platform’s own adjustment', () => {
    const rate = fc.integer({ min: -100, max: 1000 })
    fc.assert(
      fc.property(money, rate, cents, (price, percent, amount) => {
        const byPercent = changedPrice(
          price,
          { by: 'percent', value: percent, ending: 'none' },
          'USD',
        )
        const platform = adjust(price, { percentage: { rate: percent, roundToInt: false } })
        expect(Math.abs(Number(byPercent) - platform)).toBeLessThanOrEqual(0.0100001)
        const byAmount = changedPrice(
          price,
          { by: 'amount', value: amount / 100, ending: 'none' },
          'USD',
        )
        expect(byAmount).toBe(adjust(price, { amount: amount / 100 }))
      }),
      { numRuns: 1000 },
    )
  })

  it('is refused below zero and past the platform’s limit', () => {
    expect(changedPrice(5, { by: 'amount', value: -6, ending: '.99' }, 'USD')).toBe('belowZero')
    expect(changedPrice(999_999_999, { by: 'percent', value: 7, ending: 'none' }, 'USD')).toBe(
      'tooHigh',
    )
  })

  it('results in an amount payable in the currency', () => {
    const currency = fc.constantFrom('JPY', 'EUR', 'KWD')
    const percent = fc.integer({ min: -10_000, max: 100_000 }).map((rate) => rate / 100)
    fc.assert(
      fc.property(currency, fc.nat(50_000_000), percent, fc.nat(3), (code, units, value, at) => {
        const decimals = currencyDecimals(code)
        const offered = priceEndings(code)
        const change = {
          by: 'percent',
          value,
          ending: offered[at % offered.length] ?? 'none',
        } as const
        const price = units / 10 ** decimals
        const changed = changedPrice(price, change, code)
        if (typeof changed === 'string') return
        expect(changed).toBe(Number(changed.toFixed(decimals)))
        const exact = new Decimal(price).times(new Decimal(value).plus(100)).div(100)
        const most = change.ending === 'none' ? 0.5 / 10 ** decimals : exact.lessThan(1) ? 1 : 0.505
        expect(Math.abs(exact.minus(changed).toNumber())).toBeLessThanOrEqual(most)
      }),
      { numRuns: 1000 },
    )
    expect(changedPrice(980, { by: 'percent', value: 10.1, ending: 'none' }, 'JPY')).toBe(1079)
    expect(changedPrice(1.255, { by: 'percent', value: 10, ending: 'none' }, 'KWD')).toBe(1.381)
  })

  it('rounds to no ending where a currency has no decimals', () => {
    expect(priceEndings('JPY')).toEqual(['none'])
    expect(priceEndings('KWD')).toEqual(priceEndings('USD'))
  })
})
