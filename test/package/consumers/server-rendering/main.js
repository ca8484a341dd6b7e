// A server that renders pages: one client per request, its session in the visitor's cookies.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createClient, platforms } from 'storefront-client'
import { cartItem } from 'storefront-client/catalogue'
import { cookieStorage } from 'storefront-client/next'
import { createQueries, StorefrontProvider, useSession } from 'storefront-client/react'

/** The shape of Next's `cookies()` over a plain request and response. */
const cookiesOf = (request, response) => {
  const sent = new Map(
    (request.headers.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  return {
    get: (name) => (sent.has(name) ? { value: decodeURIComponent(sent.get(name)) } : undefined),
    set: (name, value, { path, secure, sameSite, httpOnly, maxAge }) => {
      sent.set(name, encodeURIComponent(value))
      const flags = `Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}`
      const marks = `${secure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`
      response.setHeader('set-cookie', `${name}=${encodeURIComponent(value)}; ${flags}${marks}`)
    },
  }
}

const Page = () => createElement('p', null, useSession().role)

const server = createServer(async (request, response) => {
  try {
    const client = createClient({
      platform: platforms.sandbox(process.env.STORE_URL),
      clientId: process.env.STORE_CLIENT_ID,
      storage: cookieStorage(Promise.resolve(cookiesOf(request, response))),
    })
    const cache = new QueryClient()
    const options = createQueries(client).products.queryProducts({
      query: { paging: { limit: 50 } },
    })
    const { products } = await cache.fetchQuery(options)
    if (request.url === '/add') {
      const plain = products.find(
        ({ productOptions = [], stock }) => productOptions.length === 0 && stock?.inStock,
      )
      await client.currentCart.addToCurrentCart({
        lineItems: [cartItem(plain)],
      })
    }
    const cart = await client.currentCart.getCurrentCart().catch(() => undefined)
    const page = renderToString(
      createElement(
        StorefrontProvider,
        { client, initialRole: client.session.role },
        createElement(Page),
      ),
    )
    response.setHeader('content-type', 'application/json')
    const lines = cart?.cart?.lineItems?.length ?? 0
    response.end(JSON.stringify({ page, lines, queries: dehydrate(cache).queries.length }))
  } catch (error) {
    response.writeHead(500).end(String(error?.stack ?? error))
  }
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://127.0.0.1:${server.address().port}`

const visit = async (path, cookie) => {
  const response = await fetch(url + path, { headers: cookie ? { cookie } : {} })
  const text = await response.text()
  assert.equal(response.status, 200, text)
  const [set] = response.headers.getSetCookie()
  return { ...JSON.parse(text), set, cookie: set?.split(';')[0] ?? cookie }
}

const anna = await visit('/add')
assert.match(anna.set, /Path=\/; .*SameSite=lax; Secure; HttpOnly/)
assert.deepEqual([anna.page, anna.lines, anna.queries], ['<p>visitor</p>', 1, 1])
const again = await visit('/', anna.cookie)
assert.equal(again.lines, 1, 'the cart is found again by the cookie')
assert.equal(again.set, undefined, 'a session that did not change is not written again')
const ben = await visit('/')
assert.equal(ben.lines, 0, 'another visitor has another session')
server.close()

// Server components may import the option factories; provider and hook are marked as the client's.
const textOf = (name) => readFileSync(`node_modules/storefront-client/dist/${name}.js`, 'utf8')
assert.match(textOf('react-provider'), /^['"]use client['"]/)
assert.match(textOf('react-cart'), /^['"]use client['"]/)
assert.doesNotMatch(textOf('react'), /^['"]use client['"]/)
