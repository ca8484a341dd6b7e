/** Which platform the shop sells on: two values of the environment. */
import { createClient, platforms, type SessionClient } from 'storefront-client'

/** The sandbox of a fresh clone, when nothing else is said. */
const sandbox = {
  platform: 'http://127.0.0.1:4100',
  clientId: '5f0c1e7a-2b64-4d0e-9a53-7c1f8e2d4b60',
}

/** They read what is the same for everyone: their visitor has no cart. */
const catalogues = new Map<string, SessionClient<false>>()

/**
 * `STOREFRONT_PLATFORM`: `wix`, or the address of a sandbox. `STOREFRONT_CLIENT_ID`: the id of the shop's headless client.
 * Read at every request, because one process may show several stores one after the other.
 */
export const settings = () => {
  const { STOREFRONT_PLATFORM: name = sandbox.platform } = process.env
  const { STOREFRONT_CLIENT_ID: clientId = sandbox.clientId } = process.env
  const given = { platform: name === 'wix' ? platforms.wix : platforms.sandbox(name), clientId }
  const key = `${name} ${clientId}`
  const catalogue = catalogues.get(key) ?? createClient(given)
  catalogues.set(key, catalogue)
  return { given, catalogue }
}
