/** The worker of `examples/edge`: a page, a cart by cookie, and no cart of another visitor. */
import { type ChildProcess, exec, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { freePort } from '../../setup/free-port.ts'
import { isLong } from '../../setup/long.ts'
import { installExample } from '../support/installed.ts'

const root = resolve(import.meta.dirname, '../../..')

type Answer = (path: string, init?: RequestInit) => Promise<Response>

interface Worker {
  fetch(request: Request, environment: object): Promise<Response>
}

let sandbox: Sandbox
let url: string
let environment: { readonly STORE_URL: string; readonly STORE_CLIENT_ID: string }

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory', products: 80 })
  url = (await sandbox.listen({ port: 0 })).url
  environment = { STORE_URL: url, STORE_CLIENT_ID: sandbox.site.clientId }
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await sandbox.close()
})

/** What ends the programs that were started. */
const stops: (() => Promise<void>)[] = []

/** The worker's source, in this process. */
const inProcess = async (origin = 'http://127.0.0.1'): Promise<Answer> => {
  const file = pathToFileURL(join(root, 'examples/edge/worker.js')).href
  const { default: worker }: { default: Worker } = await import(/* @vite-ignore */ file)
  return (path, init) => worker.fetch(new Request(`${origin}${path}`, init), environment)
}

/** Installed from the packed package, built, and run in workerd. */
const inWorkerd = async (): Promise<Answer> => {
  const folder = await installExample(root, 'edge')
  await promisify(exec)('npm run build', { cwd: folder })
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['serve.js'], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stops.push(async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  await new Promise((ready) => child.stdout?.once('data', ready))
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
}

const places: readonly (readonly [string, () => Promise<Answer>])[] = [
  ['in this process', inProcess],
  ...(isLong ? [['in workerd, of the packed package', inWorkerd] as const] : []),
]

it('keeps the session in a cookie for https alone on a public host', async () => {
  const answer = await inProcess('https://shop.example')
  const [cookie] = (await answer('/products/no-such-product')).headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-storefront-session=.*; Secure; .*HttpOnly$/)
})

describe.each(places)('the worker %s', (_, place) => {
  let answer: Answer
  beforeAll(async () => {
    answer = await place()
  })

  /** A product that can be had, and what of its options a form would send first. */
  const someProduct = async () => {
    const { createClient, platforms } = await import('../../../src/index.ts')
    const client = createClient({
      platform: platforms.sandbox(url),
      clientId: environment.STORE_CLIENT_ID,
    })
    const products = await client.products.query().toArray({ limit: 100 })
    const product = products.find(
      ({ stock, productOptions }) =>
        stock.inventoryStatus === 'IN_STOCK' && productOptions.length === 0,
    )
    if (!product) throw new Error('The store has no such product')
    return product
  }

  it('has a field for each text of a product, which a mandatory one cannot be bought without', async () => {
    const product = await someProduct()
    const file = pathToFileURL(join(root, 'examples/edge/page.js')).href
    const { productPage } = await import(/* @vite-ignore */ file)
    const text = { maxLength: 20, mandatory: true }
    const customTextFields = [
      { ...text, title: 'Name & year' },
      { ...text, title: 'Note', mandatory: false },
    ]
    expect(productPage({ ...product, customTextFields }, 0).match(/<input.*>/g)).toEqual([
      '<input name="t.Name &#38; year" maxlength="20" required>',
      '<input name="t.Note" maxlength="20">',
    ])
  })

  const cookieOf = (response: Response): string =>
    response.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')

  it('shows a product, and keeps the cart of each visitor by a cookie', async () => {
    const { slug, name } = await someProduct()
    const path = `/products/${slug}`
    const shown = await answer(path)
    const html = await shown.text()
    expect(shown.status).toBe(200)
    expect(html).toContain(`<h1>${name.replaceAll("'", '&#39;')}</h1>`)
    expect(html).toContain('Cart: 0')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const cookie = cookieOf(shown)
    // Safari keeps no `Secure` cookie over http.
    expect(shown.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^storefront-session=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/,
      ),
    ])

    const added = await answer(path, { method: 'POST', headers: { cookie }, body: new FormData() })
    expect([added.status, added.headers.get('location')]).toEqual([303, path])
    const again = await answer(path, { headers: { cookie } })
    expect(await again.text()).toContain('Cart: 1')
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await (await answer(path)).text()).toContain('Cart: 0')
  })

  it('shows what a product on sale costs now', async () => {
    const { createClient, platforms } = await import('../../../src/index.ts')
    const { apiKey } = sandbox.site
    const client = createClient({ platform: platforms.sandbox(url), apiKey })
    const discount = { type: 'AMOUNT', value: 3 } as const
    const { product } = await client.products.createProduct({
      product: { name: 'Mug on sale', priceData: { price: 12 }, discount },
    })
    const html = await (await answer(`/products/${product.slug}`)).text()
    expect(html).toContain('$9.00')
  })

  it('names the choices that a form lacks', async () => {
    const post = { method: 'POST', body: new FormData() }
    const refused = await answer('/products/linen-camp-shirt', post)
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('<h1>Choose Size and Color.</h1>'),
    ])
  })

  it('answers with a page to what is no form, or one of any length, and to no frame', async () => {
    const { slug } = await someProduct()
    const post = (type: string, body: string) =>
      answer(`/products/${slug}`, { method: 'POST', headers: { 'content-type': type }, body })
    const long = `quantity=${'1'.repeat(300_000)}`
    for (const [status, response] of [
      [400, await post('application/json', '{}')],
      [413, await post('application/x-www-form-urlencoded', long)],
      [400, await answer('/products/%00')],
    ] as const) {
      expect(response.status).toBe(status)
      expect(await response.text()).toContain('<h1>This request could not be read</h1>')
      expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    }
  })

  it('returns to a product whose URL has letters of any script', async () => {
    const { createClient, platforms } = await import('../../../src/index.ts')
    const { apiKey } = sandbox.site
    const client = createClient({ platform: platforms.sandbox(url), apiKey })
    const { id } = await someProduct()
    const { product } = await client.products.updateProduct(id, { product: { slug: '茶碗' } })
    onTestFinished(
      async () => void (await client.products.updateProduct(id, { product: { slug: 'cup' } })),
    )
    const path = `/products/${encodeURIComponent(String(product.slug))}`
    const added = await answer(path, { method: 'POST', body: new FormData() })
    expect([added.status, added.headers.get('location')]).toEqual([303, path])
  })

  it.each(['cross-site', 'same-site'])(
    'keeps session and cart of a visitor whom a %s page makes send a form',
    async (from) => {
      const { slug } = await someProduct()
      const forged = await answer(`/products/${slug}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': from },
        body: new FormData(),
      })
      expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []])
    },
  )

  it('says that a product is not there, and that the store is away', async () => {
    const { slug } = await someProduct()
    expect((await answer('/products/no-such-product')).status).toBe(404)
    expect((await answer('/')).status).toBe(404)
    expect((await answer('/products/%E0%A4%A')).status).toBe(404)
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => {
      sandbox.faults.set([])
      complained.mockRestore()
    })
    sandbox.faults.set([{ operation: '*', type: 'status', status: 503, rate: 1 }])
    expect((await answer('/products/any')).status).toBe(503)
    sandbox.faults.set([{ operation: 'currentCart.*', type: 'status', status: 503, rate: 1 }])
    const post = { method: 'POST', body: new FormData() }
    expect((await answer(`/products/${slug}`, post)).status).toBe(503)
  })
})
