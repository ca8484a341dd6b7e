/** Routes of the hosted pages. They are asked before the API's operations. */
import type { Platform } from '../context.ts'
import { authorizeForm, authorizePage, type PageRequest } from './authorize.ts'
import { checkoutForm, checkoutPage } from './checkout/index.ts'
import type { SubmittedForm } from './form-submission.ts'
import { loginForm, loginPage } from './login.ts'
import { logoutPage } from './logout.ts'
import { outboxPage } from './outbox.ts'
import { pagePaths } from './paths.ts'
import { productPage, productSlugOf } from './product.ts'
import { purchaseForm, purchasePage } from './purchase.ts'
import { recoverForm, recoverPage } from './recover.ts'
import { settingsForm, settingsPage } from './settings.ts'
import { messagePage } from './sign-in.ts'

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
  const form = forms[url.pathname]
  if (form !== undefined) return formPage(form, request, url, platform)
  if (url.pathname === pagePaths.settings) return settings(request, platform)
  if (url.pathname === pagePaths.checkout) return checkout(request, url, platform)
  if (url.pathname === pagePaths.purchase) return purchase(request, url, platform)
  if (request.method !== 'GET') return undefined
  switch (url.pathname) {
    case pagePaths.logout:
      return isText(url.searchParams) ? logoutPage(platform, url) : notText()
    case pagePaths.outbox:
      return outboxPage(request, url, platform)
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

async function settings(request: Request, platform: Platform): Promise<Response | undefined> {
  if (request.method === 'GET') return settingsPage(request, platform)
  if (request.method !== 'POST') return undefined
  const sent = await sentFields(request)
  return sent instanceof Response ? sent : settingsForm(sent, platform)
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

const forms: Readonly<Record<string, FormPage>> = {
  [pagePaths.authorize]: { show: authorizePage, submit: authorizeForm },
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
  const form = await sentFields(request)
  if (form instanceof Response) return form
  const field = (name: string) => form.get(name) ?? ''
  return {
    email: field('email'),
    password: field('password'),
    nickname: field('nickname').slice(0, 100),
    captcha: field('captcha'),
    stateToken: field('stateToken'),
    code: field('code'),
    resend: field('resend'),
  }
}

/** What a form of our own pages sent. */
async function sentFields(request: Request): Promise<URLSearchParams | Response> {
  // Forms of other sites must not be accepted: their visitor would be signed in as another person.
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') {
    return messagePage('This form does not work', 'It was sent from another site.', 403)
  }
  const form = await readForm(request)
  if (form === undefined) {
    return messagePage('This form does not work', 'It could not be read.', 400)
  }
  return isText(form) ? form : notText()
}

/** True when no value has a NUL, which databases do not accept in text. */
function isText(values: URLSearchParams): boolean {
  return [...values.values()].every((value) => !value.includes('\0'))
}

function notText(): Response {
  return messagePage('This page cannot read that', 'It holds a character that is none.', 400)
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

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const length = Number(request.headers.get('content-length') ?? '0')
  if (length > formLimit) return undefined
  const text = await request.text()
  return text.length > formLimit ? undefined : new URLSearchParams(text)
}
