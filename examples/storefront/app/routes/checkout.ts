/** From the cart to the platform's own page, where it is paid. */
import { redirect, redirectDocument } from 'react-router'
import { ApiError, refusalOf } from 'storefront-client'
import { beginCheckout, textIn } from 'storefront-client/next'
import { isAway, orAway } from '../server/away.ts'
import { checkoutCookie, type Given, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = () => redirect(paths.cart)

// #region checkout
export const action = async (given: Given) => {
  const { client, cookies, address } = visitOf(given)
  const callbacks = {
    postFlowUrl: address(paths.home),
    thankYouPageUrl: address(paths.thanks),
    cartPageUrl: address(paths.cart),
  }
  const note = textIn(await given.request.formData(), 'note')
  try {
    const { checkoutId, url } = await beginCheckout(client, { callbacks, note })
    // The page of thanks shows what has become of it.
    const day = { path: '/', sameSite: 'lax', secure: true, maxAge: 86_400 } as const
    cookies.set(checkoutCookie, checkoutId, day)
    return redirectDocument(url)
  } catch (error) {
    const isOwn = !ApiError.is(error) || isAway(error) || refusalOf(error).reason === 'signedOut'
    // The lines of the cart say why: what is sold out, or fewer than wanted.
    return isOwn ? orAway(Promise.reject(error)) : redirect(`${paths.cart}?refused`)
  }
}
// #endregion
