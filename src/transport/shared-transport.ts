import type { LendController } from './abort-controllers.ts'
import type { Exchange } from './exchange.ts'
import type { Hooks } from './hooks.ts'
import type { TransportOptions } from './options.ts'
import type { ReadYourWrites } from './read-your-writes.ts'
import type { RetryBudget } from './retry-budget.ts'

/** State that all calls of a client share. */
export interface SharedTransport {
  readonly options: TransportOptions
  readonly hooks: Hooks
  /** Whether calls that must not be applied twice carry a key. */
  readonly keys: boolean
  readonly exchange: Exchange
  readonly lend: LendController
  readonly budget: RetryBudget
  readonly writes: ReadYourWrites
}
