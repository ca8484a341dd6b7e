/** Which platform the shop sells on: two values of the environment. */
import { type Platform, platforms } from 'storefront-client'

/** What a client needs to know. */
export interface Settings {
  readonly platform: Platform<false>
  readonly clientId: string
}

/** The sandbox of a fresh clone, when nothing else is said. */
const sandbox = {
  platform: 'http://127.0.0.1:4100',
  clientId: '5f0c1e7a-2b64-4d0e-9a53-7c1f8e2d4b60',
}

const known = new Map<string, Platform<false>>()

/**
 * `STOREFRONT_PLATFORM`: `wix`, or the address of a sandbox. `STOREFRONT_CLIENT_ID`: the id of the shop's headless client.
 * Read at every request, because one process may show several stores one after the other.
 */
export const settings = (): Settings => {
  const name = process.env.STOREFRONT_PLATFORM ?? sandbox.platform
  const platform = known.get(name) ?? (name === 'wix' ? platforms.wix : platforms.sandbox(name))
  known.set(name, platform)
  return { platform, clientId: process.env.STOREFRONT_CLIENT_ID ?? sandbox.clientId }
}
