// The store's platform and client id, from the environment.
import { platforms } from 'storefront-client'

const { STORE_URL, STORE_CLIENT_ID = '' } = process.env

/** The sandbox at STORE_URL, or the hosted platform by default. */
export const platform = STORE_URL ? platforms.sandbox(STORE_URL) : platforms.wix

export const clientId = STORE_CLIENT_ID
