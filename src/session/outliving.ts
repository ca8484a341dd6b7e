import type { Run } from '../calls/outcome.ts'
import { createRun } from '../operations/run.ts'
import type { Platform } from '../platforms/platform.ts'
import { currentFetch } from '../transport/fetch.ts'
import { createTransport, type TransportOptions } from '../transport/transport.ts'

/** Calls without credentials whose requests outlive the page, for sign-outs. */
export const outlivingRun = (platform: Platform, options: TransportOptions): Run => {
  const { fetch = currentFetch } = options
  return createRun(
    createTransport(platform, {
      ...options,
      fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
    }),
  )
}
