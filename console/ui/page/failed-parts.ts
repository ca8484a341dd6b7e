// Parts whose code failed to load. React keeps the failure of a lazy component for good, so each makes another one.

const renewals = new Set<() => void>()

/** Has the failed part made anew by the next retry: an earlier one would be asked for without end. */
export function noteFailedPart(renew: () => void) {
  renewals.add(renew)
}

/** Lets all parts that failed load again. */
export function retryFailedParts() {
  for (const renew of renewals) renew()
  renewals.clear()
}
