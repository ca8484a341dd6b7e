import { invalidArgument } from '../errors/invalid-argument.ts'
import { fieldsOf, isRecord } from '../values/json.ts'

/** Whether this runs in a page, where every visitor can read what the script holds. */
const isPage = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined'

/**
 * Checks what every client needs: programs in JavaScript may leave it out, and so may environment
 * variables that are not set.
 *
 * @throws ApiError naming the option that is missing or wrong
 */
export const checkOptions = (options: object): void => {
  const { platform, clientId, apiKey, authorizer, allowApiKeyInBrowser } = fieldsOf(options)
  if (!isRecord(platform)) {
    const problem = platform ? 'is no platform profile' : 'is missing'
    throw invalidArgument(
      'platform',
      `${problem}: give platforms.sandbox(url), platforms.wix or one of your own`,
    )
  }
  if (!clientId && !apiKey && !authorizer) {
    throw invalidArgument('clientId', 'is missing: give one, or an apiKey on a trusted server')
  }
  if (apiKey && isPage() && allowApiKeyInBrowser !== true) {
    throw invalidArgument(
      'apiKey',
      'is readable in this page: keep it on a server, or set allowApiKeyInBrowser',
    )
  }
}
