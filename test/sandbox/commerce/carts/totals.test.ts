/** The arithmetic of estimates: for any cart, address and discounts the sums add up to the cent. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, amountText, Decimal, sumOf } from '../../../../sandbox/commerce/rules/amounts.ts'
import type { CartLine } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import type { StoreCoupon } from '../../../../sandbox/commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../../../sandbox/commerce/rules/documents/selling.ts'
import { calculateTotals } from '../../../../sandbox/commerce/rules/totals/calculate.ts'
import type { RefreshedLine } from '../../../../sandbox/commerce/rules/totals/obstacles.ts'
import type { Summary, TotalsInput } from '../../../../sandbox/commerce/rules/totals/totals.ts'
import { selling as demoSelling } from '../../../../sandbox/demo/seed/data.ts'
import { isLong } from '../../../setup/long.ts'

const paperGoods = demoSelling.paperGoods.id

const now = new Date('2026-03-02T10:00:00.000Z')
const selling: SellingDocument = {
  ...demoSelling,
  acceptsPayments: true,
  taxGroups: [{ id: paperGoods, name: 'Paper goods', collectionIds: ['paper'] }],
}
const runs = isLong ? 20_000 : 500

const money = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((cents) => (cents / 100).toFixed(2))
const line: fc.Arbitrary<RefreshedLine> = fc
  .record({
    id: fc.uuid(),
    quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 100_000 })),
    price: money(900),
    weight: fc.constantFrom(0, 0.2, 3, 12),
    shippable: fc.boolean(),
    paper: fc.boolean(),
    payment: fc.constantFrom(
      'FULL_PAYMENT_ONLINE' as const,
      'FULL_PAYMENT_OFFLINE' as const,
      'DEPOSIT_ONLINE' as const,
    ),
    deposit: money(50),
    taxedAt: fc.constantFrom(
      undefined,
      'SHIPPING' as const,
      'BILLING' as const,
      'BUSINESS' as const,
    ),
  })
  .map(({ id, quantity, price, weight, shippable, paper, payment, deposit, taxedAt }) => ({
    line: {
      id,
      quantity,
      reference: { productId: id, variantId: 'v', choices: {} },
      ...(taxedAt && { taxedAt }),
      seen: {
        name: 'Mug',
        slug: 'mug',
        price,
        fullPrice: price,
        sku: '',
        weight,
        choices: [],
        shippable,
        deposit,
        paymentOption: payment,
        collectionIds: paper ? ['paper'] : [],
      },
    } satisfies CartLine,
    availability: { status: 'AVAILABLE' } as const,
  }))
const coupon: fc.Arbitrary<StoreCoupon> = fc
  .record({
    benefit: fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 100 }).map(String),
      }),
      fc.record({ kind: fc.constant('amount' as const), amount: money(500) }),
      fc.constant({ kind: 'free-shipping' as const }),
    ),
    collectionId: fc.option(fc.constant('paper'), { nil: undefined }),
  })
  .map(({ benefit, collectionId }) => ({
    id: 'c',
    code: 'C',
    name: 'Coupon',
    used: 0,
    benefit,
    startsDate: null,
    expiresDate: null,
    ...(collectionId === undefined ? {} : { collectionId }),
  }))
const address = fc.constantFrom(
  { country: 'US', subdivision: 'US-NY' },
  { country: 'US', subdivision: 'US-CA' },
  { country: 'US', subdivision: 'US-OR' },
  { country: 'US' },
  { country: 'DE' },
  { country: 'GB' },
  { country: 'CA', subdivision: 'CA-QC' },
  { country: 'AQ' },
  undefined,
)
const input: fc.Arbitrary<TotalsInput> = fc
  .record({
    lines: fc.array(line, { maxLength: 6 }),
    coupon: fc.option(coupon, { nil: undefined }),
    merchant: fc.array(money(300), { maxLength: 2 }),
    shippingAddress: address,
    billingAddress: address,
    code: fc.constantFrom('standard-us', 'standard-de', 'express', 'pickup', 'none'),
    calculate: fc.record({ tax: fc.boolean(), shipping: fc.boolean(), fees: fc.boolean() }),
    balance: fc.option(money(100), { nil: undefined }),
  })
  .map(({ lines, merchant, code, balance, ...rest }) => ({
    ...rest,
    lines,
    selling,
    giftCard: balance === undefined ? undefined : giftCard(balance),
    merchantDiscounts: merchant.map((amount, index) => ({
      amount,
      lineItemIds: index === 0 ? [] : lines.slice(0, 2).map((wanted) => wanted.line.id),
    })),
    memberships: [],
    selectedMemberships: [],
    isMember: false,
    selectedShippingOption: { code },
    now,
  }))
const giftCard = (balance: string) => ({
  id: 'g',
  code: 'G',
  balance,
  expiresDate: null,
})

const parts = ({ subtotal, discount, shipping, tax, fees: charged }: Summary) => ({
  subtotal,
  discount,
  shipping,
  tax,
  fees: charged,
})
const text = (sums: object) =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, amountText(String(sum))]))

describe('an estimate', () => {
  it('adds up: subtotal − discount + shipping + tax (unless contained) + fees is the total', () => {
    fc.assert(
      fc.property(input, (given) => {
        const totals = calculateTotals(given)
        const { all, taxRegion } = totals
        const contained = sumOf(
          totals.lines.filter((taxed) => taxed.taxRegion?.included).map(({ tax }) => tax.amount),
        )
        const ofCart = [...totals.fees, ...(totals.shipping ? [totals.shipping] : [])]
        const containedToo = taxRegion?.included ? sumOf(ofCart.map(({ tax }) => tax.amount)) : 0
        const added = all.tax.minus(contained).minus(containedToo)
        const net = all.subtotal.minus(all.discount).plus(all.shipping).plus(all.fees)
        expect(amountText(all.total)).toBe(amountText(net.plus(added)))
        for (const sums of [all, totals.now, totals.later]) {
          for (const sum of [sums.total, ...Object.values(parts(sums))]) {
            expect(sum.isNegative() && !sum.isZero()).toBe(false)
            expect(sum.decimalPlaces()).toBeLessThanOrEqual(2)
          }
        }
      }),
      { numRuns: runs },
    )
  })

  it('is the sum of lines, shipping and fees, due now or later', () => {
    fc.assert(
      fc.property(input, (given) => {
        const {
          lines,
          shipping,
          fees: charged,
          discounts,
          all,
          now: due,
          later,
        } = calculateTotals(given)
        const taxes = [...lines, ...charged, ...(shipping ? [shipping] : [])].map(({ tax }) => tax)
        expect(text(parts(all))).toEqual(
          text({
            subtotal: sumOf(lines.map(({ subtotal }) => subtotal)),
            discount: sumOf(discounts.map(({ amount }) => amount)),
            shipping: shipping?.quote.total ?? 0,
            tax: sumOf(taxes.map(({ amount }) => amount)),
            fees: sumOf(charged.map(({ amount }) => amount)),
          }),
        )
        for (const name of ['subtotal', 'discount', 'shipping', 'tax', 'fees', 'total'] as const) {
          expect(amountText(due[name].plus(later[name]))).toBe(amountText(all[name]))
        }
        for (const { amount, parts: shares } of taxes) {
          expect(amountText(sumOf(shares.map((share) => share.amount)))).toBe(amountText(amount))
        }
      }),
      { numRuns: runs },
    )
  })

  it('demands now what is paid online, the deposits, and nothing of what is paid offline', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { lines, now: due } = calculateTotals(given)
        const demanded = lines.map(({ line: { seen, quantity }, subtotal, total }) => {
          if (seen.paymentOption === 'FULL_PAYMENT_ONLINE') return subtotal
          if (seen.paymentOption === 'FULL_PAYMENT_OFFLINE') return new Decimal(0)
          return Decimal.min(total, new Decimal(seen.deposit ?? 0).times(quantity))
        })
        expect(amountText(due.subtotal)).toBe(amountText(sumOf(demanded)))
      }),
      { numRuns: runs },
    )
  })

  it('discounts with a coupon of a collection its items only, or says that it has none', () => {
    fc.assert(
      fc.property(input, coupon, (given, asked) => {
        const ofPaper = { ...asked, collectionId: 'paper' }
        const { failures, discounts } = calculateTotals({ ...given, coupon: ofPaper })
        const paper = given.lines.filter(({ line: { seen } }) => seen.collectionIds?.length)
        expect(failures.coupon?.code).toBe(
          paper.length > 0 ? undefined : 'ERROR_COUPON_NOT_APPLICABLE',
        )
        const ids = paper.map((wanted) => wanted.line.id)
        for (const { source, type, shares } of discounts) {
          if (source.kind !== 'coupon' || type === 'SHIPPING') continue
          expect([type, [...shares.keys()]]).toEqual(['SPECIFIC_ITEMS', ids])
        }
      }),
      { numRuns: runs },
    )
  })

  it('discounts no line below zero, and allocates every discount completely', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { lines, discounts } = calculateTotals(given)
        const merchant = discounts.filter(({ source }) => source.kind === 'merchant')
        expect(merchant.every(({ shares }) => shares.size > 0)).toBe(true)
        for (const { discount, subtotal } of lines) expect(discount.lte(subtotal)).toBe(true)
        for (const { type, amount, shares } of discounts) {
          if (type === 'SHIPPING') continue
          expect(amountText(sumOf([...shares.values()]))).toBe(amountText(amount))
        }
      }),
      { numRuns: runs },
    )
  })

  it('charges a gift card at most its balance, and at most the amount due', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { giftCard: used, now: due } = calculateTotals(given)
        if (used === undefined) return
        expect(used.amount.lte(used.card.balance) && used.amount.lte(due.total)).toBe(true)
      }),
      { numRuns: runs },
    )
  })
})

describe('allocating an amount', () => {
  it('loses no cent, and exceeds no share', () => {
    const weights = fc.array(money(1000), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 1000 }), (texts, permille) => {
        const shares = texts.map((weight) => new Decimal(weight))
        const amount = sumOf(shares).times(permille).dividedBy(1000).toDecimalPlaces(2)
        const shared = allocate(amount, shares)
        expect(amountText(sumOf(shared))).toBe(amountText(amount))
        shared.forEach((share, index) => {
          expect(share.lte(shares[index] ?? 0)).toBe(true)
        })
      }),
      { numRuns: runs },
    )
  })

  it('uses whole cents, the first of equal shares first', () => {
    const one = new Decimal(1)
    const shared = allocate(new Decimal(100), [one, one, one])
    expect(shared.map((share) => share.toFixed())).toEqual(['33.34', '33.33', '33.33'])
  })
})
