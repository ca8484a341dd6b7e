/** Routes of the hosted pages. They are asked before the API's operations. */
import type { Platform } from '../context.ts'
import type { SentForm } from './attempt.ts'
import { authorizeForm, authorizePage, type PageRequest } from './authorize.ts'
import { loginForm, loginPage } from './login.ts'
import { outboxPage } from './outbox.ts'
import { checkoutPage, logoutPage } from './sessions.ts'
import { messagePage } from './sign-in.ts'

/** Addresses of the hosted pages. Except for the first they are the sandbox's own. */
export const pagePaths = {
  authorize: '/oauth2/authorize',
  login: '/_sandbox/login',
  logout: '/_sandbox/logout',
  checkout: '/_sandbox/checkout',
  outbox: '/_sandbox/outbox',
} as const

const formLimit = 16 * 1024

/**
 * Answers a request for a hosted page, or `undefined` when the path is none. It needs the whole
 * request: who embeds the page is a header, and the sign-in form posts to the page itself.
 */
export async function servePage(
  request: Request,
  platform: Platform,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const { method } = request
  if (url.pathname === pagePaths.authorize || url.pathname === pagePaths.login) {
    return formPage(request, url, platform)
  }
  if (method !== 'GET') return undefined
  if (url.pathname === pagePaths.logout) return logoutPage(platform, url)
  if (url.pathname === pagePaths.outbox) return outboxPage(request, url, platform)
  return url.pathname === pagePaths.checkout ? checkoutPage() : undefined
}

/** The two pages with a form, which posts to the page itself. */
async function formPage(
  request: Request,
  url: URL,
  platform: Platform,
): Promise<Response | undefined> {
  const asked = askedOf({ url, headers: request.headers })
  const isLogin = url.pathname === pagePaths.login
  if (request.method === 'GET') {
    return isLogin ? loginPage(platform, url) : authorizePage(platform, asked)
  }
  if (request.method !== 'POST') return undefined
  const form = await sentForm(request)
  if (form instanceof Response) return form
  return isLogin ? loginForm(platform, url, form) : authorizeForm(platform, asked, form)
}

async function sentForm(request: Request): Promise<SentForm | Response> {
  // Somebody else's page must not fill in the form: its visitor would be signed in as a stranger.
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') {
    return messagePage('This form does not work', 'It was sent from another site.', 403)
  }
  const form = await readForm(request)
  if (form === undefined) {
    return messagePage('This form does not work', 'It could not be read.', 400)
  }
  return {
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
    nickname: (form.get('nickname') ?? '').slice(0, 100),
  }
}

/** What the authorize page needs of a request. */
export function askedOf(request: { readonly url: URL; readonly headers: Headers }): PageRequest {
  return { url: request.url, embedder: embedderOf(request.url, request.headers) }
}

/** The page around a frame: the Referer, or this very origin when the browser says it is the same. */
function embedderOf(url: URL, headers: Headers): string | undefined {
  const referrer = headers.get('referer')
  if (referrer !== null && referrer !== '') return referrer
  return headers.get('sec-fetch-site') === 'same-origin' ? url.origin : undefined
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const length = Number(request.headers.get('content-length') ?? '0')
  if (length > formLimit) return undefined
  const text = await request.text()
  return text.length > formLimit ? undefined : new URLSearchParams(text)
}
