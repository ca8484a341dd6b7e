// #region client
import { cookies, headers } from 'next/headers'
import { connection } from 'next/server'
import { createClient } from 'storefront-client'
import { cookieStorage, type NextCookies, originOf } from 'storefront-client/next'
import { clientId, platform, redirectUri } from './platform'

/** Whether cookies are for https alone. Safari keeps none of those over http, not even on this machine. */
export const isSecure = (headers: Pick<Headers, 'get'>) =>
  originOf(new Request(`http://${headers.get('host')}`)).startsWith('https:')

/** A client with the visitor's session in these cookies. */
export const clientOf = (cookies: NextCookies, headers: Pick<Headers, 'get'>) => {
  const storage = cookieStorage(cookies, { secure: isSecure(headers) })
  return createClient({ platform, clientId, redirectUri, storage })
}

/** One client per request, and none while pages are prerendered. */
export const clientOfRequest = async () => {
  await connection()
  return clientOf(await cookies(), await headers())
}
// #endregion
