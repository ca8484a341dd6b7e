/** Cart forms, as browsers submit them without scripts. */
import type { CurrentCartMethods } from '../../generated/methods.ts'
import type { LineItem, LineItemInput } from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import { lineName } from '../catalogue/cart-line.ts'
import { cartItemIn } from '../catalogue/form-item.ts'
import type { Offer } from '../catalogue/offer.ts'
import { type FormFields, textIn } from '../catalogue/product-form.ts'
import type { ApiError } from '../errors/api-error.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'

/** The client's `currentCart`. */
export type CurrentCart = Pick<
  CurrentCartMethods<CallOptions, ApiError>,
  | 'getCurrentCart'
  | 'addToCurrentCart'
  | 'updateCurrentCartLineItemQuantity'
  | 'removeLineItemsFromCurrentCart'
  | 'updateCurrentCart'
  | 'removeCouponFromCurrentCart'
>

/** Finds the product that a form adds, by its field `product`. */
export type FindProduct = (name: string) => Promise<Offer | null | undefined>

/** A removed line item: its name for a message, and the field `item` of the form that restores it. */
export interface RemovedItem {
  readonly name: string
  readonly item: string
}

/** The item that restores a removed line; undefined for one without a catalogue, which only apps may add. */
export const restoredItem = (
  { catalogReference, selectedMembership }: LineItem,
  quantity: number,
): LineItemInput | undefined =>
  catalogReference && { catalogReference, quantity, selectedMembership }

/** A text as part of an address, which servers refuse above 8 KB; empty where it is too long. */
export const inAddress = (text: string): string =>
  encodeURIComponent(text).length > 6_000 ? '' : text

/** The name of a removed line item, and the field that restores it. */
export const removedItem = (line: LineItem, quantity: number = line.quantity): RemovedItem => ({
  name: lineName(line),
  item: JSON.stringify(restoredItem(line, quantity)),
})

/** The intent of a cart form: its field `intent`. */
export type CartIntent =
  | 'add'
  | 'quantity'
  | 'remove'
  | 'undo'
  | 'coupon'
  | 'remove-coupon'
  | 'note'

/** The outcome of a cart form, for a message: a removed line, or a saved note. */
export type CartFormSaid = Partial<RemovedItem & { readonly noted: string }>

/** The quantity in a form: NaN where its field was cleared, which does not yet mean removing the line. */
export const quantityIn = (form: FormFields): number =>
  Number(textIn(form, 'quantity') || Number.NaN)

type Step = (cart: CurrentCart, form: FormFields, find: FindProduct) => Promise<CartFormSaid>

const steps: Readonly<Record<CartIntent, Step>> = {
  add: async (cart, form, find) => {
    const product = await find(textIn(form, 'product'))
    if (!product) throw invalidArgument('product', 'is not a product of the store')
    await cart.addToCurrentCart({ lineItems: [cartItemIn(product, form)] })
    return {}
  },
  quantity: async (cart, form, find) => {
    const [id, quantity] = [textIn(form, 'line'), quantityIn(form)]
    if (quantity === 0) return steps.remove(cart, form, find)
    await cart.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] })
    return {}
  },
  remove: async (cart, form) => {
    const id = textIn(form, 'line')
    const before = await cart.getCurrentCart.orUndefined()
    await cart.removeLineItemsFromCurrentCart({ lineItemIds: [id] })
    const line = before?.lineItems.find((item) => item.id === id)
    const removed = line?.catalogReference && removedItem(line)
    return removed && inAddress(removed.item) ? removed : {}
  },
  undo: async (cart, form) => {
    try {
      // The platform validates it like every item from a browser.
      await cart.addToCurrentCart({ lineItems: [JSON.parse(textIn(form, 'item'))] })
    } catch (error) {
      if (error instanceof SyntaxError) throw invalidArgument('item', 'is not an item', error)
      throw error
    }
    return {}
  },
  coupon: async (cart, form) => {
    await cart.updateCurrentCart({ couponCode: textIn(form, 'code') })
    return {}
  },
  'remove-coupon': async (cart) => {
    await cart.removeCouponFromCurrentCart()
    return {}
  },
  note: async (cart, form) => {
    await cart.updateCurrentCart({ cartInfo: { buyerNote: textIn(form, 'note') } })
    return { noted: 'yes' }
  },
}

const isIntent = (intent: string): intent is CartIntent => Object.hasOwn(steps, intent)

/**
 * Handles a cart form without scripts, by its field `intent`: `add` (with `product`, `quantity` and the fields of
 * `choiceField` and `textField`), `quantity` (`line`, `quantity`), `remove` (`line`), `undo` (`item`), `coupon`
 * (`code`), `remove-coupon` or `note` (`note`).
 *
 * @param find the product that an `add` names
 * @returns parameters for the address of the cart's page, which `readCartPage` takes
 * @throws ApiError when the platform refuses, a choice is missing, or (`INVALID_ARGUMENT`) the intent is unknown
 * @example
 * const form = await readForm(request)
 * const said = await submitCartForm(client.currentCart, form, async (slug) =>
 *   (await client.products.query().eq('slug', slug).toArray({ limit: 1 }))[0],
 * )
 * const address = `/cart?${new URLSearchParams(said)}`
 */
export const submitCartForm = async (
  currentCart: CurrentCart,
  form: FormFields,
  find: FindProduct,
): Promise<CartFormSaid> => {
  const intent = textIn(form, 'intent')
  if (!isIntent(intent)) throw invalidArgument('intent', 'is not a cart action')
  return steps[intent](currentCart, form, find)
}
