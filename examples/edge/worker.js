// The worker: one client per request, with the session in the visitor's cookie.
import { ApiError, createClient, platforms, refusalOf } from 'storefront-client'
import { cookieStorage, requestCookies } from 'storefront-client/auth'
import { cartItemIn } from 'storefront-client/catalogue'
import { originOf, readForm } from 'storefront-client/next'
import { messagePage, productPage } from './page.js'

/**
 * @typedef {object} Environment
 * @property {string} STORE_CLIENT_ID
 * @property {string} [STORE_URL] the URL of a sandbox; the hosted platform by default
 */

export default {
  /**
   * @param {Request} request
   * @param {Environment} environment
   */
  async fetch(request, { STORE_CLIENT_ID, STORE_URL }) {
    // Safari keeps no cookie for https alone over http, not even on this machine.
    const secure = originOf(request).startsWith('https:')
    const cookies = requestCookies(request.headers.get('cookie'), { secure })
    const client = createClient({
      platform: STORE_URL ? platforms.sandbox(STORE_URL) : platforms.wix,
      clientId: STORE_CLIENT_ID,
      storage: cookieStorage(cookies),
    })
    const response = await respond(client, request).catch(failurePage)
    // Saves a new or renewed session, in an HttpOnly cookie.
    cookies.writeTo(response.headers)
    return response
  },
}

/**
 * `GET /products/:slug` shows a product and the item count of the cart; `POST` adds one to the cart.
 *
 * @param {import('storefront-client').SessionClient} client
 * @param {Request} request
 */
async function respond(client, request) {
  const isPost = request.method === 'POST'
  const from = request.headers.get('sec-fetch-site') ?? 'same-origin'
  // A cross-site form would replace the visitor's session: it has no cookie. That of another subdomain has.
  if (isPost && from !== 'same-origin') {
    return page(403, messagePage('This form was sent from another site'))
  }
  const { pathname } = new URL(request.url)
  const slug = pathname.match(/^\/products\/([^/]+)$/)?.[1]
  const product = slug && (await productBySlug(client, decoded(slug)))
  if (!product) return page(404, messagePage('Page not found'))
  if (isPost) return addToCart(client, product, await readForm(request), pathname)
  const cart = await client.currentCart.getCurrentCart.orUndefined()
  const count = (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  return page(200, productPage(product, count))
}

/** @param {string} part a part of a path, which may have an invalid escape */
function decoded(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * @param {import('storefront-client').SessionClient} client
 * @param {string} slug
 */
async function productBySlug(client, slug) {
  const [product] = await client.products.query().eq('slug', slug).toArray({ limit: 1 })
  return product
}

/**
 * @param {import('storefront-client').SessionClient} client
 * @param {import('storefront-client').Product} product
 * @param {FormData} form
 * @param {string} location
 */
async function addToCart(client, product, form, location) {
  try {
    await client.currentCart.addToCurrentCart({ lineItems: [cartItemIn(product, form)] })
  } catch (error) {
    const { reason, fields } = refusalOf(error)
    if (!ApiError.is(error) || reason === 'away') throw error
    const missing = reason === 'choose' && `Choose ${fields.join(' and ')}.`
    return page(409, messagePage(missing || 'This item is unavailable.'))
  }
  return new Response(null, { status: 303, headers: { location } })
}

/** @param {unknown} error */
function failurePage(error) {
  // A slug or a form that no page of the shop has sent.
  if (ApiError.is(error, 'INVALID_ARGUMENT')) {
    return page(error.status ?? 400, messagePage('This request could not be read'))
  }
  console.error(error)
  return page(503, messagePage('The store is temporarily unavailable. Try again in a moment.'))
}

/**
 * @param {number} status
 * @param {string} html
 */
function page(status, html) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Against clickjacking.
    'content-security-policy': "frame-ancestors 'none'",
  }
  return new Response(html, { status, headers })
}
