/** What keeps a cart from becoming an order, each by itself, and in which words. */
import { describe, expect, it } from 'vitest'
import type { PaymentOptionType } from '../../../../generated/wire.ts'
import type { CartLine } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import { obstaclesOf, violationsOf } from '../../../../sandbox/commerce/rules/totals/obstacles.ts'

const seen = {
  name: 'Mug',
  slug: '',
  price: '1',
  fullPrice: '1',
  sku: '',
  weight: 0,
  choices: [],
}
const line = (more: Partial<CartLine> = {}): CartLine => ({
  id: 'line',
  quantity: 1,
  reference: { productId: 'p', variantId: 'v', choices: {} },
  seen,
  ...more,
})
const ofApp = (item: object, more: object = {}) =>
  line({ reference: { kind: 'custom', item }, seen: { ...seen, ...more } })
const available = { status: 'AVAILABLE' } as const
const physical = { physicalProperties: {} }

const barredBy = (
  lines: readonly CartLine[],
  { isMember = false, paid = [] as string[], acceptsPayments = true } = {},
) =>
  obstaclesOf(
    lines.map((one) => ({ line: one, availability: available })),
    { acceptsPayments },
    { isMember, paidByMembership: new Set(paid) },
  ).map(({ code, lineItemIds }) => [code, ...lineItemIds])

describe('an order', () => {
  it('has no obstacle without a reason', () => {
    expect(barredBy([line(), ofApp(physical), ofApp({ serviceProperties: {} })])).toEqual([])
  })

  it('needs a line, and a store that accepts payments', () => {
    expect(barredBy([])).toEqual([['LINE_ITEM_WITH_ZERO_QUANTITY']])
    expect(barredBy([line()], { acceptsPayments: false })).toEqual([
      ['SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'],
    ])
    expect(barredBy([], { acceptsPayments: false })).toHaveLength(2)
  })

  it.each([
    ['AVAILABLE', false, false],
    ['PARTIALLY_AVAILABLE', false, true],
    ['NOT_AVAILABLE', true, false],
    ['NOT_FOUND', true, false],
  ] as const)(
    'of items that are %s is refused: %s; has a warning: %s',
    (status, barred, warned) => {
      const wanted = [{ line: line(), availability: { status, quantityAvailable: 2 } }]
      const buyer = { isMember: false, paidByMembership: new Set<string>() }
      const obstacles = obstaclesOf(wanted, { acceptsPayments: true }, buyer)
      const description = 'These items are unavailable: remove them from the cart.'
      const code = 'LINE_ITEM_WITH_ZERO_QUANTITY'
      expect(obstacles).toEqual(barred ? [{ code, description, lineItemIds: ['line'] }] : [])
      const target = { lineItem: { name: 'LINE_ITEM_DEFAULT', id: 'line' } }
      expect(violationsOf(wanted, obstacles)).toEqual([
        ...(barred ? [{ severity: 'ERROR', description, target }] : []),
        ...(warned
          ? [{ severity: 'WARNING', description: 'Only 2 of Mug left in stock.', target }]
          : []),
      ])
    },
  )

  it('is refused as a whole, with violations of no line', () => {
    const buyer = { isMember: false, paidByMembership: new Set<string>() }
    const obstacles = obstaclesOf([], { acceptsPayments: false }, buyer)
    const target = { other: { name: 'OTHER_DEFAULT' } }
    expect(violationsOf([], obstacles)).toEqual([
      { severity: 'ERROR', description: 'The cart is empty: add something to it.', target },
      {
        severity: 'ERROR',
        description: 'The store does not accept payments at the moment.',
        target,
      },
    ])
  })

  it.each<readonly [PaymentOptionType, custom: boolean, pass: boolean]>([
    ['FULL_PAYMENT_ONLINE', false, false],
    ['FULL_PAYMENT_OFFLINE', false, false],
    ['MEMBERSHIP', true, true],
    ['DEPOSIT_ONLINE', true, false],
    ['MEMBERSHIP_OFFLINE', true, true],
    ['MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER', true, true],
  ])(
    'paid as %s is refused for custom items: %s, and without a membership: %s',
    (option, custom, pass) => {
      const paymentOption = { paymentOption: option }
      const needsPass = pass ? [['MEMBERSHIP_CANNOT_PAY', 'line']] : []
      const own = line({ seen: { ...seen, ...paymentOption } })
      expect(barredBy([own])).toEqual(needsPass)
      expect(barredBy([own], { paid: ['line'] })).toEqual([])
      expect(barredBy([ofApp(physical, paymentOption)], { paid: ['line'] })).toEqual(
        custom ? [['CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE', 'line']] : [],
      )
    },
  )

  it('of custom items needs exactly one type of properties', () => {
    const code = 'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE'
    expect(barredBy([ofApp({})])).toEqual([[code, 'line']])
    expect(barredBy([ofApp({ ...physical, serviceProperties: {} })])).toEqual([[code, 'line']])
  })

  it('of members-only items needs a signed-in member', () => {
    const only = line({ seen: { ...seen, membersOnly: true } })
    expect(barredBy([only])).toEqual([['MEMBERS_ONLY', 'line']])
    expect(barredBy([only], { isMember: true })).toEqual([])
    expect(barredBy([line({ seen: { ...seen, membersOnly: false } })])).toEqual([])
  })

  it('describes each obstacle', () => {
    const lines = [ofApp({}, { paymentOption: 'MEMBERSHIP', membersOnly: true })]
    const buyer = { isMember: false, paidByMembership: new Set<string>() }
    const wanted = lines.map((one) => ({ line: one, availability: available }))
    const said = obstaclesOf(wanted, { acceptsPayments: true }, buyer)
    expect(said.map(({ description }) => description)).toEqual([
      'Custom items are paid in full, online or offline.',
      'Custom items need either physicalProperties or serviceProperties.',
      'These items are for members: sign in to buy them.',
      'These items are paid with a membership: choose one.',
    ])
  })
})
