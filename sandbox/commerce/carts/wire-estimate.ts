/** An estimate on the wire: the fields shared by a cart's estimate and a checkout. */
import type * as wire from '../../../generated/wire.ts'
import { multiCurrency, storeCurrency } from '../rules/amounts.ts'
import type { StoreMembership } from '../rules/documents/promotions.ts'
import type { CalculatedDiscount } from '../rules/totals/discounts.ts'
import { membershipsAppId } from '../rules/totals/memberships.ts'
import { type RefreshedLine, violationsOf } from '../rules/totals/obstacles.ts'
import type { CalculatedFee, CalculatedLine, Summary, Totals } from '../rules/totals/totals.ts'
import { unitPrice } from '../rules/unit-price.ts'
import { calculationErrors } from './calculation-errors.ts'
import { depositAnswer } from './line-parts.ts'
import { shippingInformation } from './wire-shipping.ts'
import { taxDetails, taxSummary } from './wire-taxes.ts'

/** The answer without the cart itself. `now` decides the pickup slots. */
export function estimateAnswer(
  totals: Totals,
  lines: readonly RefreshedLine[],
  now: Date,
): Omit<wire.EstimateTotalsResponse, 'cart'> {
  return {
    calculatedLineItems: totals.lines.map(calculatedLine),
    priceSummary: summaryAnswer(totals.all),
    giftCard: giftCardAnswer(totals),
    taxSummary: taxSummary(totals),
    shippingInfo: shippingInformation(totals, now),
    appliedDiscounts: totals.discounts.map(discountAnswer),
    calculationErrors: calculationErrors(totals),
    weightUnit: 'KG',
    currency: storeCurrency,
    payNow: summaryAnswer(totals.now),
    payLater: summaryAnswer(totals.later),
    membershipOptions: membershipOptions(totals),
    additionalFees: totals.fees.map((fee) => feeAnswer(fee, totals)),
    violations: violationsOf(lines, totals.obstacles),
  }
}

function summaryAnswer(sums: Summary): wire.PriceSummary {
  return {
    subtotal: multiCurrency(sums.subtotal),
    shipping: multiCurrency(sums.shipping),
    tax: multiCurrency(sums.tax),
    discount: multiCurrency(sums.discount),
    total: multiCurrency(sums.total),
    additionalFees: multiCurrency(sums.fees),
  }
}

function calculatedLine(line: CalculatedLine): wire.CalculatedLineItem {
  const { subtotal, discount, tax, unitPrice: paid, paymentOption } = line
  const { id, seen } = line.line
  return {
    lineItemId: id,
    pricesBreakdown: {
      totalPriceAfterTax: multiCurrency(tax.taxable.plus(tax.amount)),
      totalPriceBeforeTax: multiCurrency(tax.taxable),
      taxDetails: taxDetails(tax, line.taxRegion),
      totalDiscount: multiCurrency(discount),
      price: multiCurrency(paid),
      priceBeforeDiscounts: multiCurrency(unitPrice(line.line)),
      lineItemPrice: multiCurrency(subtotal),
      fullPrice: multiCurrency(seen.fullPrice),
      depositAmount: depositAnswer(seen, paymentOption),
    },
    paymentOption,
    taxableAddress: { addressType: line.line.taxedAt ?? 'SHIPPING' },
  }
}

/** Whether the answer lists the discounted lines. */
const namesLines: Readonly<Record<wire.CartDiscountType, boolean>> = {
  GLOBAL: false,
  SPECIFIC_ITEMS: true,
  SHIPPING: false,
}

function discountAnswer({
  source,
  type,
  amount,
  shares,
}: CalculatedDiscount): wire.AppliedDiscount {
  const off = [...shares].filter(([, share]) => share.greaterThan(0))
  const common = {
    discountType: type,
    lineItemIds: namesLines[type] ? off.map(([id]) => id) : [],
    lineItemDiscounts: off.map(([id, share]) => ({
      id,
      totalDiscountAmount: multiCurrency(share),
    })),
  }
  switch (source.kind) {
    case 'rule': {
      const { id, name } = source.rule
      const rule = { id, name: { original: name, translated: name }, amount: multiCurrency(amount) }
      return { ...common, discountRule: rule }
    }
    case 'merchant':
      return { ...common, merchantDiscount: { amount: multiCurrency(amount) } }
    case 'coupon': {
      const { id, code, name, benefit } = source.coupon
      const couponType = couponTypes[benefit.kind]
      return { ...common, coupon: { id, code, name, couponType, amount: multiCurrency(amount) } }
    }
  }
}

const couponTypes = {
  percent: 'PERCENT_OFF',
  amount: 'MONEY_OFF',
  'free-shipping': 'FREE_SHIPPING',
} as const

function giftCardAnswer({ giftCard, now }: Totals): wire.GiftCard | undefined {
  if (giftCard === undefined) return undefined
  const { card, amount } = giftCard
  return {
    id: card.id,
    obfuscatedCode: `*****${card.code.slice(-4)}`,
    amount: multiCurrency(amount),
    appId: giftCardsAppId,
    externalId: card.id,
    requestedAmount: multiCurrency(now.total),
  }
}

const giftCardsAppId = 'd80111c5-a0f4-47a8-b63a-65b54d774a27'

function feeAnswer(
  { rule, amount, lineIds, tax }: CalculatedFee,
  totals: Totals,
): wire.AdditionalFee {
  return {
    code: rule.code,
    name: rule.name,
    translatedName: rule.name,
    price: multiCurrency(amount),
    priceBeforeTax: multiCurrency(tax.taxable),
    priceAfterTax: multiCurrency(tax.taxable.plus(tax.amount)),
    taxDetails: taxDetails(tax, totals.taxRegion),
    lineItemIds: [...lineIds],
    source: rule.source,
    taxableAddress: { addressType: 'SHIPPING' },
  }
}

function membershipOptions({ memberships }: Totals): wire.MembershipOptions {
  const { eligible, unfit, paying, lineIds } = memberships
  const answer = (membership: StoreMembership) => ({
    id: membership.id,
    appId: membershipsAppId,
    name: { original: membership.name, translated: membership.name },
    lineItemIds: [...lineIds],
    credits: { total: membership.total, remaining: membership.remaining },
    expirationDate: membership.expiresDate,
  })
  return {
    eligibleMemberships: eligible.map(answer),
    invalidMemberships: unfit.map(({ membership, reason }) => ({
      membership: answer(membership),
      reason,
    })),
    selectedMemberships: [...new Set(paying.values())].map((membership) => ({
      id: membership.id,
      appId: membershipsAppId,
      lineItemIds: [...paying].filter(([, own]) => own === membership).map(([id]) => id),
    })),
  }
}
