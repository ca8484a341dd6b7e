/** The transport that the calls of one client share. */
import type { CallOptions } from '../calls/call-options.ts'
import type { CallableOperation } from '../calls/outcome.ts'
import { additionsHeader } from '../platforms/additions.ts'
import type { Platform } from '../platforms/platform.ts'
import { type Exchange, plainExchange } from './exchange.ts'
import type { Hooks } from './hooks.ts'
import { through } from './middleware.ts'
import type { TransportOptions } from './options.ts'
import { createReadYourWrites } from './read-your-writes.ts'
import { addressOf, type WireRequest } from './request.ts'
import { createRetryBudget } from './retry-budget.ts'
import { type TransportCall, transportCall } from './transport-call.ts'

/** Sends wire requests to a platform. */
export interface Transport {
  readonly platform: Platform
  readonly hooks: Hooks
  /** Prepares a call; nothing is sent before `send`. */
  begin(operation: CallableOperation, request: WireRequest, options: CallOptions): TransportCall
}

/**
 * @param platform decides the hosts and prefixes
 * @param exchange sends one request; plain `fetch` by default
 */
export const createTransport = (
  platform: Platform,
  options: TransportOptions = {},
  exchange: Exchange = plainExchange,
): Transport => {
  const { hooks = {} } = options
  const shared = {
    options: platform.additions
      ? { ...options, headers: { ...options.headers, [additionsHeader]: 'true' } }
      : options,
    hooks,
    keys: options.idempotencyKeys ?? platform.idempotencyKeys,
    exchange: through(options.use, exchange),
    budget: createRetryBudget(),
    writes: createReadYourWrites(options.readYourWrites),
  }
  return {
    platform,
    hooks,
    begin: (operation, request, call) => {
      const url = addressOf(platform, operation, request, shared.writes.hostFor(operation, call))
      return transportCall(shared, operation, url, request.body, call)
    },
  }
}
