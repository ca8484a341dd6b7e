// What the shop answers before any script runs.
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSandbox } from '../../../sandbox/composition/sandbox.ts'
import { leave, ownerOf, productAt } from '../../browser/support/buyer.ts'
import { type OpenShop, openShop } from './shop.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.url}${path}`, { headers, redirect: 'manual' })
  const html = await response.text()
  return { response, html, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] }
}

const cards = (html: string) =>
  [...html.matchAll(/class="card-name">(.*?)</g)].map(([, name]) => name)

describe('the pages of the shop', () => {
  it('show collections, products and what is found', async () => {
    const home = await get('')
    expect(home.response.status).toBe(200)
    expect(home.html).toContain('href="/shop/collections/ceramics"')
    const clothing = await get('collections/clothing')
    expect(clothing.heading).toBe('Clothing')
    expect(cards(clothing.html)).toContain('Linen Camp Shirt')
    const found = await get('search?q=camp%20shirt')
    expect(cards(found.html)).toEqual(['Linen Camp Shirt'])
    const product = await get('products/linen-camp-shirt')
    expect(product.heading).toBe('Linen Camp Shirt')
    expect(product.html).toContain('"@type":"Product"')
    expect(product.html).toContain('rel="canonical"')
  })

  it('keep filters, order and length of a list in the address', async () => {
    const { html } = await get('collections/clothing?o.Size=M&sort=-price')
    const names = cards(html)
    expect(names[0]).toBe('Waxed Chore Jacket')
    expect(names).not.toContain('Lambswool Scarf')
    const cheap = cards((await get('collections/clothing?max=52%2C01')).html)
    expect(cheap).toContain('Breton Long Sleeve')
    expect(cheap).not.toContain('Brushed Flannel Shirt')
    const all = await get('collections/all-products')
    expect(cards(all.html)).toHaveLength(24)
    expect(all.html).toContain('shown=48')
    expect(cards((await get('collections/all-products?shown=48')).html)).toHaveLength(48)
  })

  it('say that there is no such page', async () => {
    for (const path of ['nothing', 'products/nothing', 'collections/nothing', 'collections/%00']) {
      const { response, heading } = await get(path)
      expect([path, response.status, heading]).toEqual([path, 404, 'This page does not exist'])
    }
  })

  it('have no file of an address that cannot be decoded, or that leaves the build', async () => {
    for (const path of ['assets/%E0%A4%A.js', 'assets/..%2f..%2fserver/index.js']) {
      expect([path, (await fetch(`${shop.url}${path}`)).status]).toEqual([path, 404])
    }
  })

  it('answer 404 to an address that the platform refuses', async () => {
    for (const path of ['products/%00', 'collections/%00'])
      expect([path, (await get(path)).response.status]).toEqual([path, 404])
  })

  it('show a product as soon as it exists, because what is missing is not cached', async () => {
    expect((await get('products/brand-new')).response.status).toBe(404)
    const { products } = ownerOf(shop)
    const product = { name: 'Brand new', slug: 'brand-new', priceData: { price: 3 } }
    const made = await products.createProduct({ product })
    onTestFinished(async () => void (await products.deleteProduct(made.product.id)))
    expect((await get('products/brand-new')).heading).toBe('Brand new')
  })

  it('count the last five units of a product, and no more', async () => {
    await leave(shop, 5, 'bud-vase')
    await leave(shop, 6, 'butter-dish')
    expect((await get('products/bud-vase')).html).toContain('Only 5 left')
    expect((await get('products/butter-dish')).html).toContain('In stock')
  })

  it('leave out a product and a collection that the owner hides', async () => {
    const { products } = ownerOf(shop)
    const hidden = { name: 'Secret', slug: 'secret', priceData: { price: 3 }, visible: false }
    const { product } = await products.createProduct({ product: hidden })
    onTestFinished(async () => void (await products.deleteProduct(product.id)))
    expect((await get('products/secret')).response.status).toBe(404)
    for (const [name, visible] of [
      ['Not yet', false],
      ['Just in', true],
    ] as const) {
      const { collection } = await products.createCollection({ collection: { name, visible } })
      onTestFinished(async () => void (await products.deleteCollection(collection.id ?? '')))
    }
    expect((await get('collections/not-yet')).response.status).toBe(404)
    // The shop reads its collections anew after a moment.
    const sitemap = async () => (await get('sitemap.xml')).html
    await expect.poll(sitemap).toContain('collections/just-in<')
    expect(await sitemap()).not.toContain('collections/not-yet<')
  })

  it('are those of the store that is set, not of the one before', async () => {
    const other = await createSandbox()
    onTestFinished(() => other.close())
    const { url: origin } = await other.listen({ port: 0 })
    const otherShop = { ...shop, origin, sandbox: other }
    const { id } = await productAt(otherShop, 'laundry-soap-flakes')
    await ownerOf(otherShop).products.updateProduct(id, { product: { name: 'Wash Nuts' } })
    expect((await get('products/laundry-soap-flakes')).heading).toBe('Laundry Soap Flakes')
    vi.stubEnv('STOREFRONT_PLATFORM', origin)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await get('products/laundry-soap-flakes')).heading).toBe('Wash Nuts')
  })

  it('make no session for those who only look', async () => {
    const { response } = await get('products/linen-camp-shirt')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('are kept by no browser, except for the moment from a prefetch to its click', async () => {
    const caching = async (headers?: Record<string, string>) =>
      (await get('collections/clothing.data', headers)).response.headers.get('cache-control')
    expect(await caching()).toBe('private, no-store')
    expect(await caching({ 'sec-purpose': 'prefetch' })).toBe('private, max-age=10')
  })

  it('are in the language that was chosen, without scripts, and carry no other', async () => {
    const chosen = await get('products/linen-camp-shirt?lang=ar')
    expect(chosen.html).toContain('<html lang="ar" dir="rtl">')
    expect(chosen.html).toContain('أضف إلى السلة')
    expect(chosen.html).not.toMatch(/Add to cart|In den Warenkorb/)
    const cookie = (chosen.response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    expect((await get('cart', { cookie })).heading).toBe('السلة')

    const preferred = await get('products/linen-camp-shirt', { 'accept-language': 'de-AT,en' })
    expect(preferred.html).toContain('<html lang="de" dir="ltr">')
    expect(preferred.html).toContain('55,30\u00a0$')
    expect(preferred.html).toContain('href="/shop/products/linen-camp-shirt?lang=en"')
  })

  it('fetch the picture that is seen first before any script', async () => {
    for (const path of ['', 'products/linen-camp-shirt', 'collections/clothing']) {
      const { html } = await get(path)
      const head = html.slice(0, html.indexOf('</head>'))
      const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(head) ?? []
      expect([path, preload]).toEqual([path, expect.stringContaining('fetchPriority="high"')])
      const [, candidates = 'none'] = /imageSrcSet="([^"]*)"/.exec(preload) ?? []
      expect(html.slice(head.length)).toContain(`srcSet="${candidates}"`)
    }
  })

  it('tell search engines where to look, and what they see', async () => {
    const robots = await get('robots.txt')
    expect(robots.html).toContain('Disallow: /shop/cart\n')
    expect(robots.html).toContain(`Sitemap: ${shop.url}sitemap.xml`)
    const sitemap = await get('sitemap.xml')
    const addresses = [...sitemap.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)
    expect(addresses).toContain(`${shop.url}products/linen-camp-shirt`)
    expect(addresses).toContain(`${shop.url}collections/clothing`)
    const product = await get('products/linen-camp-shirt?o.Size=M')
    expect(product.html).toContain(
      `<link rel="canonical" href="${shop.url}products/linen-camp-shirt"/>`,
    )
    const german = await get('products/linen-camp-shirt?lang=de')
    expect(german.html).toContain(
      `<link rel="canonical" href="${shop.url}products/linen-camp-shirt?lang=de"/>`,
    )
    for (const { html } of [product, german]) {
      expect(html).toContain(`hrefLang="ar" href="${shop.url}products/linen-camp-shirt?lang=ar"`)
      expect(html).toContain(`hrefLang="x-default" href="${shop.url}products/linen-camp-shirt"`)
    }
    // A drawing is no picture that others could show.
    expect(product.html).not.toContain('og:image')
    expect((await get('cart')).html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('say that the store is away, and open when it is back', async () => {
    const { faults } = shop.sandbox
    faults.set([{ operation: 'products.queryProducts', type: 'status', status: 503 }])
    const away = await get('products/moon-vase')
    expect([away.response.status, away.heading]).toEqual([
      503,
      'The store is temporarily unavailable',
    ])
    expect(away.response.headers.get('retry-after')).toBe('5')
    faults.clear()
    expect((await get('products/moon-vase')).response.status).toBe(200)
  })
})
