// What the console shows for each state of stock, and what its form does for each kind of discount.
import { describe, expect, it } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import { loadLanguage } from '../../../../console/messages/language.ts'
import { discountValueIn } from '../../../../console/pricing/discount.ts'
import {
  discountChoices,
  discountInput,
} from '../../../../console/resources/products/discount-kinds.ts'
import { stockLabels, stockState } from '../../../../console/resources/products/stock-states.ts'
import { LOW_STOCK } from '../../../../console/ui/values/low-stock.ts'

describe('the stock of a product', () => {
  it.each([
    ['IN_STOCK', undefined, 'good', 'In stock'],
    ['IN_STOCK', LOW_STOCK + 1, 'good', `In stock · ${LOW_STOCK + 1}`],
    ['IN_STOCK', LOW_STOCK, 'caution', `Low · ${LOW_STOCK}`],
    ['PARTIALLY_OUT_OF_STOCK', undefined, 'caution', 'Partly out of stock'],
    ['PARTIALLY_OUT_OF_STOCK', 7, 'caution', 'Partly out · 7'],
    ['OUT_OF_STOCK', undefined, 'bad', 'Out of stock'],
    ['OUT_OF_STOCK', 0, 'bad', 'Out of stock'],
    ['A_NEWER_ONE', 5, 'quiet', 'Unknown'],
  ])('that is %s with %s units is shown as %s: %s', async (status, units, tone, text) => {
    expect(stockState(status, units, await loadLanguage('en'))).toEqual({ tone, text })
  })

  it('is a filter of the list in each of its states', () => {
    expect(Object.entries(stockLabels(texts.stock))).toEqual([
      ['IN_STOCK', 'In stock'],
      ['PARTIALLY_OUT_OF_STOCK', 'Partly out of stock'],
      ['OUT_OF_STOCK', 'Out of stock'],
    ])
  })
})

describe('a discount', () => {
  it('is offered as none, percent or amount', () => {
    expect(discountChoices(texts.products.discounts)).toEqual([
      { id: 'NONE', name: 'No discount' },
      { id: 'PERCENT', name: 'Percent off' },
      { id: 'AMOUNT', name: 'Amount off' },
    ])
  })

  it('has no value to enter when its kind is unknown', () => {
    expect(['PERCENT', 'AMOUNT', 'NONE', 'A_NEWER_ONE', undefined].map(discountValueIn)).toEqual([
      'percent',
      'amount',
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    [
      { type: 'PERCENT', value: 25 },
      { type: 'PERCENT', value: 25 },
    ],
    [
      { type: 'AMOUNT', value: 4 },
      { type: 'AMOUNT', value: 4 },
    ],
    [
      { type: 'AMOUNT', value: null },
      { type: 'AMOUNT', value: 0 },
    ],
    [
      { type: 'NONE', value: 25 },
      { type: 'NONE', value: 0 },
    ],
    [
      { type: 'UNDEFINED', value: 25 },
      { type: 'NONE', value: 0 },
    ],
    [
      { type: 'A_NEWER_ONE', value: 25 },
      { type: 'NONE', value: 0 },
    ],
  ])('entered as %j is sent as %j', (entered, sent) => {
    expect(discountInput(entered)).toEqual(sent)
  })
})
