/** Handlers of the redirect-session service: addresses of the hosted pages. */

import { limits } from '../../../generated/fields.ts'
import type { CreateRedirectSessionRequest } from '../../../generated/wire.ts'
import { readCheckout } from '../../commerce/checkouts/wire-checkout.ts'
import type { RedirectIntent } from '../../commerce/rules/documents/redirect.ts'
import { isAllowedTarget } from '../../commerce/rules/redirect-targets.ts'
import { startRedirectSession } from '../../people/identity/redirect-sessions.ts'
import { allowedTarget } from '../../people/identity/registered-targets.ts'
import { readSettings } from '../../people/identity/settings.ts'
import { refusedField, type ValidationError } from '../../platform/errors.ts'
import { keysOf } from '../../platform/one-of.ts'
import type { Context } from '../../storage/context.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { pagePaths } from '../pages/paths.ts'
import { targetRefused } from './authentication.ts'

/** The operations of redirect sessions. */
export const redirectHandlers: HandlersOf<'redirects'> = {
  'redirects.createRedirectSession': async ({ body }, context) => {
    await assertTargets(body, context)
    const intent = intents.find((name) => body[name] !== undefined)
    if (intent === undefined) {
      const description = 'exactly one of these must be set'
      throw refusedField('', 'ONE_OF_ALIGNMENT', description, { allowed: intents })
    }
    if (intent === 'storesProduct' && !body.storesProduct?.productSlug) {
      throw refusedField('storesProduct.productSlug', 'REQUIRED_FIELD', 'is required')
    }
    const ownPage = await ownCheckoutPage(body, context)
    const id = await startRedirectSession(context, intent, body)
    const { path, parameters: page } = pages[intent](body)
    const searchParams = {
      ...body.preferences?.additionalQueryParameters,
      // An authorization request has only the standard's parameters.
      ...(intent === 'auth' ? {} : { redirectSession: id }),
      ...page,
    }
    const endpoint = ownPage ?? `${context.origin}${path}`
    const separator = endpoint.includes('?') ? '&' : '?'
    const fullUrl = `${endpoint}${separator}${new URLSearchParams(searchParams)}`
    if (fullUrl.length > longestAddress) throw tooLong()
    return {
      redirectSession: { id, fullUrl, urlDetails: { endpoint, searchParams }, shortUrl: fullUrl },
    }
  },
}

interface Session {
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

/** The page of each intent. The session's id is added to the address, except for sign-in. */
const pages: Readonly<Record<RedirectIntent, (body: CreateRedirectSessionRequest) => Session>> = {
  login: leadBack(pagePaths.login),
  logout: leadBack(pagePaths.logout),
  auth: ({ auth }) => ({
    path: pagePaths.authorize,
    parameters: parameters({
      ...auth?.authRequest,
      prompt: auth?.prompt ?? auth?.authRequest.prompt ?? 'login',
    }),
  }),
  ecomCheckout: ({ ecomCheckout, callbacks }) => {
    const { postFlowUrl, thankYouPageUrl, cartPageUrl } = callbacks ?? {}
    const checkoutId = ecomCheckout?.checkoutId
    return {
      path: pagePaths.checkout,
      parameters: parameters({ checkoutId, postFlowUrl, thankYouPageUrl, cartPageUrl }),
    }
  },
  bookingsCheckout: leadBack(pagePaths.purchase),
  eventsCheckout: leadBack(pagePaths.purchase),
  paidPlansCheckout: leadBack(pagePaths.purchase),
  storesProduct: ({ storesProduct, callbacks }) => ({
    path: `${pagePaths.product}/${encodeURIComponent(storesProduct?.productSlug ?? '')}`,
    parameters: parameters({ postFlowUrl: callbacks?.postFlowUrl }),
  }),
  bookingsBook: leadBack(pagePaths.purchase),
  ecomOrderPaymentRequest: leadBack(pagePaths.purchase),
}

const intents = keysOf(pages)

function leadBack(path: string) {
  return ({ callbacks }: CreateRedirectSessionRequest): Session => ({
    path,
    parameters: parameters({ postFlowUrl: callbacks?.postFlowUrl }),
  })
}

/** The custom checkout page of a checkout's cart, if any. */
async function ownCheckoutPage({ ecomCheckout }: CreateRedirectSessionRequest, context: Context) {
  if (!ecomCheckout) return undefined
  const { doc } = await readCheckout(context, ecomCheckout.checkoutId)
  const { overrideCheckoutUrl } = doc
  if (overrideCheckoutUrl === undefined) return undefined
  const allowed = await allowedTarget(context, overrideCheckoutUrl)
  if (allowed === undefined) throw targetRefused('ecomCheckout.checkoutId')
  return allowed
}

/** Refuses any target that is not allowed: the link itself is the harm (open redirect). */
async function assertTargets(body: CreateRedirectSessionRequest, context: Context): Promise<void> {
  const { redirectUris } = await readSettings(context)
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

/** One length limit for addresses, in requests and answers. */
const longestAddress = limits.CallbackParams.postFlowUrl.maxLength

function tooLong(): ValidationError {
  const description = `must not make the address longer than ${longestAddress} characters`
  return refusedField('preferences.additionalQueryParameters', 'MAX_LENGTH', description, {
    threshold: longestAddress,
  })
}

function parameters(values: Readonly<Record<string, string | null | undefined>>) {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return Object.fromEntries(given)
}
