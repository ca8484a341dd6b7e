/** A line of the cart as its page shows it. */
import type { LineItem } from '../../generated/schema.ts'
import { type LineChoice, lineChoices, lineName } from '../catalogue/cart-line.ts'
import type { Refusal } from '../errors/refusal.ts'
import { filledAddress } from '../media/address.ts'

/** A line of the cart, with its pending change. */
export interface CartPageLine {
  readonly id: string
  readonly item: LineItem
  /** The name of the product, as the buyer sees it. */
  readonly name: string
  /** The product's slug; undefined where the platform names none, or it is deleted and has no page. */
  readonly slug: string | undefined
  /** The address of its picture. */
  readonly picture: string | undefined
  readonly choices: readonly LineChoice[]
  /** The quantity that the buyer wants. */
  readonly quantity: number
  /** Whether the platform has not confirmed it yet. */
  readonly pending: boolean
  /** Why the last change was refused, or the line cannot be bought as it is. */
  readonly refusal: Refusal | undefined
}

/** The size of the pictures of lines, in pixels. */
export interface LinePicture {
  readonly width: number
  readonly height: number
}

/** Why the line cannot be bought as it is, if so. */
const unavailable = ({ availability }: LineItem): Refusal | undefined => {
  const { status, quantityAvailable } = availability
  if (status === 'PARTIALLY_AVAILABLE')
    return { reason: 'stock', fields: [], available: quantityAvailable ?? 0 }
  const isGone = status === 'NOT_AVAILABLE' || status === 'NOT_FOUND'
  return isGone ? { reason: 'soldOut', fields: [], available: 0 } : undefined
}

/** A line as a page shows it, without a pending change. */
export const cartPageLine = (
  item: LineItem,
  picture: LinePicture = { width: 160, height: 192 },
): CartPageLine => ({
  id: item.id,
  item,
  name: lineName(item),
  slug:
    item.availability.status === 'NOT_FOUND'
      ? undefined
      : item.url?.relativePath?.split('/').filter(Boolean).at(-1),
  picture: item.image && filledAddress(item.image, picture),
  choices: lineChoices(item),
  quantity: item.quantity,
  pending: false,
  refusal: unavailable(item),
})
