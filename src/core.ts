/** The small client: no methods, only what the functions of `storefront-client/operations` need. */

import { type ApiKeyCredentials, apiKeySigner, isKeyed } from './calls/api-key.ts'
import { checkOptions } from './calls/check-options.ts'
import type { Run } from './calls/outcome.ts'
import { noSigner, type Signer } from './calls/signer.ts'
import { type Core, createCall } from './operations/call.ts'
import { createRun } from './operations/run.ts'
import type { Platform } from './platforms/platform.ts'
import { createVisitor, type VisitorOptions } from './session/renewal/visitor.ts'
import { createTransport, type TransportOptions } from './transport/transport.ts'

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
