/** The way to a platform: what all calls of one client have in common. */
import type { Operation } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { Platform } from '../platforms/platform.ts'
import { type Exchange, plainExchange } from './exchange.ts'
import type { Hooks } from './hooks.ts'
import type { TransportOptions } from './options.ts'
import { addressOf, type WireRequest } from './request.ts'
import { RetryBudget } from './retry-budget.ts'
import { beginCall, type TransportCall } from './transport-call.ts'

export type { Fetch } from './fetch.ts'
export type { TransportOptions } from './options.ts'

/** Sends wire requests to a platform. */
export interface Transport {
  readonly platform: Platform
  readonly hooks: Hooks
  /** Prepares a call; nothing is sent before {@link TransportCall.send}. */
  begin(operation: Operation, request: WireRequest, options: CallOptions): TransportCall
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
  const keys = options.idempotencyKeys ?? platform.idempotencyKeys ?? false
  const shared = { options, keys, exchange, budget: new RetryBudget() }
  return {
    platform,
    hooks: options.hooks ?? {},
    begin: (operation, request, call) =>
      beginCall(shared, operation, addressOf(platform, operation, request), request, call),
  }
}
