/** The way to a platform: what all calls of one client have in common. */
import type { Operation } from '../../generated/operation.ts'
import type { CallOptions } from '../operations/call-options.ts'
import type { Platform } from '../platforms/platform.ts'
import { type Action, beginAction } from './action.ts'
import { type Exchange, plainExchange } from './exchange.ts'
import type { Fetch } from './fetch.ts'
import type { Hooks } from './hooks.ts'
import { RetryQuota } from './quota.ts'
import { addressOf, type WireRequest } from './request.ts'

export type { Fetch } from './fetch.ts'

/** How a client treats the network. All of it has defaults. */
export interface TransportOptions {
  /** Used instead of the global `fetch`, which otherwise is looked up at every call. */
  readonly fetch?: Fetch | undefined
  /** Called as things happen: for logs, traces and counters. */
  readonly hooks?: Hooks
  /** Headers of every call, for example a trace id. */
  readonly headers?: Readonly<Record<string, string>>
  /** How often a failed request may be repeated; 2 by default, 0 means one request for one call. */
  readonly retries?: number
  /** Milliseconds for a whole call, its repetitions and waits included; 60,000 by default. */
  readonly timeout?: number
  /** Milliseconds for one request, from connecting to the last byte; 30,000 by default. */
  readonly attemptTimeout?: number
  /**
   * Whether calls that must not be applied twice carry an `Idempotency-Key`, and may then be
   * repeated. On when the platform's profile says so; do not switch it on for a platform that does
   * not know the header.
   */
  readonly idempotencyKeys?: boolean
  /** The largest answer to take, in bytes after decompression; 10 MiB by default. */
  readonly maxAnswerBytes?: number
}

/** Sends wire requests to a platform. */
export interface Transport {
  readonly platform: Platform
  readonly hooks: Hooks
  /** Prepares a call; nothing is sent before {@link Action.send}. */
  begin(operation: Operation, request: WireRequest, options: CallOptions): Action
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
  const line = { options, keys, exchange, quota: new RetryQuota() }
  return {
    platform,
    hooks: options.hooks ?? {},
    begin: (operation, request, call) =>
      beginAction(line, operation, addressOf(platform, operation, request), request, call),
  }
}
