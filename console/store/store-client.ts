// The client of the store this console manages. The store is named in settings.json beside the page, so that one
// build serves any store.
import {
  createClient,
  type Platform,
  platforms,
  type SessionClient,
  webStorage,
} from 'storefront-client'
import { leavingFetch } from './leaving-fetch.ts'
import { type Permissions, watchPermissions } from './permissions.ts'
import { isFlag, isMissingOr, isOneOf, isText, shapeOf } from './shape.ts'
import { StartError } from './start-error.ts'

interface Settings {
  platform: 'sandbox' | 'wix'
  clientId: string
  /** Whether this sandbox refuses what the hosted platform does not have. */
  strict?: boolean
}

const isSettings = shapeOf<Settings>({
  platform: isOneOf(['sandbox', 'wix']),
  clientId: isText,
  strict: isMissingOr(isFlag),
})

/** The client the whole console shares. */
export interface StoreClient extends SessionClient<true> {
  /** The profile of the platform behind it; one that knows everything where left out. */
  readonly platform?: Platform
  /** What the caller may not change, as far as it is known; everything may be where left out. */
  readonly permissions?: Permissions
}

/**
 * Reads `settings.json` and makes the client, with the session that this browser kept.
 *
 * @throws StartError when the settings cannot be read or are not of the expected form
 */
export async function createStoreClient(): Promise<StoreClient> {
  const settings = await readSettings()
  const platform = profileOf(settings)
  const permissions = watchPermissions()
  const client: SessionClient<true> = createClient({
    platform,
    clientId: settings.clientId,
    fetch: leavingFetch(),
    storage: webStorage('local', 'storefront-console'),
    // A visitor cannot manage a store, so a renewal that fails for a moment is an error to try again.
    onUnavailable: 'throw',
    hooks: {
      onError({ operation, error }) {
        // What is refused to a visitor says nothing of the owner, who may sign in again.
        if (client.session.loggedIn) permissions.learn(operation, error)
      },
    },
  })
  client.session.subscribe(() => {
    if (!client.session.loggedIn) permissions.forget()
  })
  return { ...client, platform, permissions }
}

/** Whether a call may carry a key of its own: a platform that knows no keys may refuse it. */
export function takesKeys({ platform }: StoreClient): boolean {
  return platform === undefined || platform.idempotencyKeys === true
}

/** A key that a call counts once by, however often it is made; undefined where the platform, or a page on plain HTTP, has none. */
export function newKey(client: StoreClient): string | undefined {
  return takesKeys(client) && 'randomUUID' in crypto ? crypto.randomUUID() : undefined
}

/** The profile asks for additions where they are; a platform without them is asked for none (`known-queries.ts`). */
function profileOf({ platform, strict = false }: Settings): Platform<true> {
  const { additions: _, ...profile } =
    platform === 'wix' ? platforms.wix : platforms.sandbox(window.location.origin)
  if (platform === 'wix') return profile
  return strict ? { ...profile, idempotencyKeys: false } : { ...profile, additions: true }
}

async function readSettings(): Promise<Settings> {
  const address = new URL(`${import.meta.env.BASE_URL}settings.json`, window.location.origin)
  const response = await fetch(address, { cache: 'no-store' })
  if (!response.ok) throw new StartError('noSettings')
  const settings: unknown = await response.json()
  if (!isSettings(settings)) throw new StartError('badSettings')
  return settings
}
