// #region actions
'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { ApiError } from 'storefront-client'
import { cartItem } from 'storefront-client/catalogue'
import { clientOfRequest } from '../../lib/client'

/** Adds a product with the choices in the form. Returns the error message, if it is refused. */
export async function addToCart(productId: string, _state: string | undefined, form: FormData) {
  const client = clientOfRequest()
  try {
    const { product } = await client.products.getProduct(productId)
    const choices = product.productOptions.map(({ name }) => [name, String(form.get(name) ?? '')])
    const line = cartItem(product, { choices: Object.fromEntries(choices) })
    await client.currentCart.addToCurrentCart({ lineItems: [line] })
  } catch (error) {
    // A refusal: sold out, or a missing choice. If the store is unavailable, the error page says so.
    if (!ApiError.is(error) || error.kind === 'system') throw error
    return error.violations[0]?.description ?? error.message
  }
  redirect('/cart')
}

export async function removeFromCart(lineId: string) {
  await clientOfRequest().currentCart.removeLineItemsFromCurrentCart({ lineItemIds: [lineId] })
  revalidatePath('/cart')
}

/** Deletes the cookie and revokes its tokens. A server action, because components cannot set cookies. */
export async function signOut() {
  await clientOfRequest()
    .session.logout()
    .catch(() => {})
  redirect('/')
}
// #endregion
