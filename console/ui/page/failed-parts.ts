// Parts whose code failed to load. React caches a lazy component's failure, so each is recreated.

const renewals = new Set<() => void>()
const failures = new WeakSet<object>()

/** Recreates the failed part on the next retry; recreating it earlier would loop. */
export function noteFailedPart(failure: unknown, renew: () => void) {
  renewals.add(renew)
  if (failure instanceof Error) failures.add(failure)
}

export function isFailedPart(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}

export function retryFailedParts() {
  for (const renew of renewals) renew()
  renewals.clear()
}
