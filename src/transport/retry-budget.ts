/** How much a client may repeat: a dead platform must not be sent three times the traffic. */

const most = 500
const costOfRetry = 5
const costOfRetryAfterTimeout = 10

/** Tokens that repetitions cost and successes earn back; one of these per client. */
export class RetryBudget {
  #left = most

  /** Takes the price of one repetition; undefined when it cannot be paid. */
  spend(afterTimeout: boolean): number | undefined {
    const price = afterTimeout ? costOfRetryAfterTimeout : costOfRetry
    if (price > this.#left) return undefined
    this.#left -= price
    return price
  }

  /** A call went through: what its repetitions cost comes back, or one token when there were none. */
  earn(spent: number): void {
    this.#left = Math.min(most, this.#left + (spent || 1))
  }
}
