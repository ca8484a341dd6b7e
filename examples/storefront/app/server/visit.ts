/** One request to the shop: who makes it, in which language, and what is answered besides the page. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { createClient } from 'storefront-client'
import { cookieStorage, type RequestCookies, requestCookies } from 'storefront-client/auth'
import { type Language, languageCookie, languageOf } from '../messages/languages.ts'
import { originOf } from './origin.ts'
import { settings } from './settings.ts'

/** What loaders and actions work with. */
export interface Visit {
  /** The client of this visitor or member, and of nobody else. */
  readonly client: ReturnType<typeof clientOf>
  readonly language: Language
  /** `https://shop.example`, without a path. */
  readonly origin: string
}

const context = createContext<Visit>()

/** The request that a loader or an action belongs to. */
export const visitOf = ({ context: given }: { context: Readonly<RouterContextProvider> }): Visit =>
  given.get(context)

// #region session
/** One client per request: its session is in this request's cookies. */
const clientOf = (cookies: RequestCookies) =>
  createClient({ ...settings(), storage: cookieStorage(cookies) })

/** Gives every loader and action the client of the request, and writes back what became of its session. */
export const startVisit: MiddlewareFunction<Response> = async (given, next) => {
  const { request } = given
  const header = request.headers.get('cookie')
  const cookies = requestCookies(header)
  const asked = new URL(request.url).searchParams.get('lang')
  const language = languageOf({ asked, header, accepted: request.headers.get('accept-language') })
  given.context.set(context, { client: clientOf(cookies), language, origin: originOf(request) })
  const response = await next()
  // Scripts of the page never see the session.
  for (const text of cookies.setCookie) response.headers.append('set-cookie', `${text}; HttpOnly`)
  if (asked === language) response.headers.append('set-cookie', languageCookie(language))
  // What is on the page is this visitor's: no cache between may keep it.
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'private, no-cache')
  }
  return response
}
// #endregion
