/** The platform, client id and sign-in address, from environment variables. */
import { createClient, platforms, type SessionClient } from 'storefront-client'

/** The default: the sandbox of a fresh clone. */
const sandbox = {
  platform: 'http://127.0.0.1:4100',
  clientId: '5f0c1e7a-2b64-4d0e-9a53-7c1f8e2d4b60',
}

/** How long a page waits for the platform: then the shop shows what it has kept, or says so. */
export const pageLimits = { timeout: 10_000, retries: 1 }

/** Clients for catalogue reads, shared by all requests. */
const catalogues = new Map<string, SessionClient<false>>()

/**
 * `STOREFRONT_PLATFORM`: `wix`, or the address of a sandbox. `STOREFRONT_CLIENT_ID`: the id of the shop's headless client.
 * `STOREFRONT_REDIRECT_URI`: an address registered for it, which sign-in on the hosted platform needs.
 * Read at every request, because one process may serve several stores in turn.
 */
export const settings = () => {
  const { STOREFRONT_PLATFORM: name = sandbox.platform } = process.env
  const { STOREFRONT_CLIENT_ID: clientId = sandbox.clientId } = process.env
  const { STOREFRONT_REDIRECT_URI: redirectUri } = process.env
  const platform = name === 'wix' ? platforms.wix : platforms.sandbox(name)
  const options = { platform, clientId, redirectUri }
  const key = `${name} ${clientId}`
  const catalogue = catalogues.get(key) ?? createClient({ ...options, ...pageLimits })
  catalogues.set(key, catalogue)
  return { options, catalogue }
}
