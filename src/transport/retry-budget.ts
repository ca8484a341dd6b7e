/** Limits a client's repetitions: a failing platform must not get three times the traffic. */

const most = 500
const costOfRetry = 5
const costOfRetryAfterTimeout = 10

/** Tokens that repetitions cost and successes earn back; one of these per client. */
export interface RetryBudget {
  /** Takes the cost of one repetition; undefined when the budget is used up. */
  spend(afterTimeout: boolean): number | undefined
  /** Records a success: returns the cost of its repetitions, or one token when there were none. */
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
