/** Handlers of the redirect-session service: addresses of the hosted pages. */
import type {
  CreateRedirectSessionRequest,
  RedirectSessionAuthParams,
} from '../../generated/wire.ts'
import { readCheckout } from '../checkouts/answer.ts'
import type { Context } from '../context.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { startRedirectSession } from '../identity/redirect-sessions.ts'
import { readSettings } from '../identity/settings.ts'
import { pagePaths } from '../pages/paths.ts'
import { ApplicationError, ValidationError, violation } from '../platform/errors.ts'
import { keysWhere } from '../platform/one-of.ts'
import { isAllowedTarget } from '../rules/redirect-targets.ts'
import { targetRefused } from './authentication.ts'

export const redirectHandlers: HandlersOf<'redirects'> = {
  'redirects.createRedirectSession': async ({ body }, context) => {
    await assertTargets(body, context)
    const asked = intents.filter((intent) => body[intent] !== undefined)
    const [intent] = asked
    if (intent === undefined || asked.length > 1) throw intentViolation(asked)
    const session = await sessionFor(intent, body, context)
    const fullUrl = `${context.origin}${session.path}?${session.parameters}`
    return {
      redirectSession: {
        id: session.id,
        fullUrl,
        urlDetails: {
          endpoint: `${context.origin}${session.path}`,
          searchParams: Object.fromEntries(session.parameters),
        },
        shortUrl: fullUrl,
      },
    }
  },
}

interface Session {
  readonly id: string
  readonly path: string
  readonly parameters: URLSearchParams
}

/** What a visitor may be sent to a hosted page for: exactly one field of a request says it. */
type Intent = Exclude<keyof CreateRedirectSessionRequest, 'callbacks' | 'preferences' | 'origin'>

/** Starts the session of an intent; `undefined` when the request does not hold it. */
type Start = (body: CreateRedirectSessionRequest, context: Context) => Promise<Session | undefined>

/** How each intent starts; `undefined` for pages that the sandbox does not host yet. */
const starts: Readonly<Record<Intent, Start | undefined>> = {
  login: async ({ callbacks }, context) => {
    const id = await startRedirectSession(context, context.caller, 'login')
    const back = parameters({ postFlowUrl: callbacks?.postFlowUrl, redirectSession: id })
    return { id, path: pagePaths.login, parameters: back }
  },
  logout: async ({ callbacks }, context) => {
    const id = await startRedirectSession(context, context.caller, 'logout')
    const back = parameters({ postFlowUrl: callbacks?.postFlowUrl, redirectSession: id })
    return { id, path: pagePaths.logout, parameters: back }
  },
  auth: async ({ auth }, context) => auth && startAuthorization(auth, context),
  ecomCheckout: async ({ callbacks, ecomCheckout }, context) => {
    if (ecomCheckout === undefined) return undefined
    const { id: checkoutId } = await readCheckout(context, ecomCheckout.checkoutId)
    const id = await startRedirectSession(context, context.caller, 'checkout')
    const { postFlowUrl, thankYouPageUrl, cartPageUrl } = callbacks ?? {}
    const back = parameters({ checkoutId, postFlowUrl, thankYouPageUrl, cartPageUrl })
    return { id, path: pagePaths.checkout, parameters: back }
  },
  bookingsCheckout: undefined,
  eventsCheckout: undefined,
  paidPlansCheckout: undefined,
  storesProduct: undefined,
  bookingsBook: undefined,
  ecomOrderPaymentRequest: undefined,
}

const intents = keysWhere(starts, () => true)

async function sessionFor(
  intent: Intent,
  body: CreateRedirectSessionRequest,
  context: Context,
): Promise<Session> {
  const session = await starts[intent]?.(body, context)
  if (session !== undefined) return session
  throw new ApplicationError(501, 'NOT_IMPLEMENTED', 'The sandbox does not host this page yet.', {
    operation: 'redirects.createRedirectSession',
  })
}

async function startAuthorization(
  { authRequest, prompt }: RedirectSessionAuthParams,
  context: Context,
): Promise<Session> {
  const { clientId, responseType, scope, state, sessionToken, ...rest } = authRequest
  const { redirectUri, responseMode, codeChallenge, codeChallengeMethod } = rest
  const id = await startRedirectSession(context, context.caller, 'auth', codeChallenge ?? undefined)
  const request = { clientId, responseType, redirectUri, scope, state, responseMode }
  const proof = { codeChallenge, codeChallengeMethod, sessionToken }
  const asked = parameters({ ...request, ...proof, prompt: prompt ?? rest.prompt ?? 'login' })
  return { id, path: pagePaths.authorize, parameters: asked }
}

/** No session may lead, or lead back, to an address that is not allowed: the link itself is the harm. */
async function assertTargets(body: CreateRedirectSessionRequest, context: Context): Promise<void> {
  const { redirectUris } = await readSettings(context.database, context.site)
  const targets: readonly (readonly [field: string, target: string | null | undefined])[] = [
    ['auth.authRequest.redirectUri', body.auth?.authRequest.redirectUri],
    ...Object.entries(body.callbacks ?? {}).map(
      ([name, target]) => [`callbacks.${name}`, target] as const,
    ),
  ]
  for (const [field, target] of targets) {
    if (target === undefined || target === null || target === '') continue
    if (!isAllowedTarget(target, redirectUris)) throw targetRefused(field)
  }
}

function intentViolation(asked: readonly string[]): ValidationError {
  const description = 'exactly one of these must be set'
  return new ValidationError([
    asked.length === 0
      ? violation('', 'ONE_OF_ALIGNMENT', description, { allowed: intents })
      : violation(asked.join(', '), 'ONE_OF_ALIGNMENT', description, { allowed: intents }),
  ])
}

function parameters(values: Readonly<Record<string, string | null | undefined>>): URLSearchParams {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') given.set(name, value)
  }
  return given
}
