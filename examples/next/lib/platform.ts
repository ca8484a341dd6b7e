// The store this shop belongs to, from the environment.
import { platforms } from 'storefront-client'

const { STORE_URL, STORE_CLIENT_ID = '' } = process.env

/** A sandbox where STORE_URL names one, else the hosted platform. */
export const platform = STORE_URL ? platforms.sandbox(STORE_URL) : platforms.wix

export const clientId = STORE_CLIENT_ID
