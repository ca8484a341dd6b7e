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
  readonly estimate: Partial<Pick<EstimateTotalsResponse, 'cart' | 'priceSummary'>> | undefined
}

/**
 * The sums that a cart's page shows above the total, which they add up to: discount and fees where there are any,
 * delivery and tax once the place is known. Tax that prices contain is `taxIncluded` and adds nothing.
 *
 * @example
 * const page = await readCartPage(client, new URL(request.url).searchParams)
 * const sums = cartSums(page)
 */
export const cartSums = ({ cart, estimate, place }: SummedCart): readonly CartSum[] => {
  const { subtotal, discount, shipping, tax, additionalFees } = estimate?.priceSummary ?? {}
  // Whether prices contain the tax depends on the place, which only the estimate knows.
  const isIncluded = (estimate?.cart ?? cart)?.taxIncludedInPrices
  const sum = (of: CartSumOf, value: Amount, sign = 1): readonly CartSum[] =>
    value ? [{ of, amount: sign * Number(value.amount) }] : []
  const some = (sums: readonly CartSum[]) => sums.filter(({ amount }) => amount !== 0)
  return [
    // The cart's own counts lines that a membership pays for.
    ...sum('subtotal', subtotal ?? cart?.subtotal),
    ...some(sum('discount', discount, -1)),
    ...(place ? sum('shipping', shipping) : []),
    ...some(sum('fees', additionalFees)),
    ...(place ? sum(isIncluded ? 'taxIncluded' : 'tax', tax) : []),
  ]
}
