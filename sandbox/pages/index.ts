/** Routes of the hosted pages. They are asked before the API's operations. */
import type { Platform } from '../context.ts'
import { addressOf } from '../platform/remote-address.ts'
import { authorizeForm, authorizePage, type PageRequest } from './authorize.ts'
import { checkoutForm, checkoutPage } from './checkout/index.ts'
import { deviceForm, devicePage } from './device.ts'
import { type SubmittedForm, submittedForm } from './form-submission.ts'
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
  if (url.pathname === pagePaths.checkout) return checkout(request, url, platform)
  if (url.pathname === pagePaths.purchase) return purchase(request, url, platform)
  if (url.pathname === pagePaths.device) return device(request, url, platform)
  if (request.method !== 'GET') return undefined
  if (url.pathname === pagePaths.logout) {
    return isText(url.searchParams) ? logoutPage(platform, url) : notText()
  }
  const slug = productSlugOf(url.pathname)
  if (slug === undefined) return undefined
  if (slug.includes('\0')) return notText()
  return productPage(platform, url, { slug, headers: request.headers })
}

async function purchase(
  request: Request,
  url: URL,
  platform: Platform,
): Promise<Response | undefined> {
  if (!isText(url.searchParams)) return notText()
  if (request.method === 'GET') return purchasePage(platform, url)
  if (request.method !== 'POST') return undefined
  const sent = await sentFields(request)
  return sent instanceof Response ? sent : purchaseForm(platform, url)
}

async function device(
  request: Request,
  url: URL,
  platform: Platform,
): Promise<Response | undefined> {
  if (!isText(url.searchParams)) return notText()
  const address = addressOf(request)
  if (request.method === 'GET') return devicePage(platform, url, address)
  if (request.method !== 'POST') return undefined
  const sent = await sentFields(request)
  return sent instanceof Response ? sent : deviceForm(platform, url, sent, address)
}

async function checkout(
  request: Request,
  url: URL,
  platform: Platform,
): Promise<Response | undefined> {
  if (!isText(url.searchParams)) return notText()
  if (request.method === 'GET') return checkoutPage(platform, url)
  if (request.method !== 'POST') return undefined
  const sent = await sentFields(request)
  return sent instanceof Response ? sent : checkoutForm(platform, url, sent)
}

/** A page with a form, which posts to the page itself. */
interface FormPage {
  show(platform: Platform, asked: PageRequest): Promise<Response>
  submit(platform: Platform, asked: PageRequest, form: SubmittedForm): Promise<Response>
}

const authorization: FormPage = { show: authorizePage, submit: authorizeForm }

const forms: Readonly<Record<string, FormPage>> = {
  [pagePaths.authorize]: authorization,
  // The token service's own path.
  '/v1/oauth/authorize': authorization,
  [pagePaths.login]: {
    show: (platform, { url }) => loginPage(platform, url),
    submit: (platform, { url }, form) => loginForm(platform, url, form),
  },
  [pagePaths.recover]: {
    show: (platform, { url }) => recoverPage(platform, url),
    submit: (platform, { url }, form) => recoverForm(platform, url, form),
  },
}

async function formPage(
  { show, submit }: FormPage,
  request: Request,
  url: URL,
  platform: Platform,
): Promise<Response | undefined> {
  if (!isText(url.searchParams)) return notText()
  const asked = pageRequestOf({ url, headers: request.headers })
  if (request.method === 'GET') return show(platform, asked)
  if (request.method !== 'POST') return undefined
  const form = await sentForm(request)
  return form instanceof Response ? form : submit(platform, asked, form)
}

async function sentForm(request: Request): Promise<SubmittedForm | Response> {
  const sent = await sentFields(request)
  return sent instanceof Response ? sent : submittedForm(sent)
}

/** What the authorize page needs of a request. */
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
