import { createClient, platforms } from 'storefront-client'

/**
 * A client with an API key, which has full access: for trusted servers only.
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
    // Nobody waits for a batch job, so it can outlast a restart of the platform.
    retries: 8,
    timeout: 120_000,
    hooks: {
      onRetry: ({ operation, status, delay }) =>
        console.error(
          `${operation}: ${status ?? 'no response'}, retrying in ${Math.round(delay)} ms`,
        ),
    },
  })
}
