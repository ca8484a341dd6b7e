// The store's platform, client id and sign-in address, from the environment.
import { platforms } from 'storefront-client'

const { STORE_URL, STORE_CLIENT_ID = '', STORE_REDIRECT_URI } = process.env

/** The sandbox at STORE_URL, or the hosted platform by default. */
export const platform = STORE_URL ? platforms.sandbox(STORE_URL) : platforms.wix

export const clientId = STORE_CLIENT_ID

/** Registered for the client id: the hosted platform names it when a server signs a member in. */
export const redirectUri = STORE_REDIRECT_URI
