/** Routes of the hosted pages. They are asked before the API's operations. */

import { addressOf } from '../../platform/remote-address.ts'
import type { Platform } from '../../storage/context.ts'
import { authorizeForm, authorizePage, type PageRequest } from './authorize.ts'
import { checkoutForm, checkoutPage } from './checkout/index.ts'
import { deviceForm, devicePage } from './device.ts'
import { submittedForm } from './form-submission.ts'
import { loginForm, loginPage } from './login.ts'
import { logoutPage } from './logout.ts'
import { pagePaths } from './paths.ts'
import { productPage, productSlugOf } from './product.ts'
import { purchaseForm, purchasePage } from './purchase.ts'
import { isText, notText, sentFields } from './read-form.ts'
import { recoverForm, recoverPage } from './recover.ts'

/**
 * Answers a request for a hosted page, or `undefined` when the path is none. It needs the whole
 * request: who embeds the page is a header, and the sign-in form posts to the page itself.
 */
export async function servePage(
  request: Request,
  platform: Platform,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const form = forms[url.pathname]
  if (form !== undefined) return formPage(form, request, url, platform)
  if (request.method !== 'GET') return undefined
  if (url.pathname === pagePaths.logout) {
    return isText(url.searchParams) ? logoutPage(platform, url) : notText()
  }
  const slug = productSlugOf(url.pathname)
  if (slug === undefined) return undefined
  if (slug.includes('\0')) return notText()
  return productPage(platform, url, { slug, headers: request.headers })
}

/** A page with a form, which posts to the page itself. */
interface FormPage {
  show(platform: Platform, asked: PageRequest): Promise<Response>
  submit(platform: Platform, asked: PageRequest, sent: URLSearchParams): Promise<Response>
}

const authorization: FormPage = {
  show: authorizePage,
  submit: (platform, asked, sent) => authorizeForm(platform, asked, submittedForm(sent)),
}

const forms: Readonly<Record<string, FormPage>> = {
  [pagePaths.authorize]: authorization,
  // The token service's own path.
  '/v1/oauth/authorize': authorization,
  [pagePaths.login]: {
    show: (platform, { url }) => loginPage(platform, url),
    submit: (platform, { url, address }, sent) =>
      loginForm(platform, url, submittedForm(sent), address),
  },
  [pagePaths.recover]: {
    show: (platform, { url }) => recoverPage(platform, url),
    submit: (platform, { url }, sent) => recoverForm(platform, url, submittedForm(sent)),
  },
  [pagePaths.device]: {
    show: (platform, { url, address }) => devicePage(platform, url, address),
    submit: (platform, { url, address }, sent) => deviceForm(platform, url, sent, address),
  },
  [pagePaths.checkout]: {
    show: (platform, { url }) => checkoutPage(platform, url),
    submit: (platform, { url }, sent) => checkoutForm(platform, url, sent),
  },
  [pagePaths.purchase]: {
    show: (platform, { url }) => purchasePage(platform, url),
    submit: (platform, { url }) => purchaseForm(platform, url),
  },
}

async function formPage(
  { show, submit }: FormPage,
  request: Request,
  url: URL,
  platform: Platform,
): Promise<Response | undefined> {
  if (!isText(url.searchParams)) return notText()
  const asked = { ...pageRequestOf({ url, headers: request.headers }), address: addressOf(request) }
  if (request.method === 'GET') return show(platform, asked)
  if (request.method !== 'POST') return undefined
  const sent = await sentFields(request)
  return sent instanceof Response ? sent : submit(platform, asked, sent)
}

/** The request of the authorize page. */
export function pageRequestOf(request: {
  readonly url: URL
  readonly headers: Headers
}): PageRequest {
  return { url: request.url, embedder: embedderOf(request.url, request.headers) }
}

/** The page around a frame: the Referer, or this very origin when the browser says it is the same. */
function embedderOf(url: URL, headers: Headers): string | undefined {
  const referrer = headers.get('referer')
  if (referrer !== null && referrer !== '') return referrer
  return headers.get('sec-fetch-site') === 'same-origin' ? url.origin : undefined
}
