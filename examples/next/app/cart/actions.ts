// #region actions
'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { ApiError, refusalOf } from 'storefront-client'
import { cartItemIn } from 'storefront-client/catalogue'
import { clientOfRequest } from '../../lib/client'

/** Adds a product with the choices in the form. Returns a message for the buyer, if it is refused. */
export async function addToCart(productId: string, _state: string | undefined, form: FormData) {
  const client = await clientOfRequest()
  try {
    const { product } = await client.products.getProduct(productId)
    await client.currentCart.addToCurrentCart({ lineItems: [cartItemIn(product, form)] })
  } catch (error) {
    const { reason, fields, available } = refusalOf(error)
    // If the store is unavailable, the error page says so.
    if (!ApiError.is(error) || reason === 'away') throw error
    if (reason === 'choose') return `Choose ${fields.join(' and ')}.`
    return reason === 'stock' ? `Only ${available} left.` : 'This item is unavailable.'
  }
  redirect('/cart')
}

export async function removeFromCart(lineId: string) {
  const { currentCart } = await clientOfRequest()
  await currentCart.removeLineItemsFromCurrentCart({ lineItemIds: [lineId] })
  revalidatePath('/cart')
}

/** Deletes the cookie and revokes its tokens. A server action, because components cannot set cookies. */
export async function signOut() {
  const { session } = await clientOfRequest()
  await session.logout().catch(() => {})
  redirect('/')
}
// #endregion
