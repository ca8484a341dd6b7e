// The client of the store this console manages. The store is named in settings.json beside the page: one build serves
// any store.
import {
  createClient,
  type Platform,
  platforms,
  type SessionClient,
  webStorage,
} from 'storefront-client'
import { visitorErrors } from './failure.ts'
import { leavingFetch } from './leaving-fetch.ts'
import { type OwnWrites, watchWrites } from './own-writes.ts'
import { type Permissions, watchPermissions } from './permissions.ts'
import { isFlag, isMissingOr, isOneOf, isText, shapeOf } from './shape.ts'
import { StartError } from './start-error.ts'

interface Settings {
  platform: 'sandbox' | 'wix'
  clientId: string
  /** Whether this sandbox refuses what the hosted platform lacks. */
  strict?: boolean
}

const isSettings = shapeOf<Settings>({
  platform: isOneOf(['sandbox', 'wix']),
  clientId: isText,
  strict: isMissingOr(isFlag),
})

/** For how long after a write the read-only host is not asked, in milliseconds. */
const LAG = 30_000

export interface StoreClient extends SessionClient<true> {
  /** The platform's profile; every ability by default. */
  readonly platform?: Platform
  /** The known missing permissions; none by default. */
  readonly permissions?: Permissions
  /** What this page has written; undefined where queries do not lag behind. */
  readonly writes?: OwnWrites | undefined
  /** Whether the page is being closed: a call that waits for a response would never be sent. */
  readonly isLeaving?: () => boolean
}

/**
 * Reads `settings.json` and makes the client, with the stored session.
 *
 * @throws StartError when the settings cannot be read or are malformed
 */
export async function createStoreClient(): Promise<StoreClient> {
  const settings = await readSettings()
  const platform = profileOf(settings)
  const permissions = watchPermissions()
  const { fetch, isLeaving } = leavingFetch()
  const writes = platform.additions ? undefined : watchWrites()
  const client: SessionClient<true> = createClient({
    platform,
    clientId: settings.clientId,
    fetch,
    storage: webStorage('local', 'storefront-console'),
    readYourWrites: LAG,
    // A visitor cannot manage a store, so a failed renewal throws as retryable.
    onUnavailable: 'throw',
    hooks: {
      onResponse: (event) => writes?.learn(event),
      onError({ operation, error }) {
        // A visitor's refusal says nothing of the owner, who may sign in again.
        if (client.session.loggedIn) permissions.learn(operation, error)
        else visitorErrors.add(error)
      },
    },
  })
  client.session.subscribe(() => {
    if (!client.session.loggedIn) permissions.forget()
  })
  return { ...client, platform, permissions, writes, isLeaving }
}

/** Whether calls may send an idempotency key: a platform without support may refuse it. */
export function takesKeys({ platform }: StoreClient): boolean {
  return platform === undefined || platform.idempotencyKeys === true
}

/** A new idempotency key; undefined where the platform has no support, or outside a secure context. */
export function newKey(client: StoreClient): string | undefined {
  return takesKeys(client) && 'randomUUID' in crypto ? crypto.randomUUID() : undefined
}

/** Additions only where the platform has them (`known-queries.ts`). */
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
  // Many servers answer a missing file with a page.
  const settings: unknown = await response.json().catch(() => undefined)
  if (!isSettings(settings)) throw new StartError('badSettings')
  return settings
}
