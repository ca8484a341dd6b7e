/** Limits a client's retries: a failing platform must not get three times the traffic. */

const most = 500
const costOfRetry = 5
const costOfRetryAfterTimeout = 10

/** A token bucket that retries drain and successes refill; one per client. */
export interface RetryBudget {
  /** Takes the cost of one retry; undefined when the budget is exhausted. */
  spend(afterTimeout: boolean): number | undefined
  /** Records a success: refunds the cost of its retries, or one token when there were none. */
  earn(spent: number): void
}

/** Makes a full budget. */
export const createRetryBudget = (): RetryBudget => {
  let left = most
  return {
    spend: (afterTimeout) => {
      const price = afterTimeout ? costOfRetryAfterTimeout : costOfRetry
      if (price > left) return undefined
      left -= price
      return price
    },
    earn: (spent) => {
      left = Math.min(most, left + (spent || 1))
    },
  }
}
