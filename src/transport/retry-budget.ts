/** Limits a client's repetitions: a failing platform must not get three times the traffic. */

const most = 500
const costOfRetry = 5
const costOfRetryAfterTimeout = 10

/** Tokens that repetitions cost and successes earn back; one of these per client. */
export class RetryBudget {
  #left = most

  /** Takes the cost of one repetition; undefined when the budget is used up. */
  spend(afterTimeout: boolean): number | undefined {
    const price = afterTimeout ? costOfRetryAfterTimeout : costOfRetry
    if (price > this.#left) return undefined
    this.#left -= price
    return price
  }

  /** Records a success: returns the cost of its repetitions, or one token when there were none. */
  earn(spent: number): void {
    this.#left = Math.min(most, this.#left + (spent || 1))
  }
}
