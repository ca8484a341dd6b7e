import { invalidArgument } from '../errors/invalid-argument.ts'
import { fieldsOf } from '../values/json.ts'

/**
 * Checks the required options, which plain JavaScript or an unset environment variable may leave out.
 *
 * @throws ApiError naming the option that is missing or wrong
 */
export const checkOptions = (options: object): void => {
  const { platform, clientId, apiKey, authorizer, allowApiKeyInBrowser } = fieldsOf(options)
  if (!fieldsOf(platform).publicPath) {
    throw invalidArgument('platform', 'must be platforms.wix or platforms.sandbox(url)')
  }
  if (!clientId && !apiKey && !authorizer) {
    // An environment variable may be set but empty.
    const field = apiKey === '' ? 'apiKey' : 'clientId'
    throw invalidArgument(field, 'is empty: give a clientId or apiKey')
  }
  // Users of a page, its workers and an app can read the script.
  const isPublic =
    globalThis.document ||
    'WorkerLocation' in globalThis ||
    globalThis.navigator?.product === 'ReactNative'
  if (apiKey && isPublic && allowApiKeyInBrowser !== true) {
    throw invalidArgument('apiKey', 'is exposed here: use a server or allowApiKeyInBrowser')
  }
}
