// The client of the store this console manages. The store is named in settings.json beside the page, so that one
// build serves any store.
import { createClient, platforms, webStorage } from 'storefront-client'
import { StartError } from './start-error.ts'

interface Settings {
  platform: 'sandbox' | 'wix'
  clientId: string
}

/** The client the whole console shares. */
export type StoreClient = Awaited<ReturnType<typeof createStoreClient>>

/**
 * Reads `settings.json` and makes the client, with the session that this browser kept.
 *
 * @throws StartError when the settings cannot be read or are not of the expected form
 */
export async function createStoreClient() {
  const settings = await readSettings()
  return createClient({
    platform:
      settings.platform === 'wix' ? platforms.wix : platforms.sandbox(window.location.origin),
    clientId: settings.clientId,
    storage: webStorage(window.localStorage, 'storefront-console'),
    // A visitor cannot manage a store, so a renewal that fails for a moment is an error to try again.
    onUnavailable: 'throw',
  })
}

async function readSettings(): Promise<Settings> {
  const address = new URL(`${import.meta.env.BASE_URL}settings.json`, window.location.origin)
  const response = await fetch(address, { cache: 'no-store' })
  if (!response.ok) throw new StartError('noSettings')
  const settings: unknown = await response.json()
  if (!isSettings(settings)) throw new StartError('badSettings')
  return settings
}

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false
  const { platform, clientId } = value as Partial<Record<keyof Settings, unknown>>
  return (platform === 'sandbox' || platform === 'wix') && typeof clientId === 'string'
}
