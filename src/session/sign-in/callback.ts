/** The authorization server's callback: its parameters and their checks (specification, point 5). */
import type { ResponseMode } from '../../../generated/schema.ts'
import { flowError } from '../../errors/flow-error.ts'
import { isRecord, textOf } from '../../values/json.ts'

/** The parameters of an authorization callback; empty texts count as missing. */
export interface Callback {
  readonly code?: string | undefined
  readonly state?: string | undefined
  /** The OAuth error code, for example `login_required`. */
  readonly error?: string | undefined
  readonly errorDescription?: string | undefined
}

const callback = (read: (name: string) => string | undefined): Callback => ({
  code: read('code'),
  state: read('state'),
  error: read('error'),
  errorDescription: read('error_description'),
})

/** The response modes that use an address; `web_message` posts to a frame. */
export type UrlResponseMode = Exclude<ResponseMode, 'web_message'>

/** The part of an address that each mode writes to. */
const parts: Readonly<Record<UrlResponseMode, 'hash' | 'search'>> = {
  fragment: 'hash',
  query: 'search',
}

/** The parameters in one part of an address. */
const parametersIn = (url: URL, mode: UrlResponseMode): URLSearchParams =>
  new URLSearchParams(url[parts[mode]].slice(1))

/** Reads a callback address. `fragment` reads the part after `#`, `query` the part after `?`. */
export const parseCallbackUrl = (url: string, responseMode: UrlResponseMode): Callback => {
  const parameters = parametersIn(new URL(url), responseMode)
  return callback((name) => {
    // A repeated parameter may be injected: it counts as missing.
    const [value, second] = parameters.getAll(name)
    return second === undefined ? value || undefined : undefined
  })
}

/** A callback, and in which part of the address it came. */
export interface ArrivedCallback extends Callback {
  readonly responseMode: UrlResponseMode
}

/** The callback in an address: in its fragment, which servers do not see, or else in its query. */
export const findCallback = (given: string): ArrivedCallback => {
  const url = URL.canParse(given) ? given : 'about:blank'
  const inFragment = parseCallbackUrl(url, 'fragment')
  return (inFragment.code ?? inFragment.state ?? inFragment.error)
    ? { ...inFragment, responseMode: 'fragment' }
    : { ...parseCallbackUrl(url, 'query'), responseMode: 'query' }
}

/** The last three are of RFC 6749, RFC 9207 and OpenID Connect Session Management. */
const names = 'code state error error_description error_uri iss session_state'.split(' ')

/** The address without its callback: a code must not stay in the history or be shared by a link. */
export const withoutCallback = (url: string, responseMode: UrlResponseMode): string => {
  const address = new URL(url)
  const parameters = parametersIn(address, responseMode)
  // A part without a callback (`#section`, `#/route`, an `iss` of the app's own) stays unchanged.
  if (['code', 'state', 'error'].some((name) => parameters.has(name))) {
    for (const name of names) parameters.delete(name)
    address[parts[responseMode]] = parameters.toString()
  }
  return address.href
}

/** Reads the message an authorization page posts to the window that framed it. */
export const parseCallbackMessage = (message: unknown): Callback =>
  callback((name) => (isRecord(message) && textOf(message[name])) || undefined)

/**
 * The code of a callback to our request.
 *
 * @param expectedState the state this sign-in was started with; undefined without one
 * @throws ApiError `Missing code or _state` (with the server's reason as code and description, when
 * it gave one) or `Invalid _state`
 */
export const codeOf = (answer: Callback, expectedState: string | undefined): string => {
  const { code, state } = answer
  if (code === undefined || state === undefined) {
    // A reason without our state may come from an attacker's link: it is not shown.
    const isOurs = state !== undefined && state === expectedState
    throw flowError(
      (isOurs && answer.error) || 'MISSING_CODE_OR_STATE',
      'Missing code or _state',
      isOurs ? { description: answer.errorDescription } : {},
    )
  }
  if (state !== expectedState) throw flowError('INVALID_STATE', 'Invalid _state')
  return code
}
