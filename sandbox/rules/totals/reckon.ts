/** The whole of an estimate as one pure function: lines, discounts, shipping, fees, tax, sums. */
import type {
  CartAddressInput,
  HostSelectedMembershipInput,
  PaymentOptionType,
  SelectedShippingOptionInput,
} from '../../../generated/wire.ts'
import { Decimal, lesserOf, sumOf, zero } from '../amounts.ts'
import { lineTotal } from '../cart.ts'
import type { GivenDiscount } from '../documents/cart.ts'
import type { StoreCoupon, StoreGiftCard, StoreMembership } from '../documents/promotions.ts'
import type { SellingDocument, TaxRegion } from '../documents/selling.ts'
import { type CalculationProblem, couponProblem, giftCardProblem } from './codes.ts'
import { discountOn, lineDiscounts, type PricedLine, type TakenDiscount } from './discounts.ts'
import { type DueFee, feesOf } from './fees.ts'
import { assignMemberships, type MembershipUse } from './memberships.ts'
import { type Obstacle, obstaclesOf, type WantedLine } from './obstacles.ts'
import {
  chosenQuote,
  deliveryRegionOf,
  quoteShipping,
  type ShippingQuote,
  type ShippingQuotes,
} from './shipping.ts'
import { type Summary, summarize } from './summary.ts'
import { lacksSubdivision, type TaxOn, taxGroupOf, taxOn, taxRegionOf } from './tax.ts'

/** A code on the cart: what it names, or nothing once that is gone. */
export type CodeOn<Named> = { readonly code: string; readonly named: Named | undefined } | undefined

/** Everything that an estimate depends on. */
export interface Reckoning {
  readonly lines: readonly WantedLine[]
  readonly selling: SellingDocument
  readonly coupon?: CodeOn<StoreCoupon>
  readonly giftCard?: CodeOn<StoreGiftCard>
  readonly merchantDiscounts: readonly GivenDiscount[]
  readonly memberships: readonly StoreMembership[]
  readonly selectedMemberships: readonly HostSelectedMembershipInput[]
  readonly isMember: boolean
  readonly shippingAddress?: CartAddressInput | undefined
  readonly billingAddress?: CartAddressInput | undefined
  readonly selectedShippingOption?: SelectedShippingOptionInput | undefined
  readonly calculate: { readonly tax: boolean; readonly shipping: boolean; readonly fees: boolean }
  readonly now: Date
}

/** A line with its sums. */
export interface ReckonedLine extends PricedLine {
  readonly piece: Decimal
  readonly discount: Decimal
  /** After discounts. */
  readonly total: Decimal
  readonly tax: TaxOn
  readonly paymentOption: PaymentOptionType
}

/** The shipping option that counts. */
export interface CountedShipping {
  readonly quote: ShippingQuote
  /** Whether it is the one that was asked for. */
  readonly requested: boolean
  readonly discount: Decimal
  readonly tax: TaxOn
}

/** A fee with its tax. */
export interface ReckonedFee extends DueFee {
  readonly tax: TaxOn
}

/** Parts that could not be reckoned. */
export interface Failures {
  readonly shipping?: CalculationProblem
  readonly selectedOption?: CalculationProblem
  readonly tax?: CalculationProblem
  readonly coupon?: CalculationProblem
  readonly giftCard?: CalculationProblem
  readonly memberships?: CalculationProblem
  readonly discounts?: CalculationProblem
}

/** Everything that is reckoned of a cart. */
export interface Totals {
  readonly lines: readonly ReckonedLine[]
  readonly discounts: readonly TakenDiscount[]
  readonly quotes: ShippingQuotes
  readonly shipping?: CountedShipping | undefined
  readonly fees: readonly ReckonedFee[]
  readonly taxRegion?: TaxRegion | undefined
  readonly taxable: Decimal
  readonly giftCard?: { readonly card: StoreGiftCard; readonly amount: Decimal } | undefined
  readonly memberships: MembershipUse
  readonly all: Summary
  readonly now: Summary
  readonly later: Summary
  readonly failures: Failures
  readonly obstacles: readonly Obstacle[]
}

/** Reckons a cart. A part that fails counts as 0 and says why; it never throws. */
export function reckon(given: Reckoning): Totals {
  const { selling, shippingAddress, calculate } = given
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
  const failures: MutableFailures = {}

  const coupon = usableCoupon(given, failures)
  const discounts = lineDiscounts(priced, {
    rules: selling.discountRules,
    merchant: given.merchantDiscounts,
    coupon,
  })
  noteLostLines(given, failures)

  const region = calculate.tax
    ? taxRegionOf(selling, shippingAddress ?? given.billingAddress)
    : undefined
  if (calculate.tax && lacksSubdivision(selling, shippingAddress)) {
    failures.tax = {
      code: 'SUBDIVISION_REQUIRED',
      description: 'Tax depends on the subdivision of the address, which is missing.',
    }
  }
  const lines = priced.map((line): ReckonedLine => {
    const discount = discountOn(line.line.id, discounts)
    const total = line.subtotal.minus(discount)
    const paid = memberships.paying.has(line.line.id)
    return {
      ...line,
      piece: paid ? zero : new Decimal(line.line.seen.price),
      discount,
      total,
      tax: taxOn(total, region, taxGroupOf(selling, line.line.seen)),
      paymentOption: paid ? 'MEMBERSHIP' : (line.line.seen.paymentOption ?? 'FULL_PAYMENT_ONLINE'),
    }
  })

  const quotes = quotesFor(given, lines, failures)
  const shipping = countShipping(given, quotes, coupon, region, failures)
  const taken =
    shipping && coupon?.benefit.kind === 'free-shipping'
      ? [...discounts, freeShipping(coupon, shipping.discount)]
      : discounts
  const subtotal = sumOf(lines.map((line) => line.subtotal))
  const fees = (calculate.fees ? feesOf(selling.fees, priced, subtotal) : []).map((fee) => ({
    ...fee,
    tax: taxOn(fee.amount, region),
  }))
  const taxes = [...(shipping ? [shipping.tax] : []), ...fees.map(({ tax }) => tax)]
  const sums = summarize(
    lines.map((line) => ({
      paymentOption: line.paymentOption,
      quantity: line.line.quantity,
      deposit: line.line.seen.deposit,
      subtotal: line.subtotal,
      discount: line.discount,
      tax: line.tax.amount,
    })),
    {
      shipping: shipping?.quote.total ?? zero,
      shippingDiscount: shipping?.discount ?? zero,
      fees: sumOf(fees.map(({ amount }) => amount)),
      tax: sumOf(taxes.map(({ amount }) => amount)),
    },
    region?.included ?? false,
  )
  if (memberships.problem !== undefined) failures.memberships = memberships.problem
  return {
    lines,
    discounts: taken,
    quotes,
    shipping,
    fees,
    taxRegion: region,
    taxable: region
      ? sumOf([...lines.map(({ tax }) => tax), ...taxes].map(({ taxable }) => taxable))
      : zero,
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

type MutableFailures = { -readonly [Part in keyof Failures]: Failures[Part] }

function usableCoupon(
  { coupon, lines, now }: Reckoning,
  failures: MutableFailures,
): StoreCoupon | undefined {
  if (coupon === undefined) return undefined
  const problem =
    coupon.named === undefined
      ? gone('coupon')
      : couponProblem(
          coupon.named,
          lines.map(({ line }) => line),
          now,
        )
  if (problem === undefined) return coupon.named
  failures.coupon = problem
  return undefined
}

/** A merchant discount whose lines have all left the cart takes nothing off. */
function noteLostLines({ lines, merchantDiscounts }: Reckoning, failures: MutableFailures): void {
  const known = new Set(lines.map(({ line }) => line.id))
  const lost = merchantDiscounts.some(
    ({ lineItemIds }) => lineItemIds.length > 0 && !lineItemIds.some((id) => known.has(id)),
  )
  if (!lost) return
  failures.discounts = {
    code: 'LINE_ITEM_NOT_FOUND',
    description: 'A merchant discount is for lines that the cart does not hold.',
  }
}

function quotesFor(
  { selling, shippingAddress, calculate }: Reckoning,
  lines: readonly ReckonedLine[],
  failures: MutableFailures,
): ShippingQuotes {
  const none: ShippingQuotes = { quotes: [], declined: [] }
  const shipped = lines.filter(({ line }) => line.seen.shippable ?? true)
  if (!calculate.shipping || shipped.length === 0 || !shippingAddress?.country) return none
  const region = deliveryRegionOf(selling, shippingAddress)
  if (region === undefined) {
    failures.shipping = {
      code: 'NO_DELIVERY_TO_ADDRESS',
      description: `The store does not deliver to ${shippingAddress.country}.`,
    }
    return none
  }
  const weights = shipped.map(({ line }) => new Decimal(line.seen.weight).times(line.quantity))
  return quoteShipping(selling, region, {
    weight: sumOf(weights).toNumber(),
    value: sumOf(shipped.map(({ total }) => total)),
  })
}

function countShipping(
  { selectedShippingOption: asked }: Reckoning,
  { quotes }: ShippingQuotes,
  coupon: StoreCoupon | undefined,
  region: TaxRegion | undefined,
  failures: MutableFailures,
): CountedShipping | undefined {
  const chosen = asked && chosenQuote(quotes, asked)
  const quote = chosen ?? quotes[0]
  if (asked?.code && chosen === undefined && quotes.length > 0) {
    failures.selectedOption = {
      code: 'SHIPPING_OPTION_NOT_OFFERED',
      description: `${asked.code} is not offered for this cart and address.`,
    }
  }
  if (quote === undefined) return undefined
  const discount = coupon?.benefit.kind === 'free-shipping' ? quote.total : zero
  const taxed = region?.taxesShipping === true ? region : undefined
  return {
    quote,
    requested: chosen !== undefined,
    discount,
    tax: taxOn(quote.total.minus(discount), taxed),
  }
}

function freeShipping(coupon: StoreCoupon, amount: Decimal): TakenDiscount {
  return { source: { kind: 'coupon', coupon }, type: 'SHIPPING', amount, shares: new Map() }
}

/** A gift card pays of what is due at checkout; it is no discount. */
function redeemed(
  { giftCard, now }: Reckoning,
  due: Summary,
  failures: MutableFailures,
): Totals['giftCard'] {
  if (giftCard === undefined) return undefined
  const card = giftCard.named
  const problem = card === undefined ? gone('gift card') : giftCardProblem(card, now)
  if (card === undefined || problem !== undefined) {
    failures.giftCard = problem ?? gone('gift card')
    return undefined
  }
  return { card, amount: lesserOf(new Decimal(card.balance), due.total) }
}

function gone(what: string): CalculationProblem {
  return { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: `The ${what} is gone.` }
}
