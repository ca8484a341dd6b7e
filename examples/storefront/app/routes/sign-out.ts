/** Signing out: here, and at the platform. */
import { redirect, redirectDocument } from 'react-router'
import { type Given, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = () => redirect(paths.home)

// #region sign-out
export const action = async (given: Given) => {
  const { client, address } = visitOf(given)
  const home = address(paths.home)
  // The cookie is gone and its tokens are revoked in any case; the address ends the platform's own cookies.
  const answer = await client.session.logout({ postFlowUrl: home }).catch(() => undefined)
  return redirectDocument(answer?.logoutUrl ?? home)
}
// #endregion
