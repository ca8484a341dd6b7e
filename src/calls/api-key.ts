/** Calls made as the app, with its API key. */
import { omitNil } from '../values/json.ts'
import { type Authorizer, type Credentials, fixedAuthorizer } from './authorizer.ts'

/** An app's credentials, for trusted servers: never ship them to a browser. */
export interface ApiKeyCredentials {
  /** The secret key, sent as it is. */
  readonly apiKey: string
  /** The target site, where the key's account has several. */
  readonly siteId?: string | undefined
  /** The target account, where the key may act for one. */
  readonly accountId?: string | undefined
  /**
   * Allows the key in a browser page, where anyone who opens the page can read it: for private tools
   * only. Without it, creating such a client throws.
   */
  readonly allowApiKeyInBrowser?: boolean | undefined
}

/** By value: an unset environment variable leaves its option behind as undefined. */
export const isKeyed = (options: object): options is ApiKeyCredentials =>
  'apiKey' in options && !!options.apiKey

/** Signs every call with an API key; there is nothing to renew. */
export const apiKeyAuthorizer = ({ apiKey, siteId, accountId }: ApiKeyCredentials): Authorizer => {
  const headers: Readonly<Record<string, string>> = omitNil({
    authorization: apiKey,
    'wix-site-id': siteId,
    'wix-account-id': accountId,
  })
  const credentials: Credentials = {
    headers,
    as: 'app',
    signInId: 'app',
  }
  return fixedAuthorizer(() => credentials)
}
