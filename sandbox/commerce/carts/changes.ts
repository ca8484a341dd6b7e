/** The changes of a cart, shared by carts by id and the current one. */
import type * as wire from '../../../generated/wire.ts'
import { managesStore, ownerKeyOf } from '../../platform/caller.ts'
import { ApplicationError, assertSameId, notFound, refusedField } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { largestAmount } from '../rules/amounts.ts'
import {
  addItem,
  cartLimits,
  removeLines,
  setItem,
  setQuantity,
  subtotalOf,
} from '../rules/cart.ts'
import {
  type CartDocument,
  type CartLine,
  emptyCart,
  type NewLine,
} from '../rules/documents/cart.ts'
import { assertContactId, withBuyerFields } from './buyer-fields.ts'
import { withCode, withMerchantDiscounts } from './discounts.ts'
import { readItems, type SentItems } from './sent-items.ts'

/** The document of a new cart. */
export async function createdCart(
  context: Context,
  body: wire.CreateCartRequest,
): Promise<CartDocument> {
  const items = await readItems(context, body)
  if (items.length === 0) {
    throw new ApplicationError(400, 'CANT_CREATE_CART_WITHOUT_ITEMS')
  }
  await assertContactId(context, body.cartInfo?.buyerInfo, ownerKeyOf(context.caller))
  const doc: CartDocument = {
    ...withBuyerFields(emptyCart, body.cartInfo ?? {}, undefined),
    lines: withLines(context, [], items, addItem),
    purchaseFlowId: context.ids.uuid(),
  }
  return withDiscounts(context, doc, body)
}

/** A cart after an update: fields, discounts, and lines with exactly the sent quantity. */
export async function updatedCart(
  context: Context,
  cart: { readonly id: string; readonly doc: CartDocument; readonly buyer_key: string | null },
  body: wire.UpdateCartRequest,
): Promise<CartDocument> {
  assertSameId('cartInfo.id', body.cartInfo?.id, cart.id)
  await assertContactId(context, body.cartInfo?.buyerInfo, cart.buyer_key)
  const doc = withBuyerFields(cart.doc, body.cartInfo ?? {}, body.cartFieldmask)
  const items = await readItems(context, body)
  return withDiscounts(
    context,
    { ...doc, lines: withLines(context, doc.lines, items, setItem) },
    body,
  )
}

interface SentAddition extends SentItems {
  readonly businessLocationId?: string | null
}

/** A cart with items added. */
export async function withAdditions(
  context: Context,
  doc: CartDocument,
  { businessLocationId, ...items }: SentAddition,
): Promise<CartDocument> {
  if (businessLocationId && doc.businessLocationId) {
    assertLocation(doc.businessLocationId, businessLocationId)
  }
  const added = await readItems(context, items)
  return {
    ...doc,
    lines: withLines(context, doc.lines, added, addItem),
    ...(businessLocationId && { businessLocationId }),
  }
}

/** A cart with changed quantities. */
export function withQuantities(
  context: Context,
  doc: CartDocument,
  changes: readonly wire.LineItemQuantityUpdate[],
): CartDocument {
  const lines = changes.reduce<readonly CartLine[]>((before, { id, quantity }, index) => {
    const line = before.find((known) => known.id === id.toLowerCase())
    if (line === undefined) {
      throw notFound('LINE_ITEM_NOT_FOUND', 'The cart has no such line item.', { id })
    }
    if (line.seen.fixedQuantity === true && !managesStore(context.caller)) {
      throw refusedField(
        `lineItems[${index}].quantity`,
        'FIELD_NOT_ALLOWED',
        'is fixed by the item',
      )
    }
    return setQuantity(before, line.id, quantity)
  }, doc.lines)
  assertLimits(lines)
  return { ...doc, lines }
}

/** A cart without some lines. Idempotent: unknown ids are ignored. */
export function withoutLines(doc: CartDocument, ids: readonly string[]): CartDocument {
  return { ...doc, lines: removeLines(doc.lines, ids) }
}

async function withDiscounts(
  context: Context,
  doc: CartDocument,
  {
    couponCode,
    merchantDiscounts,
  }: Pick<wire.UpdateCartRequest, 'couponCode' | 'merchantDiscounts'>,
): Promise<CartDocument> {
  const discounted = withMerchantDiscounts(context, doc, merchantDiscounts)
  if (couponCode === undefined || couponCode === null) return discounted
  return withCode(context, discounted, couponCode)
}

function withLines(
  context: Context,
  lines: readonly CartLine[],
  items: readonly NewLine[],
  put: typeof addItem,
): readonly CartLine[] {
  const all = items.reduce<readonly CartLine[]>(
    (before, item) => put(before, item, () => context.ids.uuid()),
    lines,
  )
  assertLimits(all)
  return all
}

function assertLocation(own: string, asked: string): void {
  if (own.toLowerCase() === asked.toLowerCase()) return
  throw new ApplicationError(
    409,
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
    'The cart is bound to another location: use another cart, or leave businessLocationId out.',
    { businessLocationId: own },
  )
}

/** Refuses lines beyond a cart's limits. */
export function assertLimits(lines: readonly CartLine[]): void {
  const { lines: mostLines, quantity: mostOfOne } = cartLimits
  if (lines.length > mostLines) {
    const description = `a cart holds at most ${mostLines} lines`
    throw refusedField('lineItems', 'MAX_SIZE', description, { threshold: mostLines })
  }
  if (lines.some(({ quantity }) => quantity > mostOfOne)) {
    const description = `a line holds at most ${mostOfOne} of an item`
    throw refusedField('lineItems.quantity', 'MAX', description, { threshold: mostOfOne })
  }
  if (subtotalOf(lines).greaterThan(largestAmount)) {
    const threshold = largestAmount.toFixed()
    const description = `a cart adds up to ${threshold} at most`
    throw refusedField('lineItems', 'DECIMAL_LTE', description, { threshold })
  }
}
