/** Calls made as the app, with its API key. */
import { omitNil } from '../values/json.ts'
import { type Authorizer, type Credentials, fixedAuthorizer } from './authorizer.ts'

/** An app's credentials (a trusted server): never put them into a browser. */
export interface ApiKeyCredentials {
  /** The secret key, sent as it is. */
  readonly apiKey: string
  /** The site the calls are for, where the key belongs to an account with several. */
  readonly siteId?: string | undefined
  /** The account the calls are for, where the key may act for one. */
  readonly accountId?: string | undefined
  /**
   * Allows the key in a page of a browser, where everyone who opens the page can read it: for tools
   * that only their owner opens. Without it such a client is refused.
   */
  readonly allowApiKeyInBrowser?: boolean | undefined
}

/** By value: an environment variable that is not set leaves the name of its option behind. */
export const isKeyed = (options: object): options is ApiKeyCredentials =>
  'apiKey' in options && !!options.apiKey

/** Signs every call with an API key; there is nothing to renew. */
export const apiKeyAuthorizer = ({ apiKey, siteId, accountId }: ApiKeyCredentials): Authorizer => {
  const ids: Readonly<Record<string, string>> = omitNil({
    'wix-site-id': siteId,
    'wix-account-id': accountId,
  })
  const credentials: Credentials = {
    headers: { authorization: apiKey, ...ids },
    as: 'app',
    signInId: 'app',
  }
  return fixedAuthorizer(() => credentials)
}
