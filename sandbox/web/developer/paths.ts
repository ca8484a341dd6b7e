/** Addresses of the developer's own pages. Requests to them are not logged. */
export const developerPaths = {
  root: '/',
  home: '/_sandbox/',
  /** As people type it. */
  bare: '/_sandbox',
  requests: '/_sandbox/requests',
  requestsJson: '/_sandbox/requests.json',
  ready: '/_sandbox/ready',
  outbox: '/_sandbox/outbox',
  settings: '/_sandbox/settings',
  clock: '/_sandbox/clock',
  clockJson: '/_sandbox/clock.json',
  faults: '/_sandbox/faults',
  faultsJson: '/_sandbox/faults.json',
  snapshots: '/_sandbox/snapshots',
  snapshotsJson: '/_sandbox/snapshots.json',
  resetJson: '/_sandbox/reset',
  export: '/_sandbox/store.ndjson',
  import: '/_sandbox/import',
  script: '/_sandbox/live.js',
  /** Browsers request it unasked. */
  icon: '/favicon.ico',
} as const

const paths: ReadonlySet<string> = new Set(Object.values(developerPaths))

/** Whether an address is one of the developer's own pages. */
export function isDeveloperPath(pathname: string): boolean {
  if (paths.has(pathname)) return true
  return [developerPaths.requests, developerPaths.snapshots].some((path) =>
    pathname.startsWith(`${path}/`),
  )
}
