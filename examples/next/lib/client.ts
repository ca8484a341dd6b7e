// #region client
import { cookies } from 'next/headers'
import { createClient } from 'storefront-client'
import { cookieStorage } from 'storefront-client/next'
import { clientId, platform } from './platform'

/** One client per request, with the visitor's session in its cookies. */
export const clientOfRequest = () =>
  createClient({ platform, clientId, storage: cookieStorage(cookies()) })
// #endregion
