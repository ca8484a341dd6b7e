// A real store in this process, and clients of it as the console makes them.
import { createClient, type Hooks, platforms, type SessionClient } from 'storefront-client'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'

/** A store that ends with the test file. */
export interface TestStore {
  site: Sandbox['site']
  /** A client without a member. */
  visitor(hooks?: Hooks): SessionClient<true>
  /** A client signed in as the owner, as the console's is. */
  owner(hooks?: Hooks): Promise<SessionClient<true>>
  close(): Promise<void>
}

export async function openStore(): Promise<TestStore> {
  const sandbox = await createSandbox({ data: 'memory' })
  const { fetch } = sandbox
  const visitor = (hooks?: Hooks) =>
    createClient({
      platform: platforms.sandbox('http://127.0.0.1:4100', { additions: true }),
      clientId: sandbox.site.clientId,
      fetch,
      hooks,
    })
  return {
    site: sandbox.site,
    visitor,
    async owner(hooks) {
      const client = visitor(hooks)
      await client.session.loginWithPassword(sandbox.site.owner)
      if (!client.session.loggedIn) throw new Error('The owner could not sign in.')
      return client
    },
    close: () => sandbox.close(),
  }
}
