// The store that the job works on.
import { createClient, platforms } from 'storefront-client'

/**
 * A client that acts as the app, with the owner's key: for a trusted server only.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export function openStore({ STORE_API_KEY, STORE_URL, STORE_SITE_ID }) {
  if (!STORE_API_KEY) {
    throw new Error('STORE_API_KEY is not set. `npx storefront-sandbox --json` prints one.')
  }
  return createClient({
    platform: STORE_URL ? platforms.sandbox(STORE_URL) : platforms.wix,
    apiKey: STORE_API_KEY,
    ...(STORE_SITE_ID ? { siteId: STORE_SITE_ID } : {}),
    // Nobody waits for a job at a screen: it outlasts a restart of the platform.
    retries: 8,
    timeout: 120_000,
    hooks: {
      onRetry: ({ operation, status, delay }) =>
        console.error(`${operation}: ${status ?? 'no answer'}, again in ${Math.round(delay)} ms`),
    },
  })
}
