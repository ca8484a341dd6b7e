/** Redirect sessions and the pages they lead to: every option, with its callbacks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, apiKey, clientId, member, openStage, origin, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const callbacks = {
  postFlowUrl: 'http://localhost:3000/shop',
  thankYouPageUrl: 'http://localhost:3000/thanks?from=shop',
  bookingsServiceListUrl: 'http://localhost:3000/services',
  planListUrl: 'http://localhost:3000/plans',
  cartPageUrl: 'http://localhost:3000/cart',
  loginUrl: 'http://localhost:3000/login',
}
const start = async (body: object): Promise<Answer> =>
  stage.call('POST', '/v1/redirect-session', { token: (await stage.visitor()).access, body })
const addressOf = async (body: object): Promise<string> => {
  const { status, text, body: answer } = await start(body)
  expect([status, text]).toEqual([200, text])
  return String(answer.redirectSession?.fullUrl)
}
const slot = {
  serviceId: 'Pottery for beginners',
  startDate: '2026-05-02T10:00:00',
  endDate: '2026-05-02T12:00:00',
  timezone: 'Europe/Stockholm',
  resource: { name: 'Ada' },
  location: { name: 'Studio', formattedAddress: 'Kiln Street 1' },
}
const id = '88888888-8888-4888-8888-888888888888'

it('of a product shows what buyers pay, its text without markup, and nothing once it is hidden', async () => {
  const make = async (product: object) => {
    const body = { product: { priceData: { price: 10 }, ...product } }
    const made = await stage.call('POST', '/v1/products', { token: apiKey, body })
    return String(made.body.product?.id)
  }
  const description = '<b>Big</b> &amp; &quot;blue&quot; &lt;3'
  const bowl = await make({ name: 'Bowl', description, discount: { type: 'PERCENT', value: 25 } })
  await make({ name: 'Ladle' })
  const pageOf = (slug: string) => stage.call('GET', `/product-page/${slug}`)
  const { text } = await pageOf('bowl')
  expect(text).toMatch(/<p class="price">\D*7\.50 <s>\D*10\.00<\/s><\/p>/)
  expect(text).toContain('<p>Big &#38; &#34;blue&#34; &#60;3</p>')
  expect((await pageOf('ladle')).text).toMatch(/<p class="price">\D*10\.00<\/p>/)
  const body = { product: { visible: false } }
  await stage.call('PATCH', `/v1/products/${bowl}`, { token: apiKey, body })
  expect((await pageOf('bowl')).status).toBe(404)
})

it('of a sign-in by a session for login takes the visitor’s cart along', async () => {
  const visitor = (await stage.visitor()).access
  const { body: found } = await stage.call('POST', '/v1/products/query-platformized', {
    token: visitor,
    body: { query: { filter: { slug: 'bud-vase' } } },
  })
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const catalogReference = { appId, catalogItemId: found.products?.[0]?.id }
  const body = { lineItems: [{ quantity: 3, catalogReference }] }
  await stage.call('POST', '/v1/carts/current/add-to-cart', { token: visitor, body })
  const session = { token: visitor, body: { login: {} } }
  const { body: answer } = await stage.call('POST', '/v1/redirect-session', session)
  const page = String(answer.redirectSession?.fullUrl)
  expect((await stage.call('POST', page, { form: { ...member } })).text).toContain('signed in')
  const { access: token } = await stage.signIn()
  const { body: current } = await stage.call('GET', '/v1/carts/current', { token })
  expect(current.cart?.lineItems).toMatchObject([{ quantity: 3, catalogReference }])
})

describe.each<[string, object, RegExp]>([
  ['login', {}, /<h1>Sign in<\/h1>/],
  ['logout', { clientId }, /^$/],
  ['bookingsCheckout', { slotAvailability: { slot, openSpots: 4 } }, /Pottery for beginners/],
  ['eventsCheckout', { reservationId: id, eventSlug: 'open-studio' }, /open-studio/],
  ['paidPlansCheckout', { planId: id }, new RegExp(id)],
  ['storesProduct', { productSlug: 'stoneware-mug' }, /<h1>/],
  ['bookingsBook', { resourceId: id }, new RegExp(id)],
  ['ecomOrderPaymentRequest', { paymentRequestId: id }, new RegExp(id)],
])('a session for %s', (intent, parameters, content) => {
  it('leads to a page of its own, which needs no script', async () => {
    const preferences = { additionalQueryParameters: { utm_source: 'mail' } }
    const { body } = await start({ [intent]: parameters, callbacks, preferences })
    const { fullUrl, urlDetails } = body.redirectSession ?? {}
    const address = new URL(String(fullUrl))
    expect(address.origin).toBe(origin)
    expect(address.pathname).not.toContain('//')
    expect(address.searchParams.get('utm_source')).toBe('mail')
    expect(urlDetails).toEqual({
      endpoint: `${address.origin}${address.pathname}`,
      searchParams: Object.fromEntries(address.searchParams),
    })
    const page = await stage.call('GET', address.href)
    expect([200, 303, 404].includes(page.status)).toBe(true)
    expect(page.text).toMatch(content)
    expect(page.text).not.toContain('<script')
  })
})

describe('a booking', () => {
  const booking = () =>
    addressOf({ bookingsCheckout: { slotAvailability: { slot, openSpots: 4 } }, callbacks })

  it('shows the slot, the ways back, and nothing unescaped', async () => {
    const evil = { ...slot, serviceId: '<img src=x onerror=alert(1)>' }
    const address = await addressOf({
      bookingsCheckout: { slotAvailability: { slot: evil } },
      callbacks,
    })
    const { text } = await stage.call('GET', address)
    expect(text).not.toContain('<img src=x')
    expect(text).toContain('2026-05-02 10:00')
    expect(text).toContain('Europe/Stockholm')
    expect(text).toContain('href="http://localhost:3000/services"')
    expect(text).toContain('href="http://localhost:3000/shop"')
  })

  it('continues with the id of its order, idempotently', async () => {
    const address = await booking()
    const [first, second] = [
      await stage.call('POST', address, { form: {} }),
      await stage.call('POST', address, { form: {} }),
    ]
    expect(first.status).toBe(303)
    const target = new URL(first.headers.get('location') ?? '')
    expect(`${target.origin}${target.pathname}`).toBe('http://localhost:3000/thanks')
    expect(target.searchParams.get('from')).toBe('shop')
    expect(target.searchParams.get('orderId')).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
  })

  it.each([
    [{ bookable: false }, 'cannot be booked'],
    [{ openSpots: 0 }, 'is full'],
    [{ locked: true }, 'is booking this slot'],
  ])('of a slot with %j is refused in words', async (more, words) => {
    const address = await addressOf({ bookingsCheckout: { slotAvailability: { slot, ...more } } })
    const page = await stage.call('POST', address, { form: {} })
    expect(page.text).toContain(words)
    expect(page.headers.get('location')).toBeNull()
  })

  it('needs no slot, according to the facts', async () => {
    expect((await start({ bookingsCheckout: { slotAvailability: {} } })).status).toBe(200)
    expect((await start({ bookingsCheckout: {} })).status).toBe(200)
  })

  it('expires, and a session of another kind is invalid', async () => {
    const login = new URL(await addressOf({ login: {} })).searchParams.get('redirectSession')
    const wrong = await stage.call('GET', `/_sandbox/purchase?redirectSession=${login}`)
    expect(wrong.status).toBe(404)
    const address = await booking()
    stage.clock.advance(16 * 60_000)
    expect((await stage.call('POST', address, { form: {} })).status).toBe(404)
  })

  it('ends with the session of its buyer', async () => {
    const { access: token, refresh } = await stage.signIn()
    const body = { bookingsCheckout: { slotAvailability: { slot } }, callbacks }
    const { body: answer } = await stage.call('POST', '/v1/redirect-session', { token, body })
    const address = String(answer.redirectSession?.fullUrl)
    expect((await stage.call('GET', address)).status).toBe(200)
    await stage.call('POST', '/oauth2/revoke', { body: { token: refresh } })
    for (const method of ['GET', 'POST']) {
      expect((await stage.call(method, address, method === 'GET' ? {} : { form: {} })).status).toBe(
        404,
      )
    }
  })
})

describe('a product page', () => {
  const products = async () => {
    const { access: token } = await stage.visitor()
    const { body } = await stage.call('POST', '/v1/products/query-platformized', {
      token,
      body: { query: { paging: { limit: 1 } } },
    })
    return Object.values(body.products ?? {})
  }

  it('is at the address of a product', async () => {
    const [product] = await products()
    const { base, path } = product?.productPageUrl ?? {}
    const page = await stage.call('GET', `${base}${path}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<h1>${product?.name}</h1>`)
    expect(page.text).toContain(String(product?.priceData?.formatted?.price))
    expect(page.headers.get('content-security-policy')).toContain('img-src http: https:')
  })

  describe('of a product without stock', () => {
    const stocked = async (
      sizes: readonly string[],
      preorderInfo: object,
      quantityOf: (size: number) => number = () => 0,
    ) => {
      const name = `Bench ${Math.random()}`
      const made = await stage.call('POST', '/v1/products', {
        token: apiKey,
        body: {
          product: {
            name,
            priceData: { price: 1 },
            manageVariants: sizes.length > 0,
            productOptions: sizes.length > 0 ? [sizeOption(sizes)] : [],
          },
        },
      })
      const { id, slug, variants } = made.body.product ?? {}
      const stock = Object.values(variants ?? {}).map((variant, index) => ({
        variantId: variant.id,
        quantity: quantityOf(index),
      }))
      const inventoryItem = { trackQuantity: true, variants: stock, preorderInfo }
      const set = await stage.call('PATCH', `/v2/inventoryItems/product/${id}`, {
        token: apiKey,
        body: { inventoryItem },
      })
      expect([set.status, set.text]).toEqual([200, set.text])
      return (await stage.call('GET', `/product-page/${slug}`)).text
    }
    const sizeOption = (sizes: readonly string[]) => ({
      name: 'Size',
      choices: sizes.map((size) => ({ value: size, description: size })),
    })

    it('shows that it is sold out', async () => {
      const page = await stocked([], { enabled: false, message: 'Ships in May' })
      expect(page).toContain('<p>Sold out</p>')
      expect(page).not.toContain('Ships in May')
    })

    it('shows that it can be preordered, with the owner’s message', async () => {
      const page = await stocked([], { enabled: true, message: 'Ships in <May>' })
      expect(page).toContain('<p>Available for preorder</p>\n<p>Ships in &#60;May&#62;</p>')
      expect(page).not.toContain('Sold out')
      expect(await stocked([], { enabled: true })).toContain('<p>Available for preorder</p>')
    })

    it('shows that it is sold out at the preorder limit', async () => {
      const page = await stocked([], { enabled: true, message: 'Ships in May', limit: 0 })
      expect(page).toContain('<p>Sold out</p>')
      expect(page).not.toContain('Ships in May')
    })

    it('shows it per choice, if others are in stock', async () => {
      const some = (size: number) => size
      const page = await stocked(['S', 'M'], { enabled: true, message: 'Ships in May' }, some)
      expect(page).toContain('<p>1 in stock</p>')
      expect(page).toContain('S (preorder), M<')
      expect(await stocked(['S', 'M'], { enabled: false }, some)).toContain('S (sold out), M<')
    })
  })

  it('shows the text of a description, without markup, styles and entities', async () => {
    const made = await stage.call('POST', '/v1/products', {
      token: apiKey,
      body: {
        product: {
          name: `Cup ${Math.random()}`,
          priceData: { price: 1 },
          description:
            '<style>p {}</style><p>For <b>caf&eacute;s</b>&#8217; &lt;small&gt; cups</p>',
        },
      },
    })
    const page = await stage.call('GET', `/product-page/${made.body.product?.slug}`)
    expect(page.text).toContain('<p>For cafés’ &#60;small&#62; cups</p>')
  })

  it('shows not found for an unknown slug', async () => {
    for (const slug of ['nothing', '', '%00', '%zz', 'a/b']) {
      const page = await stage.call('GET', `/product-page/${slug}`)
      expect([slug, [400, 404].includes(page.status)]).toEqual([slug, true])
    }
    expect((await start({ storesProduct: {} })).status).toBe(400)
  })

  it('leads back only to the visitor’s app', async () => {
    const [product] = await products()
    const productSlug = String(product?.slug)
    const address = await addressOf({ storesProduct: { productSlug }, callbacks })
    expect((await stage.call('GET', address)).text).toContain('href="http://localhost:3000/shop"')
    const evil = `/product-page/${productSlug}?postFlowUrl=https://evil.example/`
    expect((await stage.call('GET', evil)).text).not.toContain('evil.example')
  })
})

describe('an address', () => {
  it('is never longer than the description allows', async () => {
    const additionalQueryParameters = { note: 'a'.repeat(2048) }
    const answer = await start({ login: {}, preferences: { additionalQueryParameters } })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('preferences.additionalQueryParameters')
  })
})
