/** The sums of a cart, line by line: the platform's own, never computed here. */
import type { EstimateTotalsResponse } from '../../generated/schema.ts'
import type { CartPage } from './cart-page.ts'

/** The kinds of sums. */
export type CartSumOf = 'subtotal' | 'discount' | 'shipping' | 'fees' | 'tax' | 'taxIncluded'

/** One sum of a cart: amounts are the platform's, a discount is negative. */
export interface CartSum {
  readonly of: CartSumOf
  readonly amount: number
}

type Amount = { readonly amount: string } | undefined

/** The part of a page that the sums come from. */
export interface SummedCart extends Pick<CartPage, 'cart' | 'place'> {
  readonly estimate: Partial<Pick<EstimateTotalsResponse, 'priceSummary'>> | undefined
}

/**
 * The sums that a cart's page shows above the total, which they add up to: discount and fees where there are any,
 * delivery and tax once the place is known. Tax that prices contain is `taxIncluded` and adds nothing; a cart with
 * lines that are taxed elsewhere may have both.
 *
 * @example
 * const page = await readCartPage(client, new URL(request.url).searchParams)
 * const sums = cartSums(page)
 */
export const cartSums = ({ cart, estimate, place }: SummedCart): readonly CartSum[] => {
  const { subtotal, discount, shipping, additionalFees, ...rest } = estimate?.priceSummary ?? {}
  const sum = (of: CartSumOf, value: Amount, sign = 1): readonly CartSum[] =>
    value ? [{ of, amount: sign * Number(value.amount) }] : []
  const some = (sums: readonly CartSum[]) => sums.filter(({ amount }) => amount !== 0)
  const untaxed = [
    // The cart's own counts lines that a membership pays for.
    ...sum('subtotal', subtotal ?? cart?.subtotal),
    ...some(sum('discount', discount, -1)),
    ...(place ? sum('shipping', shipping) : []),
    ...some(sum('fees', additionalFees)),
  ]
  return place ? [...untaxed, ...taxes(untaxed, rest)] : untaxed
}

/** No currency has more decimals; sums of fractions are not exact, and none is -0. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000 + 0

/** The tax on top of prices is what the total adds to the other sums; the rest is within them. */
const taxes = (
  untaxed: readonly CartSum[],
  { tax, total }: { readonly tax?: Amount; readonly total?: Amount },
): readonly CartSum[] => {
  if (!tax || !total) return []
  const onTop = rounded(untaxed.reduce((left, { amount }) => left - amount, Number(total.amount)))
  const within = rounded(Number(tax.amount) - onTop)
  return [
    ...(onTop !== 0 || within === 0 ? [{ of: 'tax' as const, amount: onTop }] : []),
    ...(within === 0 ? [] : [{ of: 'taxIncluded' as const, amount: within }]),
  ]
}
