/** The whole estimate as one pure function: lines, discounts, shipping, fees, tax, totals. */
import type { TaxableAddressType } from '../../../../generated/wire.ts'
import { Decimal, lesserOf, sumOf, zero } from '../amounts.ts'
import { lineTotal } from '../cart.ts'
import type { StoreCoupon } from '../documents/promotions.ts'
import { paymentOf } from '../payment-options.ts'
import { unitPrice } from '../unit-price.ts'
import { type CalculationProblem, couponProblem, giftCardProblem } from './codes.ts'
import { countShipping, freeShipping, quotesFor } from './counted-shipping.ts'
import { discountOn, lineDiscounts, type PricedLine } from './discounts.ts'
import { feesOf } from './fees.ts'
import { assignMemberships } from './memberships.ts'
import { obstaclesOf } from './obstacles.ts'
import { summarize } from './summary.ts'
import {
  includesTax,
  lacksSubdivision,
  taxAddresses,
  taxGroupOf,
  taxOn,
  taxRegionOf,
} from './tax.ts'
import type { CalculatedLine, Failures, Summary, Totals, TotalsInput } from './totals.ts'

/** Never throws: a part that fails counts as 0 and reports why. */
export function calculateTotals(given: TotalsInput): Totals {
  const { selling, calculate } = given
  const wanted = given.lines.map(({ line }) => line)
  const memberships = assignMemberships(
    wanted,
    given.memberships,
    given.selectedMemberships,
    selling,
    given.now,
  )
  const priced = wanted.map((line) => ({
    line,
    subtotal: memberships.paying.has(line.id) ? zero : lineTotal(line),
  }))
  const failures: Failures = {}

  const coupon = usableCoupon(given, priced, failures)
  const discounts = lineDiscounts(priced, {
    rules: selling.discountRules,
    merchant: given.merchantDiscounts,
    coupon,
  })
  noteLostLines(given, failures)

  const addressOf = (taxedAt: TaxableAddressType = 'SHIPPING') => taxAddresses[taxedAt](given)
  const regionOf = (taxedAt?: TaxableAddressType) =>
    calculate.tax ? taxRegionOf(selling, addressOf(taxedAt)) : undefined
  const region = regionOf()
  const buyersAddresses = [addressOf(), ...wanted.map(({ taxedAt }) => addressOf(taxedAt))].filter(
    (address) => address !== selling.businessAddress,
  )
  if (calculate.tax && buyersAddresses.some((address) => lacksSubdivision(selling, address))) {
    failures.tax = {
      code: 'SUBDIVISION_REQUIRED',
      description:
        'Tax depends on the subdivision of the address: send its ISO 3166-2 code, such as US-NY.',
    }
  }
  const lines = priced.map((line): CalculatedLine => {
    const discount = discountOn(line.line.id, discounts)
    const total = line.subtotal.minus(discount)
    const paid = memberships.paying.has(line.line.id)
    const taxRegion = regionOf(line.line.taxedAt)
    return {
      ...line,
      unitPrice: paid ? zero : unitPrice(line.line),
      discount,
      total,
      taxRegion,
      tax: taxOn(total, taxRegion, taxGroupOf(selling, line.line.seen)),
      paymentOption: paid ? 'MEMBERSHIP' : paymentOf(line.line.seen),
    }
  })

  const quotes = quotesFor(given, lines, failures)
  const shipping = countShipping(given, quotes, coupon, region, failures)
  const applied =
    shipping && coupon?.benefit.kind === 'free-shipping'
      ? [...discounts, freeShipping(coupon, shipping.discount)]
      : discounts
  const subtotal = sumOf(lines.map((line) => line.subtotal))
  const fees = (calculate.fees ? feesOf(selling.fees, priced, subtotal) : []).map((fee) => ({
    ...fee,
    tax: taxOn(fee.amount, region),
  }))
  const sums = summarize(lines, {
    shipping: shipping?.quote.total ?? zero,
    shippingDiscount: shipping?.discount ?? zero,
    fees: sumOf(fees.map(({ amount }) => amount)),
    tax: sumOf([shipping?.tax.amount ?? zero, ...fees.map(({ tax }) => tax.amount)]),
    taxIncluded: region?.included ?? false,
  })
  if (memberships.problem !== undefined) failures.memberships = memberships.problem
  return {
    lines,
    discounts: applied,
    quotes,
    shipping,
    fees,
    taxRegion: region,
    pricesIncludeTax: includesTax(selling, addressOf()),
    giftCard: redeemed(given, sums.now, failures),
    memberships,
    ...sums,
    failures,
    obstacles: obstaclesOf(given.lines, selling, {
      isMember: given.isMember,
      paidByMembership: new Set(memberships.paying.keys()),
    }),
  }
}

/** Notes a merchant discount whose lines have all left the cart: it has no effect. */
function noteLostLines({ lines, merchantDiscounts }: TotalsInput, failures: Failures): void {
  const known = new Set(lines.map(({ line }) => line.id))
  const lost = merchantDiscounts.some(
    ({ lineItemIds }) => lineItemIds.length > 0 && !lineItemIds.some((id) => known.has(id)),
  )
  if (!lost) return
  failures.discounts = {
    code: 'LINE_ITEM_NOT_FOUND',
    description: 'A merchant discount refers to line items that are not in the cart.',
  }
}

/** The coupon of a cart if it applies; otherwise notes why not. */
function usableCoupon(
  { coupon, now }: TotalsInput,
  priced: readonly PricedLine[],
  failures: Failures,
): StoreCoupon | undefined {
  if (coupon === undefined) return undefined
  const problem = coupon === 'gone' ? gone('coupon') : couponProblem(coupon, priced, now)
  if (problem !== undefined) failures.coupon = problem
  else if (coupon !== 'gone') return coupon
  return undefined
}

/** The amount a gift card pays at checkout; it is no discount. */
function redeemed({ giftCard: card, now }: TotalsInput, due: Summary, failures: Failures) {
  if (card === undefined) return undefined
  const problem = card === 'gone' ? gone('gift card') : giftCardProblem(card, now)
  if (problem !== undefined) failures.giftCard = problem
  else if (card !== 'gone') return { card, amount: lesserOf(new Decimal(card.balance), due.total) }
  return undefined
}

function gone(what: string): CalculationProblem {
  return { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: `The ${what} is gone.` }
}
