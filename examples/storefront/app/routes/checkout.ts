/** Redirects to the platform's checkout page. */
import { redirect, redirectDocument } from 'react-router'
import { beginCheckout, textIn } from 'storefront-client/next'
import { formOf, orErrorPage, refusalIn } from '../server/error-pages.ts'
import { checkoutCookie, type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export { ErrorBoundary } from '../root.tsx'

export const loader = () => redirect(paths.cart)

// #region checkout
export const action = async (args: RouteArgs) => {
  const { client, cookies, address } = visitOf(args)
  const callbacks = {
    postFlowUrl: address(paths.home),
    thankYouPageUrl: address(paths.thanks),
    cartPageUrl: address(paths.cart),
  }
  const note = textIn(await formOf(args.request), 'note')
  try {
    const { checkoutId, url } = await beginCheckout(client, { callbacks, note })
    // Read by the thank-you page.
    const day = { path: '/', sameSite: 'lax', secure: cookies.secure, maxAge: 86_400 } as const
    cookies.set(checkoutCookie, checkoutId, day)
    return redirectDocument(url)
  } catch (error) {
    const { reason } = await refusalIn(error)
    const isOfCart = reason !== 'tooOften' && reason !== 'signedOut'
    // The cart's lines show why: sold out, or too few left.
    return isOfCart ? redirect(`${paths.cart}?refused`) : orErrorPage(Promise.reject(error))
  }
}
// #endregion
