/** The request context: client, session cookies and language. */
import { createContext, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { createClient } from 'storefront-client'
import { cookieStorage, type RequestCookies, requestCookies } from 'storefront-client/auth'
import { originOf } from 'storefront-client/next'
import { languageOf, rememberLanguage } from '../messages/languages.ts'
import { textsIn } from '../messages/texts.ts'
import { createI18n, type I18n } from '../messages/use-texts.ts'
import { href } from '../shop.ts'
import { pageLimits, settings } from './settings.ts'

/** The request context of loaders and actions. */
export interface Visit extends I18n {
  /** The client bound to the session of this request. */
  readonly client: ReturnType<typeof clientOf>
  /** Request and response cookies, all `HttpOnly`. */
  readonly cookies: RequestCookies
  /** The absolute URL of a path in the shop. */
  readonly address: (path: string) => string
}

// #region context
/** Holds the id of the visitor's checkout. */
export const checkoutCookie = 'shop-checkout'

/** Arguments of loaders and actions. */
export type RouteArgs = LoaderFunctionArgs

const visitContext = createContext<Visit>()

/** The request context of a loader or an action. */
export const visitOf = ({ context }: Pick<RouteArgs, 'context'>): Visit => context.get(visitContext)
// #endregion

// #region client
/** One client per request, with the session in its cookies. A page does not wait for as long as a form may take. */
const clientOf = (cookies: RequestCookies, { method }: Request) =>
  createClient({
    ...settings().options,
    ...(method === 'POST' ? {} : pageLimits),
    storage: cookieStorage(cookies),
  })
// #endregion

const pageHeaders = {
  // Pages are personal, and going back must not show an outdated cart from the browser's cache.
  'cache-control': 'private, no-store',
  // Against clickjacking.
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

// #region visit
/**
 * Provides the request context to loaders and actions, and writes session changes to the response. Rejects cross-site
 * forms, because the router's own check ignores proxies and skips resource routes.
 */
export const startVisit: MiddlewareFunction<Response> = async (args, next) => {
  const { headers, method, url } = args.request
  const origin = originOf(args.request)
  // A cross-site form arrives without the visitor's cookie and would replace their session (login CSRF).
  if (method !== 'GET' && method !== 'HEAD' && (headers.get('origin') ?? origin) !== origin) {
    return new Response('This form was sent from another site', { status: 403 })
  }
  // Safari keeps no cookie for https alone over http, not even on this machine.
  const cookies = requestCookies(headers.get('cookie'), { secure: origin.startsWith('https:') })
  const requested = new URL(url).searchParams.get('lang')
  const language = languageOf(requested, headers)
  if (requested === language) rememberLanguage(cookies, language)
  args.context.set(visitContext, {
    ...createI18n(language, textsIn(language)),
    client: clientOf(cookies, args.request),
    cookies,
    address: (path) => `${origin}${href(path)}`,
  })
  const response = await next()
  cookies.writeTo(response.headers)
  for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value)
  if (response.status === 503) response.headers.set('retry-after', '5')
  // Not kept, a prefetched page would be fetched again when its link is followed.
  if (response.ok && headers.get('sec-purpose') === 'prefetch')
    response.headers.set('cache-control', 'private, max-age=10')
  return response
}
// #endregion
