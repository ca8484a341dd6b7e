/** Signs out of the shop and the platform. */
import { redirect, redirectDocument } from 'react-router'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = () => redirect(paths.home)

// #region sign-out
export const action = async (args: RouteArgs) => {
  const { client, address } = visitOf(args)
  const home = address(paths.home)
  // Clears the cookie and revokes its tokens even if it fails; `logoutUrl` clears the platform's own cookies.
  const result = await client.session.logout({ postFlowUrl: home }).catch(() => undefined)
  return redirectDocument(result?.logoutUrl ?? home)
}
// #endregion
