/** A store on a port, as an app meets it: the real client over real HTTP. */

import type { AccountSettings } from '../../../../sandbox/commerce/rules/documents/settings.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import type { SandboxOptions } from '../../../../sandbox/composition/site.ts'
import type { Mail } from '../../../../sandbox/people/mail/mail.ts'
import {
  ApiError,
  createClient,
  platforms,
  type SessionClient,
  type SessionOptions,
} from '../../../../src/index.ts'
import { fixedClock } from '../../fixed-clock.ts'

// Password hashing is slow, and not tested here.
process.env.SANDBOX_PASSWORD_COST = '10'

export interface Store {
  readonly sandbox: Sandbox
  readonly url: string
  readonly clock: { now(): Date; advance(milliseconds: number): void }
  /** A new visitor. */
  visitor(options?: Partial<SessionOptions>): SessionClient
  /** A trusted server. */
  app(): ReturnType<typeof appOf>
  /** The newest mail to an address. */
  mail(to: string): Promise<Mail>
  close(): Promise<void>
}

const appOf = (url: string, apiKey: string) =>
  createClient({ platform: platforms.sandbox(url), apiKey })

export async function openStore(
  accounts: Partial<AccountSettings>,
  place: Pick<SandboxOptions, 'databaseUrl' | 'products'> = {},
): Promise<Store> {
  // The client calculates expiry by its own clock, so the store starts at the same time.
  const clock = fixedClock(new Date())
  const sandbox = await createSandbox({ accounts, clock, products: 3, ...place })
  const { url } = await sandbox.listen({ port: 0 })
  const { clientId, apiKey } = sandbox.site
  return {
    sandbox,
    url,
    clock,
    visitor: (options = {}) =>
      createClient({ platform: platforms.sandbox(url), clientId, ...options }),
    app: () => appOf(url, apiKey),
    mail: async (to) => {
      const [newest] = await sandbox.outbox({ to, limit: 1 })
      if (!newest) throw new Error(`No mail to ${to}`)
      return newest
    },
    close: () => sandbox.close(),
  }
}

/** What a new person registers with; every call another one. */
export function newcomer(): { readonly email: string; readonly password: string } {
  count += 1
  return { email: `person-${count}@example.com`, password: `secret-${count}` }
}
let count = 0

/** The error a call fails with. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (ApiError.is(error)) return error
    throw error
  }
  throw new Error('Expected a refusal')
}
