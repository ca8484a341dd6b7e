/** Handlers of the redirect-session service: addresses of the hosted pages. */
import type { CreateRedirectSessionRequest } from '../../generated/wire.ts'
import type { Context } from '../context.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { startRedirectSession } from '../identity/redirect-sessions.ts'
import { readSettings } from '../identity/settings.ts'
import { pagePaths } from '../pages/paths.ts'
import { ApplicationError, ValidationError, violation } from '../platform/errors.ts'
import { isAllowedTarget } from '../rules/redirect-targets.ts'
import { targetRefused } from './authentication.ts'

/** Pages the sandbox does not host yet. */
const later = [
  'bookingsCheckout',
  'eventsCheckout',
  'paidPlansCheckout',
  'storesProduct',
  'bookingsBook',
  'ecomOrderPaymentRequest',
] as const

const intents = ['login', 'logout', 'auth', 'ecomCheckout', ...later] as const

export const redirectHandlers: HandlersOf<'redirects'> = {
  'redirects.createRedirectSession': async ({ body }, context) => {
    await assertTargets(body, context)
    const asked = intents.filter((intent) => body[intent] !== undefined)
    if (asked.length !== 1) throw intentViolation(asked)
    const session = await sessionFor(body, context)
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

async function sessionFor(body: CreateRedirectSessionRequest, context: Context): Promise<Session> {
  const { caller } = context
  const back = parameters({ postFlowUrl: body.callbacks?.postFlowUrl })
  if (body.auth !== undefined) {
    const { authRequest, prompt } = body.auth
    const { clientId, responseType, scope, state, sessionToken, ...rest } = authRequest
    const { redirectUri, responseMode, codeChallenge, codeChallengeMethod } = rest
    const id = await startRedirectSession(context, caller, 'auth', codeChallenge ?? undefined)
    const request = { clientId, responseType, redirectUri, scope, state, responseMode }
    const proof = { codeChallenge, codeChallengeMethod, sessionToken }
    const asked = parameters({ ...request, ...proof, prompt: prompt ?? rest.prompt ?? 'login' })
    return { id, path: pagePaths.authorize, parameters: asked }
  }
  if (body.logout !== undefined) {
    const id = await startRedirectSession(context, caller, 'logout')
    back.set('redirectSession', id)
    return { id, path: pagePaths.logout, parameters: back }
  }
  if (body.ecomCheckout !== undefined) {
    const id = await startRedirectSession(context, caller, 'checkout')
    back.set('checkoutId', body.ecomCheckout.checkoutId)
    return { id, path: pagePaths.checkout, parameters: back }
  }
  if (body.login !== undefined) {
    const id = await startRedirectSession(context, caller, 'login')
    back.set('redirectSession', id)
    return { id, path: pagePaths.login, parameters: back }
  }
  throw new ApplicationError(501, 'NOT_IMPLEMENTED', 'The sandbox does not host this page yet.', {
    operation: 'redirects.createRedirectSession',
  })
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
