// #region client
import { cookies } from 'next/headers'
import { createClient } from 'storefront-client'
import { cookieStorage } from 'storefront-client/next'
import { clientId, platform } from './platform'

/** One client per request: its session is the visitor's, in the request's cookies. */
export const clientOfRequest = () =>
  createClient({ platform, clientId, storage: cookieStorage(cookies()) })
// #endregion
