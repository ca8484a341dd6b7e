/** Validates the authorization request of the code flow with PKCE, and its redirect target. */
import { enumerations } from '../../../generated/fields.ts'
import type { Prompt } from '../../../generated/wire.ts'
import { loopbackOrigin } from '../../commerce/rules/loopback.ts'
import { isChallenge } from '../../commerce/rules/pkce.ts'
import { isAllowedTarget, webOrigin } from '../../commerce/rules/redirect-targets.ts'
import { isOneOf } from '../../platform/one-of.ts'

const names = [
  'clientId',
  'responseType',
  'redirectUri',
  'state',
  'responseMode',
  'codeChallenge',
  'codeChallengeMethod',
  'sessionToken',
  'prompt',
] as const

/** Their values; empty counts as omitted. */
export type AuthorizationParameters = Readonly<Partial<Record<(typeof names)[number], string>>>

/** The site's allowed targets, and what the browser reports. */
export interface AuthorizationFacts {
  readonly clientId: string
  readonly redirectUris: readonly string[]
  /** The embedding page, from the browser's headers. */
  readonly embedder: string | undefined
}

/** A postMessage has one target origin, never `*`. */
export type ReturnTo =
  | { readonly mode: 'query' | 'fragment'; readonly redirectUri: string; readonly state: string }
  | { readonly mode: 'web_message'; readonly origin: string; readonly state: string }

/** A valid request. */
export interface AuthorizationRequest {
  readonly clientId: string
  readonly redirectUri?: string
  readonly codeChallenge: string
  readonly returnTo: ReturnTo
  /** Never shows a page: the session token decides. */
  readonly silent: boolean
  readonly sessionToken?: string
}

/** The result of validation. */
export type Authorization =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  /** Safe to return: client and redirect target are valid, the rest is not. */
  | { readonly kind: 'returned'; readonly to: ReturnTo; readonly error: ReturnedError }
  /** No safe redirect target: only the page shows the error. */
  | { readonly kind: 'refused'; readonly description: string }

/** An error for the app, at its redirect target. */
interface ReturnedError {
  readonly error: 'invalid_request' | 'unsupported_response_type'
  readonly description: string
}

/** The known parameters; `undefined` when one repeats. */
export function authorizationParameters(
  query: URLSearchParams,
): AuthorizationParameters | undefined {
  const parameters: Partial<Record<(typeof names)[number], string>> = {}
  for (const name of names) {
    const [value, second] = query.getAll(name)
    if (second !== undefined) return undefined
    if (value !== undefined && value !== '') parameters[name] = value
  }
  return parameters
}

/** Validates a request: the redirect target first, then the rest. */
export function readAuthorization(
  parameters: AuthorizationParameters,
  facts: AuthorizationFacts,
): Authorization {
  if (parameters.clientId !== facts.clientId) {
    return refused('This link is for an app that is not registered with the site.')
  }
  const returnTo = returnAddress(parameters, facts)
  if ('description' in returnTo) return returnTo
  const problem = requestProblem(parameters)
  if (problem !== undefined) return { kind: 'returned', to: returnTo, error: problem }
  const { redirectUri, codeChallenge = '', sessionToken } = parameters
  return {
    kind: 'valid',
    request: {
      clientId: facts.clientId,
      codeChallenge,
      returnTo,
      silent: isSilent(parameters),
      redirectUri,
      sessionToken,
    },
  }
}

function returnAddress(
  parameters: AuthorizationParameters,
  facts: AuthorizationFacts,
): ReturnTo | Extract<Authorization, { kind: 'refused' }> {
  const { redirectUri, responseMode = 'fragment', state = '' } = parameters
  if (!isOneOf(enumerations.ResponseMode, responseMode)) {
    return refused('The response mode of this link is not supported.')
  }
  if (redirectUri !== undefined && !isAllowedTarget(redirectUri, facts.redirectUris)) {
    return refused('The redirect address of this link is not allowed.')
  }
  switch (responseMode) {
    case 'query':
    case 'fragment':
      return redirectUri === undefined
        ? refused('This link has no redirect address.')
        : { mode: responseMode, redirectUri, state }
    case 'web_message': {
      const origin = messageOrigin(redirectUri, facts)
      return origin === undefined
        ? refused('The embedding page is not on an allowed address.')
        : { mode: responseMode, origin, state }
    }
  }
}

/** The target origin of a frame: that of the allowed address, else of a local embedder. */
function messageOrigin(redirectUri: string | undefined, facts: AuthorizationFacts) {
  if (redirectUri !== undefined) return webOrigin(redirectUri)
  if (facts.embedder === undefined) return undefined
  const embedder = webOrigin(facts.embedder)
  return facts.redirectUris.some((uri) => webOrigin(uri) === embedder)
    ? embedder
    : loopbackOrigin(facts.embedder)
}

function requestProblem(parameters: AuthorizationParameters): ReturnedError | undefined {
  const invalid = (description: string): ReturnedError => ({
    error: 'invalid_request',
    description,
  })
  if (parameters.state === undefined) return invalid('state is missing')
  if (parameters.responseType !== 'code') {
    return { error: 'unsupported_response_type', description: 'responseType must be code' }
  }
  if (parameters.codeChallenge === undefined) return invalid('codeChallenge is missing')
  if (parameters.codeChallengeMethod !== 'S256') {
    return invalid('codeChallengeMethod must be S256')
  }
  if (!isChallenge(parameters.codeChallenge)) {
    return invalid('codeChallenge must be a SHA-256 hash in unpadded base64url')
  }
  if (parameters.prompt !== undefined && !isOneOf(enumerations.Prompt, parameters.prompt)) {
    return invalid('prompt is unknown')
  }
  return undefined
}

function refused(description: string): Extract<Authorization, { kind: 'refused' }> {
  return { kind: 'refused', description }
}

const showsPage: Readonly<Record<Prompt, boolean>> = {
  login: true,
  none: false,
  consent: true,
  select_account: true,
}

/** A session token without a prompt implies `none`; any other prompt shows a page. */
function isSilent({ prompt, sessionToken }: AuthorizationParameters): boolean {
  if (!isOneOf(enumerations.Prompt, prompt)) return sessionToken !== undefined
  return !showsPage[prompt]
}
