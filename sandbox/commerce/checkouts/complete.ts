/** Completes a checkout as an order: stock, codes, cart and order change atomically. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ApplicationError } from '../../platform/errors.ts'
import { keysOf } from '../../platform/one-of.ts'
import { inTransaction, type Platform } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRowWhile } from '../../storage/database/site-rows.ts'
import { isStockedElsewhere } from '../carts/overrides.ts'
import { lockCart } from '../carts/store.ts'
import { takeStock } from '../catalogue/stock-moves.ts'
import { amountText, zero } from '../rules/amounts.ts'
import { gapsOf } from '../rules/checkout-gaps.ts'
import type { CartLine } from '../rules/documents/cart.ts'
import { unavailableItems } from '../rules/totals/obstacles.ts'
import type { Totals } from '../rules/totals/totals.ts'
import { removeOrderedLines } from './ordered-lines.ts'
import { findCheckout, insertOrder, lockCheckout, saveCheckout } from './store.ts'
import { type CalculatedCheckout, calculateCheckout, calculatedAnswer } from './wire-checkout.ts'

type Completion =
  | { readonly outcome: 'completed'; readonly orderId: string }
  /** Unknown, or lacking required data. */
  | { readonly outcome: 'unknown' | 'incomplete' }
  /** Nothing was charged; the buyer should review. */
  | { readonly outcome: 'refused'; readonly problem: string }

/** What the buyer confirmed; amounts are decimal strings. */
interface Reviewed {
  readonly total: string
  /** The part paid by gift card; 0 without one. */
  readonly giftCard: string
  /** A digest of items, address and codes; omitted by scripts, which show none. */
  readonly content?: string | undefined
}

const reviewedNames: Readonly<Record<keyof Reviewed, string>> = {
  total: 'The total',
  giftCard: 'The amount paid by gift card',
  content: 'The order',
}

/**
 * Places the order. Never sells or charges anything other than what was shown. Of concurrent buyers one gets
 * the last unit. Idempotent: a completed checkout stays unchanged.
 */
export async function completeCheckout(
  platform: Platform,
  id: string,
  shown: Reviewed,
  origin: string,
): Promise<Completion> {
  try {
    for (;;) {
      const done = await inTransaction(platform, (within) => complete(within, id, shown, origin))
      if (done !== 'moved') return done
    }
  } catch (error) {
    if (error instanceof ApplicationError && isRefusal(error)) {
      return { outcome: 'refused', problem: refusalText(error) }
    }
    throw error
  }
}

async function complete(
  platform: Platform,
  id: string,
  shown: Reviewed,
  origin: string,
): Promise<Completion | 'moved'> {
  // The global lock order: cart before checkout.
  const cartId = (await findCheckout(platform, id))?.cart_id
  const cart = cartId && (await lockCart(platform, cartId))
  const row = await lockCheckout(platform, id)
  if (row === undefined) return { outcome: 'unknown' }
  // The buyer signed in meanwhile, which moved the lines to another cart.
  if (row.cart_id !== cartId) return 'moved'
  if (row.order_id !== null) return { outcome: 'completed', orderId: row.order_id }
  const calculated = await calculateCheckout(platform, row)
  const { totals } = calculated
  if (gapsOf(row.doc, totals).length > 0) return { outcome: 'incomplete' }
  const [obstacle] = totals.obstacles
  if (obstacle !== undefined) return { outcome: 'refused', problem: obstacle.description }
  const now = reviewOf(calculated)
  const changed = keysOf(now).find((name) => (shown[name] ?? now[name]) !== now[name])
  if (changed !== undefined) {
    const problem = `${reviewedNames[changed]} has changed. Review it, then place the order again.`
    return { outcome: 'refused', problem }
  }
  await takeUnits(platform, row.doc.lines)
  await redeem(platform, totals)
  const checkout = await calculatedAnswer(platform, calculated, origin)
  const orderId = await insertOrder(platform, row, {
    checkout: { ...checkout, completed: true },
  })
  const lines = calculated.lines.map(({ line }) => line)
  await saveCheckout(platform, row, { ...row.doc, lines }, orderId)
  if (cart) await removeOrderedLines(platform, cart, row.doc)
  return { outcome: 'completed', orderId }
}

/** What a buyer confirms before buying. The delivery is left out: the form that confirms may change it. */
export function reviewOf({ row, totals }: CalculatedCheckout): Required<Reviewed> {
  const { selectedShippingOption: _delivery, ...content } = row.doc
  return {
    total: amountText(totals.all.total),
    giftCard: amountText(totals.giftCard?.amount ?? zero),
    content: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  }
}

/** Decrements stock; units beyond it are preordered, where the product takes preorders. */
async function takeUnits(platform: Platform, lines: readonly CartLine[]): Promise<void> {
  const moves = lines.flatMap((line) =>
    line.reference.kind === undefined && !isStockedElsewhere(line)
      ? [{ ...line.reference, by: line.quantity, preorder: true }]
      : [],
  )
  await takeStock(platform, moves, 'ORDER')
}

/** Redeems coupon, gift card and memberships, each only while it lasts. */
async function redeem(store: SiteStore, { discounts, giftCard, memberships, lines }: Totals) {
  // An order redeems its coupon once, however many of its discounts come from it.
  const [coupon] = discounts.flatMap(({ source }) =>
    source.kind === 'coupon' ? [source.coupon] : [],
  )
  if (coupon !== undefined) {
    const { id, usageLimit = unlimited } = coupon
    const more = { used: sql`used + 1` }
    const used = await changeRowWhile(store, 'coupons', { id }, more, sql`used < ${usageLimit}`)
    if (used === undefined) throw lapsed('The coupon has been used up.')
  }
  if (giftCard?.amount.greaterThan(0)) {
    const { id } = giftCard.card
    const amount = sql`${giftCard.amount.toFixed()}::numeric`
    const less = { balance: sql`balance - ${amount}` }
    const paid = await changeRowWhile(store, 'gift_cards', { id }, less, sql`balance >= ${amount}`)
    if (paid === undefined) throw lapsed('The gift card has been used in the meantime.')
  }
  for (const { line } of lines) {
    const membership = memberships.paying.get(line.id)
    if (membership === undefined) continue
    const { id } = membership
    const uses = sql`${line.quantity}::integer`
    const less = { remaining: sql`remaining - ${uses}` }
    const used = await changeRowWhile(store, 'memberships', { id }, less, sql`remaining >= ${uses}`)
    if (used === undefined) throw lapsed('The membership has been used up.')
  }
}

/** The column's maximum of uses. */
const unlimited = 2_147_483_647

function lapsed(description: string): ApplicationError {
  return new ApplicationError(409, 'FAILED_PRECONDITION', description)
}

/** Refusals caused by a race with another buyer. */
function isRefusal({ code }: ApplicationError): boolean {
  return code === 'INSUFFICIENT_INVENTORY' || code === 'FAILED_PRECONDITION' || code === 'NOT_FOUND'
}

function refusalText({ code, description }: ApplicationError): string {
  if (code === 'INSUFFICIENT_INVENTORY') {
    return 'Some items are no longer available in this quantity.'
  }
  // A product was deleted after the totals were calculated.
  return code === 'NOT_FOUND' ? unavailableItems : description
}
