import { invalidArgument } from '../errors/invalid-argument.ts'
import { isRecord } from '../values/json.ts'

/** Whether this runs in a page, where every visitor can read what the script holds. */
const isPage = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined'

/**
 * Checks what every client needs: programs in JavaScript may leave it out, and so may environment
 * variables that are not set.
 *
 * @throws ApiError naming the option that is missing or wrong
 */
export const checkOptions = (options: object): void => {
  const { platform, clientId, apiKey, authorizer, allowApiKeyInBrowser }: Record<string, unknown> =
    isRecord(options) ? options : {}
  if (!isRecord(platform)) {
    const problem = platform ? 'is no platform profile' : 'is missing'
    const advice = platform === 'wix' ? 'platforms.wix' : 'platforms.sandbox(url), platforms.wix'
    throw invalidArgument('platform', `${problem}: give ${advice} or a profile of your own`)
  }
  if (!clientId && !apiKey && !authorizer) {
    throw invalidArgument(
      'clientId',
      'is missing: give a client id, or an apiKey on a trusted server',
    )
  }
  if (apiKey && isPage() && allowApiKeyInBrowser !== true) {
    throw invalidArgument(
      'apiKey',
      'is readable by everyone who opens this page: keep it on a server, or set allowApiKeyInBrowser',
    )
  }
}
