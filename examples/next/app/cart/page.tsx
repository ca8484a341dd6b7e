// #region cart
import { clientOfRequest } from '../../lib/client'
import { removeFromCart, signOut } from './actions'

/** Sent as a whole: a placeholder would stay without JavaScript. */
export const instant = false

export default async function CartPage() {
  const client = await clientOfRequest()
  const cart = await client.currentCart.getCurrentCart.orUndefined()
  const lines = cart?.lineItems ?? []
  return (
    <>
      <h1>Cart</h1>
      {lines.length === 0 && <p>Your cart is empty.</p>}
      <ul>
        {lines.map(({ id, productName, quantity, price }) => (
          <li key={id}>
            {quantity} × {productName.original}, {price.formattedAmount}
            <form action={removeFromCart.bind(null, id)}>
              <button type="submit">Remove</button>
            </form>
          </li>
        ))}
      </ul>
      {client.session.loggedIn && (
        <form action={signOut}>
          <button type="submit">Sign out</button>
        </form>
      )}
    </>
  )
}
// #endregion
