/** Composes the rooms of the client; holds no logic of its own. */
import type { Methods } from '../generated/methods.ts'
import type { PathClient } from '../generated/paths.ts'
import type { ApiError } from './errors/api-error.ts'
import type { CallOptions } from './operations/call-options.ts'
import { createMethods } from './operations/methods.ts'
import { createRun } from './operations/run.ts'
import { createPaths } from './paths/paths.ts'
import type { Platform } from './platforms/platform.ts'
import { authorizationCodeSource } from './session/code-source.ts'
import { createGrants } from './session/grants.ts'
import { createSession, type Session } from './session/session.ts'
import { type ApiKeyCredentials, apiKeySigner, noSigner, type Signer } from './session/signer.ts'
import { memoryStorage, type TokenStorage } from './session/storage.ts'
import { type SessionListener, TokenKeeper } from './session/token-keeper.ts'
import { createTransport, type Fetch, type Transport } from './transport/transport.ts'

interface CommonOptions {
  /** Where to send calls: `platforms.sandbox(url)`, `platforms.wix`, or a profile of your own. */
  readonly platform: Platform
  /** Used instead of the global `fetch`, which otherwise is looked up at every call. */
  readonly fetch?: Fetch
}

/** Options of a client for visitors and members. */
export interface SessionClientOptions extends CommonOptions {
  /** The public id of the app on the platform. */
  readonly clientId: string
  /** Where tokens are kept; in memory by default. */
  readonly storage?: TokenStorage
  /** Called after every change of the session, from the first on. */
  readonly onSessionChange?: SessionListener
  /**
   * Where the authorization page sends the code outside a browser; it must be registered for the
   * client id. The sandbox's profile brings one.
   */
  readonly redirectUri?: string
}

/** Options of a client for a trusted server. */
export interface ApiKeyClientOptions extends CommonOptions, ApiKeyCredentials {}

/** A client for trusted servers: every operation, in both call styles. */
export interface ApiKeyClient extends Methods<CallOptions> {
  /** The path call style: answers `{ data, error, response }` and never throws. */
  readonly paths: PathClient<CallOptions, ApiError>
}

/** A client for visitors and members. */
export interface SessionClient extends ApiKeyClient {
  /** Who the client speaks for, and how to change it. */
  readonly session: Session
}

const createCalls = (transport: Transport, signer: Signer): ApiKeyClient => {
  const run = createRun(transport, signer)
  return { ...createMethods(run), paths: createPaths(run) }
}

/**
 * Makes a client. It sends nothing until the first call, and two clients share nothing.
 *
 * With `clientId` it speaks for visitors and members: a visitor's token is fetched on first need,
 * renewed before it ends, and replaced by `client.session.loginWithPassword`. With `apiKey` it
 * speaks for an app, on trusted servers only.
 *
 * @example
 * const client = createClient({ platform: platforms.sandbox('http://127.0.0.1:4100'), clientId })
 * const { product } = await client.products.getProduct(id)
 */
export function createClient(options: SessionClientOptions): SessionClient
export function createClient(options: ApiKeyClientOptions): ApiKeyClient
export function createClient(
  options: SessionClientOptions | ApiKeyClientOptions,
): SessionClient | ApiKeyClient {
  const { platform, fetch } = options
  const transport = createTransport(platform, fetch)
  if ('apiKey' in options) return createCalls(transport, apiKeySigner(options))

  const { clientId, storage, onSessionChange, redirectUri } = options
  const grants = createGrants(createRun(transport, noSigner), clientId)
  const keeper = new TokenKeeper(storage ?? memoryStorage(), grants)
  if (onSessionChange) keeper.subscribe(onSessionChange)
  const calls = createCalls(transport, keeper)
  const session = createSession({
    clientId,
    keeper,
    grants,
    authentication: calls.authentication,
    redirects: calls.redirects,
    redirectsAs: (signer) => createMethods(createRun(transport, signer)).redirects,
    codes: authorizationCodeSource({ redirectUri: redirectUri ?? platform.redirectUri, fetch }),
  })
  return { ...calls, session }
}
