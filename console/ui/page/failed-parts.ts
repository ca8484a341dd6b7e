// Parts whose code failed to load. React keeps the failure of a lazy component for good, so each makes another one.

const renewals = new Set<() => void>()
const failures = new WeakSet<object>()

/** Has the failed part made anew by the next retry: an earlier one would be asked for without end. */
export function noteFailedPart(failure: unknown, renew: () => void) {
  renewals.add(renew)
  if (failure instanceof Error) failures.add(failure)
}

/** Whether an error is that the code of a part did not load. */
export function isFailedPart(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}

/** Lets all parts that failed load again. */
export function retryFailedParts() {
  for (const renew of renewals) renew()
  renewals.clear()
}
