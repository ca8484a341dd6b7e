/** Composes the parts of the client; the logic is in the parts. */
import type { Methods } from '../generated/methods.ts'
import type { PathClient } from '../generated/paths.ts'
import { type ApiKeyCredentials, apiKeyAuthorizer, isKeyed } from './calls/api-key.ts'
import { type Authorizer, fixedAuthorizer, type Identity } from './calls/authorizer.ts'
import type { CallOptions } from './calls/call-options.ts'
import { checkOptions } from './calls/check-options.ts'
import { createAuthorizer } from './calls/identities.ts'
import type { ApiError } from './errors/api-error.ts'
import { type Core, createCall } from './operations/call.ts'
import { createMethods } from './operations/methods.ts'
import { createPaths } from './operations/paths.ts'
import { reportUnreadable } from './operations/report-unreadable.ts'
import { createRequest, type SendRequest } from './operations/request.ts'
import { createRun } from './operations/run.ts'
import type { Platform } from './platforms/platform.ts'
import { attachQueries, type Queries } from './query/queries.ts'
import type { SessionOptions } from './session/options.ts'
import { createGrants } from './session/renewal/grants.ts'
import { createSessionKeeper } from './session/renewal/session-keeper.ts'
import { createRevocation } from './session/revocation.ts'
import { createSession, type Session } from './session/session.ts'
import { pageFetch } from './transport/fetch.ts'
import { openapiExchange } from './transport/openapi-exchange.ts'
import type { TransportOptions } from './transport/options.ts'
import { createTransport, type Transport } from './transport/transport.ts'

interface CommonOptions<Additions extends boolean> extends TransportOptions {
  /** Where to send calls: `platforms.sandbox(url)`, `platforms.wix`, or a profile of your own. */
  readonly platform: Platform<Additions>
}

/** Options that may be missing or undefined, like an unset environment variable. */
type Unset<Options> = { readonly [Name in keyof Options]?: Options[Name] | undefined }

/**
 * Options of a client for visitors and members. With an API key as well (on a trusted server), it can
 * also call as the app: by default, or per call.
 */
export interface SessionClientOptions<Additions extends boolean = boolean>
  extends CommonOptions<Additions>,
    SessionOptions,
    Unset<ApiKeyCredentials> {
  /** The default identity of calls without `as`; the user by default. */
  readonly identity?: Identity | undefined
}

/** Options of a client for a trusted server. */
export interface ApiKeyClientOptions<Additions extends boolean = boolean>
  extends CommonOptions<Additions>,
    ApiKeyCredentials {}

type Named<Additions extends boolean> = Methods<CallOptions, ApiError, Additions>

/** The named methods by group; some also have a query builder. */
type Groups<Additions extends boolean> = Omit<Named<Additions>, keyof Queries> & {
  readonly [Group in keyof Queries]: Named<Additions>[Group] & Queries<Additions>[Group]
}

/**
 * A client for trusted servers: every operation, in both call styles. `ApiKeyClient<true>` is made with a profile that
 * asks for additions.
 */
export interface ApiKeyClient<Additions extends boolean = false>
  extends Groups<Additions>,
    Core<Additions> {
  /**
   * Sends a request to any platform endpoint that the description lacks, with the same credentials,
   * retries and errors. The response is raw JSON: dates and images are not decoded.
   *
   * @example
   * const answer = await client.request<{ id: string }>({ method: 'GET', path: '/stores/v1/things/1' })
   */
  readonly request: SendRequest
  /** The path call style: resolves to `{ data, error, response }` and never throws. */
  readonly paths: PathClient<CallOptions, ApiError, Additions>
}

/** A client for visitors and members. `SessionClient<true>` is made with a profile that asks for additions. */
export interface SessionClient<Additions extends boolean = false> extends ApiKeyClient<Additions> {
  /** Who calls are made as: sign-in, sign-out and tokens. */
  readonly session: Session
}

const createCalls = (transport: Transport, authorizer: Authorizer): ApiKeyClient => {
  const run = createRun(transport, authorizer, reportUnreadable(transport.hooks))
  const call = createCall(run)
  const methods = attachQueries({ call }, createMethods(call))
  return { ...methods, call, request: createRequest(run), paths: createPaths(run) }
}

/**
 * Creates a client. It sends nothing until the first call, and shares no state with other clients.
 *
 * With `clientId` it acts for visitors and members: a visitor's token is fetched lazily, renewed
 * before it expires, and replaced by `client.session.loginWithPassword`. With `apiKey` it acts for an
 * app, on trusted servers only.
 *
 * @example
 * const client = createClient({ platform: platforms.sandbox('http://127.0.0.1:4100'), clientId })
 * const { product } = await client.products.getProduct(id)
 */
export function createClient<Additions extends boolean = false>(
  options: SessionClientOptions<Additions>,
): SessionClient<Additions>
export function createClient<Additions extends boolean = false>(
  options: ApiKeyClientOptions<Additions>,
): ApiKeyClient<Additions>
// The last signature is what `ReturnType<typeof createClient>` reads.
export function createClient(options: SessionClientOptions<false>): SessionClient
export function createClient(
  options: SessionClientOptions | ApiKeyClientOptions,
): SessionClient | ApiKeyClient {
  checkOptions(options)
  const { platform } = options
  const transport = createTransport(platform, options, openapiExchange())
  const app = isKeyed(options) ? apiKeyAuthorizer(options) : undefined
  if (!('clientId' in options && options.clientId)) {
    return createCalls(transport, createAuthorizer({ app }))
  }

  const { clientId, identity } = options
  const unsigned = createRun(transport)
  const grants = createGrants(unsigned, clientId)
  const keeper = createSessionKeeper(options, grants)
  const calls = createCalls(transport, createAuthorizer({ user: keeper, app, identity }))
  const asUser = app || identity ? createCalls(transport, keeper) : calls
  const session = createSession(
    {
      revoke: createRevocation(unsigned),
      options,
      keeper,
      platform,
      fetch: pageFetch(options),
      grants,
      methods: asUser,
      redirectsAs: (credentials) =>
        createMethods(createCall(createRun(transport, fixedAuthorizer(credentials)))).redirects,
    },
    () => import('./session/sign-in/late-flows.ts'),
  )
  return { ...calls, session }
}
