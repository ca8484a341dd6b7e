// #region client
import { cookies } from 'next/headers'
import { createClient } from 'storefront-client'
import { cookieStorage } from 'storefront-client/next'
import { clientId, platform, redirectUri } from './platform'

/** One client per request, with the visitor's session in its cookies. */
export const clientOfRequest = () =>
  createClient({ platform, clientId, redirectUri, storage: cookieStorage(cookies()) })
// #endregion
