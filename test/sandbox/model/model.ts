/** A store on a page: three products, two buyers with carts and checkouts, in whole cents and units. */
import { present } from '../commerce/catalogue/shop.ts'

export const buyerCount = 2

/** What each product begins with. */
export const beginnings = [3, 8, 20].map((stock) => ({ cents: 12_50, name: 'Mug', stock }))

export interface ModelProduct {
  cents: number
  name: string
  stock: number
}

export interface ModelLine {
  readonly product: number
  readonly quantity: number
  /** In a checkout: what one cost when it was made. */
  readonly cents?: number
}

export type ModelCoupon = 'percent' | 'amount' | 'minimumSubtotal'

export interface ModelCart {
  readonly number: number
  lines: ModelLine[]
  coupon?: ModelCoupon | undefined
  checkout?: string | undefined
}

export interface ModelCheckout {
  readonly cart: number
  readonly lines: readonly ModelLine[]
  readonly coupon: ModelCoupon | undefined
  isBought: boolean
}

export interface ModelBuyer {
  cart?: ModelCart | undefined
  readonly checkouts: Map<string, ModelCheckout>
}

export interface Model {
  readonly products: ModelProduct[]
  readonly buyers: ModelBuyer[]
  carts: number
}

export function newModel(): Model {
  return {
    products: beginnings.map((product) => ({ ...product })),
    buyers: Array.from({ length: buyerCount }, () => ({ checkouts: new Map() })),
    carts: 0,
  }
}

export function productAt({ products }: Model, index: number): ModelProduct {
  return present(products[index])
}

export function buyerAt({ buyers }: Model, index: number): ModelBuyer {
  return present(buyers[index])
}

export function statusOf(stock: number, wanted: number): string {
  if (stock === 0) return 'NOT_AVAILABLE'
  return stock < wanted ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE'
}

export function subtotalOf(model: Model, lines: readonly ModelLine[]): number {
  return lines.reduce(
    (sum, { product, quantity, cents }) =>
      sum + quantity * (cents ?? productAt(model, product).cents),
    0,
  )
}

/** What discounts take off; whole cents, halves up. */
export function discountOf(model: Model, { lines, coupon }: ModelCart): number {
  const subtotal = subtotalOf(model, lines)
  const automatic = subtotal >= 400_00 ? Math.round(subtotal * 0.05) : 0
  const left = subtotal - automatic
  const off = {
    percent: Math.round(left / 10),
    amount: Math.min(5_00, left),
    minimumSubtotal: subtotal >= 100_00 ? Math.min(20_00, left) : 0,
  }
  return automatic + (coupon === undefined ? 0 : off[coupon])
}

/** Takes bought units out of lines, whichever line holds the product. */
export function withoutOrdered(
  lines: readonly ModelLine[],
  bought: readonly ModelLine[],
): ModelLine[] {
  return lines.flatMap((line) => {
    const taken = bought.find(({ product }) => product === line.product)?.quantity ?? 0
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : []
  })
}
