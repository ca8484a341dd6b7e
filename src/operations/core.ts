/** The small client: no methods, only what the functions of `storefront-client/operations` need. */
import type { OperationCaller } from '../../generated/operation.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { Platform } from '../platforms/platform.ts'
import {
  type ApiKeyCredentials,
  apiKeySigner,
  isKeyed,
  noSigner,
  type Signer,
} from '../session/signer.ts'
import { createVisitor, type VisitorOptions } from '../session/visitor.ts'
import { createTransport, type TransportOptions } from '../transport/transport.ts'
import { ApiPromise } from './api-promise.ts'
import { requestOf } from './arguments.ts'
import type { CallOptions } from './call-options.ts'
import { checkOptions } from './check-options.ts'
import { createRun, type Run } from './run.ts'

/** What every client is at heart: the functions of `storefront-client/operations` take one. */
export type Core = OperationCaller<CallOptions, ApiError>

/** The call of a named method or function. */
export const createCall =
  (run: Run): Core['call'] =>
  (operation, given, options) =>
    new ApiPromise(run(operation, requestOf(operation, given), options))

/** Options of a {@link createCore}. */
export type CoreOptions = TransportOptions & {
  /** Where to send calls: `platforms.sandbox(url)`, `platforms.wix`, or a profile of your own. */
  readonly platform: Platform
} & (
    | VisitorOptions
    | ApiKeyCredentials
    | {
        /** Puts credentials on the calls; made with the means to make unsigned ones. */
        readonly signer: (run: Run) => Signer
      }
  )

const signerOf = (options: CoreOptions, run: Run): Signer => {
  if (isKeyed(options)) return apiKeySigner(options)
  return 'clientId' in options ? createVisitor(options, run) : options.signer(run)
}

/**
 * Makes a client without methods, for apps that count kilobytes: it signs as a visitor (or with an
 * API key), retries, decodes and reports errors as {@link createClient} does, and the bundle holds
 * only the operations that are called.
 *
 * @example
 * const core = createCore({ platform, clientId })
 * const { products } = await queryProducts(core, { query: {} })
 */
export const createCore = (options: CoreOptions): Core => {
  checkOptions(options)
  const transport = createTransport(options.platform, options)
  const signer = signerOf(options, createRun(transport, noSigner))
  return { call: createCall(createRun(transport, signer)) }
}
