/** The small client: no methods, only what the functions of `storefront-client/operations` need. */

import { type ApiKeyCredentials, apiKeyAuthorizer, isKeyed } from './calls/api-key.ts'
import type { Authorizer } from './calls/authorizer.ts'
import { checkOptions } from './calls/check-options.ts'
import type { Run } from './calls/outcome.ts'
import { type Core, createCall } from './operations/call.ts'
import { createRun } from './operations/run.ts'
import type { Platform } from './platforms/platform.ts'
import { createVisitor } from './session/renewal/visitor.ts'
import type { StorageOptions } from './session/tokens/storage.ts'
import type { TransportOptions } from './transport/options.ts'
import { createTransport } from './transport/transport.ts'

interface Place<Additions extends boolean> extends TransportOptions {
  /** Where to send calls: `platforms.sandbox(url)`, `platforms.wix`, or a profile of your own. */
  readonly platform: Platform<Additions>
}

/** Options of a {@link createCore} that calls as a visitor. */
export interface VisitorCoreOptions<Additions extends boolean = boolean>
  extends Place<Additions>,
    StorageOptions {}

/** Options of a {@link createCore}. */
export type CoreOptions<Additions extends boolean = boolean> = Place<Additions> &
  (
    | StorageOptions
    | ApiKeyCredentials
    | {
        /** Puts credentials on the calls; created with a way to make unsigned ones. */
        readonly authorizer: (run: Run) => Authorizer
        readonly clientId?: undefined
      }
  )

/** A small client that calls as a visitor: `createSession` gives it a session. */
export interface VisitorCore<Additions extends boolean = false> extends Core<Additions> {
  /** The parts of the session. */
  readonly parts: { readonly options: VisitorCoreOptions; readonly authorizer: Authorizer }
}

const authorizerOf = (options: CoreOptions, run: Run): Authorizer => {
  if (isKeyed(options)) return apiKeyAuthorizer(options)
  return options.clientId === undefined ? options.authorizer(run) : createVisitor(options, run)
}

/**
 * Creates a tree-shakeable client without methods: it signs as a visitor (or with an API key),
 * retries, decodes and reports errors as {@link createClient} does, and the bundle holds only the
 * operations that are called.
 *
 * @example
 * const core = createCore({ platform, clientId })
 * const { products } = await queryProducts(core, { query: {} })
 */
export function createCore<Additions extends boolean = false>(
  options: VisitorCoreOptions<Additions>,
): VisitorCore<Additions>
export function createCore<Additions extends boolean = false>(
  options: CoreOptions<Additions>,
): Core<Additions>
export function createCore(options: CoreOptions): Core & { readonly parts: object } {
  checkOptions(options)
  const transport = createTransport(options.platform, options)
  const authorizer = authorizerOf(options, createRun(transport))
  return { call: createCall(createRun(transport, authorizer)), parts: { options, authorizer } }
}
