// A real in-process store, and clients like the console's.
import {
  createClient,
  type Fetch,
  type Hooks,
  platforms,
  type SessionClient,
} from 'storefront-client'
import { vi } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'

/** Runs right before a request arrives, such as a concurrent one; a response of its own takes the store's place. */
export type Meet = (...request: Parameters<Fetch>) => Promise<unknown>

/** A store that ends with the test file. */
export interface TestStore {
  site: Sandbox['site']
  /** A client without a member. */
  visitor(hooks?: Hooks): SessionClient<true>
  /** A client signed in as the owner, as the console's is. */
  owner(hooks?: Hooks, meet?: Meet): Promise<SessionClient<true>>
  close(): Promise<void>
}

export async function openStore(): Promise<TestStore> {
  const sandbox = await createSandbox({ data: 'memory' })
  const { fetch } = sandbox
  const visitor = (hooks?: Hooks, meet?: Meet) =>
    createClient({
      platform: platforms.sandbox('http://127.0.0.1:4100', { additions: true }),
      clientId: sandbox.site.clientId,
      fetch: async (url, init) => {
        const met = await meet?.(url, init)
        return met instanceof Response ? met : fetch(url, init)
      },
      hooks,
    })
  return {
    site: sandbox.site,
    visitor,
    async owner(hooks, meet) {
      const client = visitor(hooks, meet)
      await client.session.loginWithPassword(sandbox.site.owner)
      if (!client.session.loggedIn) throw new Error('The owner could not sign in.')
      return client
    },
    close: () => sandbox.close(),
  }
}

/** A client of the owner, in a document without the sign-in iframe. */
export async function ownerWithoutFrame(
  store: TestStore,
  meet?: Meet,
): Promise<SessionClient<true>> {
  vi.stubGlobal('document', undefined)
  try {
    return await store.owner(undefined, meet)
  } finally {
    vi.unstubAllGlobals()
  }
}
