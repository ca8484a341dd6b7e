/** A cart as its screens show it, whoever answers for it: the server before scripts run, the page's client after. */
import type { Cart, EstimateTotalsResponse, LineItem } from 'storefront-client'
import { linePicture } from './line-picture.ts'

/** A line with what is being done to it. */
export interface ShownLine {
  readonly id: string
  readonly item: LineItem
  /** The address of its picture. */
  readonly picture: string | undefined
  /** What the buyer wants. */
  readonly quantity: number
  /** Whether the platform has not confirmed it yet. */
  readonly pending: boolean
  /** Why the last change was refused. */
  readonly problem: string | undefined
}

/** What can be done without leaving the page; without it the forms are sent. */
export interface CartHands {
  readonly setQuantity: (id: string, quantity: number) => void
  readonly remove: (id: string) => void
  readonly undo: () => void
  readonly applyCoupon: (code: string) => void
  readonly removeCoupon: () => void
  readonly saveNote: (note: string) => void
  readonly estimate: (place: Place) => void
}

/** Where a delivery goes. */
export interface Place {
  readonly country: string
  readonly subdivision: string
  readonly postalCode: string
}

/** A cart with everything that is said about it. */
export interface ShownCart {
  readonly cart: Cart | undefined
  readonly lines: readonly ShownLine[]
  /** Whether something is on its way, so that the sums are not those of what is shown. */
  readonly pending: boolean
  /** The line that was removed last, as long as it can be brought back. */
  readonly removed: { readonly name: string; readonly item: string } | undefined
  readonly couponProblem: string | undefined
  readonly noteSaved: boolean
  readonly place: Place | undefined
  readonly estimate: EstimateTotalsResponse | undefined
  readonly estimateProblem: string | undefined
  readonly hands?: CartHands
}

/** The name that the buyer sees. */
export const nameOf = ({ productName }: LineItem): string =>
  productName?.translated ?? productName?.original ?? ''

/** The page of a line's product. */
export const slugOf = ({ url }: LineItem): string | undefined =>
  url?.relativePath?.split('/').filter(Boolean).at(-1)

/** The lines of a cart that nothing is being done to. */
export const linesOf = (cart: Cart | undefined): readonly ShownLine[] =>
  (cart?.lineItems ?? []).map((item) => ({
    id: item.id ?? '',
    item,
    picture: linePicture(item),
    quantity: item.quantity,
    pending: false,
    problem: undefined,
  }))

/** What brings a removed line back, as a form holds it. */
export const removedOf = (
  item: LineItem,
  quantity: number,
): { readonly name: string; readonly item: string } => ({
  name: nameOf(item),
  item: JSON.stringify({ catalogReference: item.catalogReference, quantity }),
})

/** Whether the sums need the platform's reckoning: a coupon shows in nothing else. */
export const needsEstimate = (cart: Cart | undefined, place: Place | undefined): boolean =>
  cart !== undefined &&
  cart.lineItems.length > 0 &&
  (place !== undefined || cart.appliedDiscounts.some(({ coupon }) => coupon))

/** What an estimate is asked for. */
export const estimateRequest = (place: Place | undefined) => ({
  calculateTax: place !== undefined,
  calculateShipping: place !== undefined,
  ...(place
    ? {
        shippingAddress: {
          country: place.country,
          ...(place.subdivision ? { subdivision: `${place.country}-${place.subdivision}` } : {}),
          ...(place.postalCode ? { postalCode: place.postalCode } : {}),
        },
      }
    : {}),
})

/** The place that an address or a form names. */
export const placeIn = (fields: { get(name: string): unknown }): Place | undefined => {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const country = text('country').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  return { country, subdivision: text('subdivision').toUpperCase(), postalCode: text('postalCode') }
}
