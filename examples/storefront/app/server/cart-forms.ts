/** The forms of the cart, as they are sent where no script runs. */
import { data, redirect } from 'react-router'
import { problemOf } from '../cart/problems.ts'
import { removedOf } from '../cart/shown.ts'
import { itemIn } from '../catalogue/item.ts'
import { textsIn } from '../messages/index.ts'
import { paths } from '../shop.ts'
import { isAway, orAway } from './away.ts'
import { readProduct } from './catalogue.ts'
import { textIn } from './form-text.ts'
import type { Visit } from './visit.ts'

/** What a form answers when it did not succeed. */
export interface FormProblem {
  readonly problem: string
  /** The form that failed, by its intent. */
  readonly intent: string
  /** The line that it was about. */
  readonly line?: string
  /** The product that was to be added. */
  readonly product?: string
}

/** A line that was removed, as its page wrote it. */
const removedItem = (text: string) => {
  const item: unknown = JSON.parse(text)
  if (typeof item !== 'object' || item === null) throw new TypeError('Not an item')
  const reference: unknown = Reflect.get(item, 'catalogReference')
  const quantity: unknown = Reflect.get(item, 'quantity')
  if (typeof reference !== 'object' || reference === null) throw new TypeError('Not an item')
  const { appId, catalogItemId, options }: Record<string, unknown> = { ...reference }
  return {
    catalogReference: {
      appId: String(appId),
      catalogItemId: String(catalogItemId),
      ...(typeof options === 'object' && options !== null ? { options: { ...options } } : {}),
    },
    quantity: Number(quantity),
  }
}

/** What each form does; where it leads then. */
const intents: Readonly<Record<string, (visit: Visit, form: FormData) => Promise<string>>> = {
  add: async ({ client }, form) => {
    const product = await readProduct(textIn(form, 'product'))
    if (product) {
      await client.currentCart.addToCurrentCart({ lineItems: [itemIn(product, form)] })
    }
    return paths.cart
  },
  quantity: async ({ client }, form) => {
    const [id, quantity] = [textIn(form, 'line'), Number(textIn(form, 'quantity'))]
    await (quantity > 0
      ? client.currentCart.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] })
      : client.currentCart.removeLineItemsFromCurrentCart({ lineItemIds: [id] }))
    return paths.cart
  },
  remove: async ({ client }, form) => {
    const id = textIn(form, 'line')
    const cart = await client.currentCart.getCurrentCart.orUndefined()
    const line = cart?.lineItems.find((item) => item.id === id)
    await client.currentCart.removeLineItemsFromCurrentCart({ lineItemIds: [id] })
    if (!line) return paths.cart
    const { name, item } = removedOf(line, line.quantity)
    return `${paths.cart}?${new URLSearchParams({ removed: name, item })}`
  },
  undo: async ({ client }, form) => {
    await client.currentCart.addToCurrentCart({ lineItems: [removedItem(textIn(form, 'item'))] })
    return paths.cart
  },
  coupon: async ({ client }, form) => {
    await client.currentCart.updateCurrentCart({ couponCode: textIn(form, 'code').trim() })
    return paths.cart
  },
  'remove-coupon': async ({ client }) => {
    await client.currentCart.removeCouponFromCurrentCart()
    return paths.cart
  },
  note: async ({ client }, form) => {
    await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote: textIn(form, 'note') } })
    return `${paths.cart}?noted`
  },
}

/** Does what a form asks, and leads to the page that shows it; a refusal is shown where the form is. */
export const doCartForm = async (visit: Visit, form: FormData) => {
  const intent = textIn(form, 'intent')
  const work = intents[intent]
  if (!work) throw data(null, { status: 400 })
  try {
    return redirect(await work(visit, form))
  } catch (error) {
    if (isAway(error)) return orAway(Promise.reject(error))
    const problem: FormProblem = {
      problem: problemOf(textsIn(visit.language), error),
      intent,
      line: textIn(form, 'line'),
      product: textIn(form, 'product'),
    }
    return data(problem, { status: 400 })
  }
}
