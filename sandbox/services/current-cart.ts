/** Handlers of the current cart: the caller's own. */

import type { CartInput, LineItemInput } from '../../generated/wire.ts'
import { cartAnswer } from '../carts/answer.ts'
import { resolveItem, storeCatalogueAppId } from '../carts/items.ts'
import {
  type CartRow,
  deleteCart,
  findOwnedCart,
  lockOrStartCart,
  lockOwnedCart,
  saveCart,
} from '../carts/store.ts'
import { readProducts } from '../catalogue/store.ts'
import type { Context } from '../context.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { type HandlersOf, notImplemented } from '../http/handlers.ts'
import { ownerKeyOf } from '../platform/caller.ts'
import { ApplicationError, notFound, ValidationError, violation } from '../platform/errors.ts'
import { addItem, cartLimits, removeLines, setQuantity } from '../rules/cart.ts'
import type { CartDocument, CartLine } from '../rules/documents/cart.ts'

export const currentCartHandlers: HandlersOf<'currentCart'> = {
  'currentCart.getCurrentCart': async (_request, context) => {
    const cart = await findOwnedCart(context.database, context.site, ownerKey(context))
    if (cart === undefined) throw noCart()
    return { cart: await cartAnswer(context.database, cart, context.origin) }
  },

  'currentCart.addToCurrentCart': async ({ body }, context) => {
    if (body.customLineItems !== undefined) throw later('customLineItems')
    return context.transaction(async (database) => {
      const cart = await lockOrStartCart(database, context, ownerKey(context))
      const lines = await withItems(database, context, cart.doc.lines, body.lineItems ?? [])
      return answer(database, context, cart, { ...cart.doc, lines })
    })
  },

  'currentCart.updateCurrentCartLineItemQuantity': async ({ body }, context) =>
    change(context, async (doc) => {
      const lines = body.lineItems.reduce<readonly CartLine[]>((before, { id, quantity }) => {
        if (!before.some((line) => line.id === id)) throw noLine(id)
        return quantity === undefined ? before : setQuantity(before, id ?? '', quantity)
      }, doc.lines)
      return { ...doc, lines }
    }),

  'currentCart.removeLineItemsFromCurrentCart': async ({ body }, context) =>
    change(context, async (doc) => ({ ...doc, lines: removeLines(doc.lines, body.lineItemIds) })),

  'currentCart.deleteCurrentCart': async (_request, context) => {
    await context.transaction(async (database) => {
      const cart = await lockOwnedCart(database, context.site, ownerKey(context))
      if (cart === undefined) throw noCart()
      await deleteCart(database, cart)
    })
    return {}
  },

  'currentCart.updateCurrentCart': async ({ body }, context) => {
    for (const field of ['couponCode', 'merchantDiscounts', 'customLineItems'] as const) {
      if (body[field] !== undefined) throw later(field)
    }
    return change(context, async (doc, database) => ({
      ...doc,
      ...writtenBy(body.cartInfo ?? {}),
      lines: await withItems(database, context, doc.lines, body.lineItems ?? []),
    }))
  },

  'currentCart.removeCouponFromCurrentCart': notImplemented(
    'currentCart.removeCouponFromCurrentCart',
  ),
  'currentCart.estimateCurrentCartTotals': notImplemented('currentCart.estimateCurrentCartTotals'),
  'currentCart.createCheckoutFromCurrentCart': notImplemented(
    'currentCart.createCheckoutFromCurrentCart',
  ),
}

/** Locks the caller's cart, changes its document, and answers the cart. */
async function change(
  context: Context,
  edit: (doc: CartDocument, database: DatabaseHandle) => Promise<CartDocument>,
) {
  return context.transaction(async (database) => {
    const cart = await lockOwnedCart(database, context.site, ownerKey(context))
    if (cart === undefined) throw noCart()
    return answer(database, context, cart, await edit(cart.doc, database))
  })
}

async function answer(
  database: DatabaseHandle,
  context: Context,
  cart: CartRow,
  doc: CartDocument,
) {
  const saved = await saveCart(database, context, cart, doc)
  return { cart: await cartAnswer(database, saved, context.origin) }
}

/** The lines with the given items added, all of them or none. */
async function withItems(
  database: DatabaseHandle,
  context: Context,
  lines: readonly CartLine[],
  items: readonly LineItemInput[],
): Promise<readonly CartLine[]> {
  if (items.length === 0) return lines
  const references = items.map(({ catalogReference }, index) => {
    const path = `lineItems[${index}].catalogReference`
    if (catalogReference === undefined) {
      throw new ValidationError([violation(path, 'REQUIRED_FIELD', 'is required')])
    }
    if (catalogReference.appId !== storeCatalogueAppId) {
      throw new ValidationError([
        violation(`${path}.appId`, 'INVALID_ENUM_VALUE', 'is not a catalogue of this site', {
          values: [storeCatalogueAppId],
        }),
      ])
    }
    return { sent: catalogReference, path }
  })
  const ids = new Set(references.map(({ sent }) => sent.catalogItemId ?? ''))
  const products = await readProducts(database, context.site, [...ids])
  const added = references.reduce<readonly CartLine[]>((before, { sent, path }, index) => {
    const product = products.find(({ id }) => id === sent.catalogItemId)
    const item = resolveItem(sent, product, path)
    const quantity = items[index]?.quantity ?? 1
    return addItem(before, { ...item, quantity }, () => context.ids.uuid())
  }, lines)
  assertLimits(added)
  return added
}

function assertLimits(lines: readonly CartLine[]): void {
  const { lines: mostLines, quantity: mostOfOne } = cartLimits
  if (lines.length > mostLines) {
    throw new ValidationError([
      violation('lineItems', 'MAX_SIZE', `a cart holds at most ${mostLines} lines`, {
        threshold: mostLines,
      }),
    ])
  }
  if (lines.some(({ quantity }) => quantity > mostOfOne)) {
    throw new ValidationError([
      violation('lineItems.quantity', 'MAX', `a line holds at most ${mostOfOne} of an item`, {
        threshold: mostOfOne,
      }),
    ])
  }
}

/** The fields of a cart that its buyer writes; the rest is read-only and passed over. */
function writtenBy(info: CartInput): Partial<CartDocument> {
  const { buyerNote, contactInfo, overrideCheckoutUrl, selectedShippingOption, buyerInfo } = info
  return {
    ...(buyerNote === undefined ? {} : { buyerNote }),
    ...(contactInfo === undefined ? {} : { contactInfo }),
    ...(overrideCheckoutUrl === undefined ? {} : { overrideCheckoutUrl }),
    ...(selectedShippingOption === undefined ? {} : { selectedShippingOption }),
    ...(buyerInfo?.email === undefined ? {} : { buyerEmail: buyerInfo.email }),
  }
}

function ownerKey(context: Context): string {
  const key = ownerKeyOf(context.caller)
  if (key === undefined) throw noCart()
  return key
}

function noCart(): ApplicationError {
  return notFound('OWNED_CART_NOT_FOUND', 'The caller has no cart yet: add something to start one.')
}

function noLine(id: string | undefined): ApplicationError {
  return notFound('LINE_ITEM_NOT_FOUND', 'The cart has no such line.', { id: id ?? null })
}

function later(field: string): ApplicationError {
  return new ApplicationError(501, 'NOT_IMPLEMENTED', `The sandbox does not read ${field} yet.`, {
    field,
  })
}
