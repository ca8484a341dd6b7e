/** One request to the shop: who makes it, in which language, and what is answered besides the page. */
import { createContext, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { createClient } from 'storefront-client'
import { cookieStorage, type RequestCookies, requestCookies } from 'storefront-client/auth'
import { originOf } from 'storefront-client/next'
import { keepLanguage, languageOf } from '../messages/languages.ts'
import { textsIn } from '../messages/texts.ts'
import { type Spoken, spoken } from '../messages/use-texts.ts'
import { href } from '../shop.ts'
import { settings } from './settings.ts'

/** What loaders and actions work with. */
export interface Visit extends Spoken {
  /** The client bound to the session of this request. */
  readonly client: ReturnType<typeof clientOf>
  /** Those of the request and of its answer: scripts of the page never see them. */
  readonly cookies: RequestCookies
  /** The whole address of a path of the shop. */
  readonly address: (path: string) => string
}

// #region given
/** Which checkout a visitor was sent to. */
export const checkoutCookie = 'shop-checkout'

/** What the router gives to a loader or an action. */
export type Given = LoaderFunctionArgs

const context = createContext<Visit>()

/** The request that a loader or an action belongs to. */
export const visitOf = ({ context: given }: Pick<Given, 'context'>): Visit => given.get(context)
// #endregion

// #region client
/** One client per request: its session is in this request's cookies. */
const clientOf = (cookies: RequestCookies) =>
  createClient({ ...settings().given, storage: cookieStorage(cookies) })
// #endregion

// #region visit
/**
 * Gives every loader and action the client of the request, and writes back what became of its session. Forms of other
 * sites are refused here, because the router knows nothing of a proxy and leaves out routes without a page.
 */
export const startVisit: MiddlewareFunction<Response> = async (given, next) => {
  const { headers, method, url } = given.request
  const origin = originOf(given.request)
  // Without the visitor's cookie such a form would begin another session in place of theirs.
  if (method !== 'GET' && method !== 'HEAD' && (headers.get('origin') ?? origin) !== origin) {
    return new Response('This form was sent from another site', { status: 403 })
  }
  const cookies = requestCookies(headers.get('cookie'))
  const asked = new URL(url).searchParams.get('lang')
  const language = languageOf(asked, headers)
  if (asked === language) keepLanguage(cookies, language)
  given.context.set(context, {
    ...spoken(language, textsIn(language)),
    client: clientOf(cookies),
    cookies,
    address: (path) => `${origin}${href(path)}`,
  })
  const response = await next()
  cookies.writeTo(response.headers)
  // What is on the page is this visitor's as it is now: the way back would show the cart as it was.
  response.headers.set('cache-control', 'private, no-store')
  return response
}
// #endregion
