/** Creates a checkout of a cart, or updates its open one. */
import type { AddressWithContactInput, CreateCheckoutRequest } from '../../../generated/wire.ts'
import { findMember } from '../../people/members/store.ts'
import { memberOfKey } from '../../platform/caller.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { type CartName, lockNamedCart } from '../carts/access.ts'
import { estimate } from '../carts/estimate.ts'
import { refreshLines } from '../carts/refreshed-lines.ts'
import { type CartRow, saveCart } from '../carts/store.ts'
import type { CartDocument } from '../rules/documents/cart.ts'
import type { CheckoutDocument } from '../rules/documents/checkout.ts'
import { insertCheckout, lockCheckout, saveCheckout } from './store.ts'

/**
 * Creates a checkout and returns its id. A cart's open checkout is reused: it gets the current lines, and
 * keeps address and shipping unless the call sets them.
 */
export async function createCheckout(
  context: Context,
  name: CartName,
  asked: CreateCheckoutRequest,
): Promise<string> {
  return inTransaction(context, async (within) => {
    const cart = await lockNamedCart(within, name)
    const before = await openCheckout(within, cart.doc.checkoutId)
    assertGuestEmail(cart, asked, before?.doc)
    const lines = await refreshLines(within, cart.doc.lines)
    const { obstacles } = await estimate(within, cart.buyer_key, lines, cart.doc, {})
    const [obstacle] = obstacles
    if (obstacle !== undefined) {
      const { code, description, lineItemIds } = obstacle
      throw new ApplicationError(409, code, description, { lineItemIds })
    }
    const own = {
      ...cart.doc,
      lines: lines.map(({ line }) => line),
      buyerEmail: cart.doc.buyerEmail ?? (await memberEmail(within, cart)),
    }
    const doc = checkoutDocument(own, asked, before?.doc)
    if (before !== undefined) {
      await saveCheckout(within, before, doc)
      return before.id
    }
    const made = { cartId: cart.id, buyerKey: cart.buyer_key }
    const checkoutId = await insertCheckout(within, made, doc)
    await saveCart(within, cart, { ...cart.doc, checkoutId })
    return checkoutId
  })
}

/** A member's sign-in e-mail address; null for other buyers. */
async function memberEmail(store: SiteStore, { buyer_key: buyerKey }: CartRow) {
  const memberId = memberOfKey(buyerKey)
  if (memberId === undefined) return null
  return (await findMember(store, memberId))?.loginEmail ?? null
}

async function openCheckout(store: SiteStore, id: string | undefined) {
  const row = id === undefined ? undefined : await lockCheckout(store, id)
  return row?.order_id === null ? row : undefined
}

function checkoutDocument(
  cart: CartDocument,
  asked: CreateCheckoutRequest,
  before: CheckoutDocument | undefined,
): CheckoutDocument {
  const { coupon, giftCard, merchantDiscounts, buyerNote, contactId, purchaseFlowId = '' } = cart
  const { lines, overrideCheckoutUrl } = cart
  const shipping = placed(asked.shippingAddress, before?.shipping ?? cart.contactInfo)
  const billing = placed(asked.billingAddress, before?.billing)
  const selectedShippingOption =
    asked.selectedShippingOption ?? before?.selectedShippingOption ?? cart.selectedShippingOption
  const email = asked.email ?? before?.email ?? cart.buyerEmail
  return {
    lines,
    purchaseFlowId,
    channelType: asked.channelType ?? before?.channelType ?? 'WEB',
    ...(coupon && { coupon }),
    ...(giftCard && { giftCard }),
    ...(merchantDiscounts && { merchantDiscounts }),
    ...(buyerNote && { buyerNote }),
    ...(contactId && { contactId }),
    ...(email && { email }),
    ...(shipping && { shipping }),
    ...(billing && { billing }),
    ...(selectedShippingOption && { selectedShippingOption }),
    ...(overrideCheckoutUrl && { overrideCheckoutUrl }),
  }
}

function placed(
  address: CreateCheckoutRequest['shippingAddress'],
  known: AddressWithContactInput | undefined,
): AddressWithContactInput | undefined {
  return address === undefined ? known : { ...known, address }
}

/** Guests need an e-mail address in the shipping details. */
function assertGuestEmail(
  { doc, buyer_key: buyerKey }: CartRow,
  asked: CreateCheckoutRequest,
  before: CheckoutDocument | undefined,
): void {
  const hasAddress = asked.shippingAddress !== undefined || asked.billingAddress !== undefined
  const known = asked.email ?? before?.email ?? doc.buyerEmail
  const isKnown = memberOfKey(buyerKey) !== undefined || Boolean(known)
  if (!hasAddress || isKnown) return
  throw refusedField(
    'email',
    'REQUIRED_FIELD',
    'is required with the address of a buyer who is not signed in',
  )
}
