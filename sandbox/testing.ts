/**
 * A real store for an app's tests: the whole sandbox in process, without a port, and msw handlers that
 * respond from it.
 */
import { type Platform, platforms } from '../src/platforms/index.ts'
import { createSandbox, type Sandbox } from './composition/sandbox.ts'
import type { SandboxOptions } from './composition/site.ts'
import type { CouponExample } from './demo/seed/written.ts'
import type { Credentials } from './people/accounts/sign-in.ts'
import { hashAtLeastCost } from './people/identity/passwords.ts'
import type { Mail, MailQuery } from './people/mail/mail.ts'

/** A demo sign-in. */
export type TestCredentials = Credentials

/** The options of a test store. */
export interface TestStoreOptions<Additions extends boolean = boolean>
  extends Pick<SandboxOptions, 'seed' | 'products' | 'accounts' | 'clock'> {
  /** The base address of the app's calls; local, but nothing listens there. */
  readonly url?: string | undefined
  /**
   * Whether its clients ask for additions, such as `$contains`; false by default, so that passing tests hold on the
   * hosted platform. Handlers for msw decide per request, by its header.
   */
  readonly additions?: Additions | undefined
}

/** A store that a test owns. */
export interface TestStore<Additions extends boolean = false>
  extends Pick<
    Sandbox,
    'requests' | 'clock' | 'faults' | 'snapshot' | 'restore' | 'reset' | 'export' | 'import'
  > {
  /** The base address of the store. */
  readonly url: string
  /** The options of `createClient` for a visitor of this store. */
  readonly visitor: {
    readonly platform: Platform<Additions>
    readonly clientId: string
    readonly fetch: TestFetch
  }
  /** The options of `createClient` for a trusted server. */
  readonly app: {
    readonly platform: Platform<Additions>
    readonly apiKey: string
    /** Safe here: a test's document is not public. */
    readonly allowApiKeyInBrowser: true
    readonly fetch: TestFetch
  }
  /** The store owner's sign-in. */
  readonly owner: Credentials
  /** A member's sign-in. */
  readonly member: Credentials
  /** Coupon codes by kind: `percent`, `expired`, `usedUp`, … */
  readonly coupons: Readonly<Record<CouponExample, string>>
  /** The web's `fetch`, handled by the store. */
  readonly fetch: TestFetch
  /**
   * E-mails the store would have sent, newest first: tests read codes and links from here. Nothing is
   * ever sent.
   *
   * @example
   * const [mail] = await store.outbox({ to: 'ann@example.com' })
   * await client.session.verify({ code: String(mail?.code) })
   */
  outbox(query?: MailQuery): Promise<Mail[]>
  /**
   * Handlers for msw in Node: the store answers every request to `url`.
   *
   * @param http msw's own, so that msw stays an optional dependency
   *
   * @example
   * const server = setupServer(...store.handlers(http))
   */
  handlers<Handler>(http: MswHttp<Handler>): Handler[]
  /** Closes the store. Later requests get status 410. */
  close(): Promise<void>
}

/** The part of msw's `http` that handlers need. */
export interface MswHttp<Handler> {
  all(path: string, answer: (given: { readonly request: Request }) => Promise<Response>): Handler
}

/** The part of the web's `fetch` that the client uses. */
export type TestFetch = (url: string | URL, init?: RequestInit) => Promise<Response>

const closedText = 'The test store is closed'

/**
 * Opens a store in memory.
 *
 * @example
 * const store = await createTestStore()
 * const client = createClient(store.visitor)
 * await client.session.loginWithPassword(store.member)
 */
export async function createTestStore<Additions extends boolean = false>(
  options: TestStoreOptions<Additions> = {},
): Promise<TestStore<Additions>> {
  const { url = 'http://127.0.0.1:4100', additions, ...given } = options
  const platform = platforms.sandbox(url, { ...(additions && { additions }) })
  hashAtLeastCost()
  const sandbox = await createSandbox({ data: 'memory', ...given })
  const { clientId, apiKey, owner, member, coupons } = sandbox.site
  let closing: Promise<void> | undefined
  const answer = async (request: Request): Promise<Response> =>
    closing ? Response.json({ message: closedText }, { status: 410 }) : sandbox.fetch(request)
  const fetch: TestFetch = async (address, init) => answer(new Request(address, init))
  return {
    url,
    visitor: { platform, clientId, fetch },
    app: { platform, apiKey, allowApiKeyInBrowser: true, fetch },
    owner,
    member,
    coupons,
    fetch,
    requests: (query) => sandbox.requests(query),
    clock: sandbox.clock,
    snapshot: sandbox.snapshot,
    restore: sandbox.restore,
    reset: sandbox.reset,
    export: sandbox.export,
    import: sandbox.import,
    faults: sandbox.faults,
    handlers: (http) => [
      http.all(`${platform.mainHost}/*`, ({ request }) =>
        // A broken connection is no response: msw represents it like this.
        answer(request).catch(() => Response.error()),
      ),
    ],
    outbox: async (query) => {
      if (closing) throw new Error(closedText)
      return sandbox.outbox(query)
    },
    close: () => {
      closing ??= sandbox.close()
      return closing
    },
  }
}
