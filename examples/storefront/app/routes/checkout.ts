/** Redirects to the platform's checkout page. */
import { redirect, redirectDocument } from 'react-router'
import { ApiError, refusalOf } from 'storefront-client'
import { beginCheckout, textIn } from 'storefront-client/next'
import { isUnavailable, orErrorPage } from '../server/error-pages.ts'
import { checkoutCookie, type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = () => redirect(paths.cart)

// #region checkout
export const action = async (args: RouteArgs) => {
  const { client, cookies, address } = visitOf(args)
  const callbacks = {
    postFlowUrl: address(paths.home),
    thankYouPageUrl: address(paths.thanks),
    cartPageUrl: address(paths.cart),
  }
  const note = textIn(await args.request.formData(), 'note')
  try {
    const { checkoutId, url } = await beginCheckout(client, { callbacks, note })
    // Read by the thank-you page.
    const day = { path: '/', sameSite: 'lax', secure: cookies.secure, maxAge: 86_400 } as const
    cookies.set(checkoutCookie, checkoutId, day)
    return redirectDocument(url)
  } catch (error) {
    const { reason } = refusalOf(error)
    const isRefusal = ApiError.is(error) && !isUnavailable(error) && reason !== 'signedOut'
    // The cart's lines show why: sold out, or too few left.
    return isRefusal ? redirect(`${paths.cart}?refused`) : orErrorPage(Promise.reject(error))
  }
}
// #endregion
