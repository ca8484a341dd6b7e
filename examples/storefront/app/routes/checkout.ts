/** From the cart to the platform's own page, where it is paid. */
import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { orAway } from '../server/away.ts'
import { checkoutCookie } from '../server/checkout-cookie.ts'
import { visitOf } from '../server/visit.ts'
import { paths, shop } from '../shop.ts'

export const loader = () => redirect(paths.cart)

// #region checkout
export const action = async (given: ActionFunctionArgs) => {
  const { client, origin } = visitOf(given)
  const { currentCart, redirects } = client
  const note = (await given.request.formData()).get('note')
  if (typeof note === 'string' && note !== '') {
    await orAway(currentCart.updateCurrentCart({ cartInfo: { buyerNote: note } }))
  }
  const made = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' }).safe()
  // The lines of the cart say why: what is sold out, or fewer than wanted.
  if (!made.ok) return redirect(`${paths.cart}?refused`)
  const { checkoutId } = made.data
  const at = (path: string) => `${origin}${shop.base}${path}`
  const { redirectSession } = await orAway(
    redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: {
        postFlowUrl: at(''),
        thankYouPageUrl: at('thanks'),
        cartPageUrl: at('cart'),
      },
    }),
  )
  return redirectDocument(redirectSession.fullUrl, {
    headers: { 'set-cookie': checkoutCookie(checkoutId) },
  })
}
// #endregion
