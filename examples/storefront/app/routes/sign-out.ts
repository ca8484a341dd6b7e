/** Signing out: here, and at the platform. */
import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { visitOf } from '../server/visit.ts'
import { paths, shop } from '../shop.ts'

export const loader = () => redirect(paths.home)

// #region sign-out
export const action = async (given: ActionFunctionArgs) => {
  const { client, origin } = visitOf(given)
  const home = `${origin}${shop.base}`
  // The cookie is gone and its tokens are revoked in any case; the address ends the platform's own cookies.
  const answer = await client.session.logout({ postFlowUrl: home }).catch(() => undefined)
  return redirectDocument(answer?.logoutUrl ?? home)
}
// #endregion
