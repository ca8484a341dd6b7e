/** The shop of `examples/next`: in the long run installed from the packed package, built, and visited without a script. */
import { type ChildProcess, exec, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { freePort } from '../../setup/free-port.ts'
import { longDescribe } from '../../setup/long-run.ts'
import { installExample } from '../support/installed.ts'

/** The cookies that a response sets: Next.js repeats one whose expiry it writes again, a second later. */
const cookiesIn = (lines: readonly string[]) =>
  Array.from(new Map(lines.map((line) => [line.replace(/Expires=[^;]*/, ''), line])).values())

const root = resolve(import.meta.dirname, '../../..')
const example = join(root, 'examples/next')

describe('the files', () => {
  it('are those that Next 16 looks for', () => {
    const files = [
      'proxy.ts',
      'app/layout.tsx',
      'app/cart/actions.ts',
      'app/sign-in/submit/route.ts',
    ]
    for (const file of files) expect(readFileSync(join(example, file), 'utf8')).toMatch(/export /)
    expect(readFileSync(join(example, 'app/cart/actions.ts'), 'utf8')).toMatch(
      /^.*\n'use server'\n/,
    )
  })
})

describe('the guide', () => {
  const guide = readFileSync(join(root, 'docs/guides/server-rendering.md'), 'utf8')
  const quotes = [
    ...guide.matchAll(/^<!-- quotes (examples\/next\/\S+)#([\w-]+) -->\n```.*\n([\s\S]*?)^```$/gm),
  ].map(([, file = '', region = '', block = '']) => ({ file, region, block }))

  it.each(quotes)('quotes $file as it is', ({ file, region, block }) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text).toContain(`// #region ${region}\n${block}// #endregion\n`)
  })

  it('quotes every file that is about the session', () => {
    expect(quotes.length).toBeGreaterThan(5)
  })
})

longDescribe('the shop, built', () => {
  let sandbox: Sandbox
  let url: string
  let folder: string
  let server: ChildProcess | undefined
  let complaints = ''

  beforeAll(async () => {
    sandbox = await createSandbox({ data: 'memory', products: 80 })
    const store = await sandbox.listen({ port: 0 })
    folder = await installExample(root, 'next')
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      NODE_OPTIONS: '',
      NEXT_TELEMETRY_DISABLED: '1',
      STORE_URL: store.url,
      STORE_CLIENT_ID: sandbox.site.clientId,
    }
    await promisify(exec)('npm run build', { cwd: folder, env })
    server = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
      { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const { stdout, stderr } = server
    stderr?.on('data', (text) => {
      complaints += text
    })
    await new Promise<void>((ready) => {
      stdout?.on('data', (text) => void (String(text).includes('Ready') && ready()))
    })
  })
  afterAll(async () => {
    const ended = new Promise((done) => server?.once('exit', done))
    if (server?.kill('SIGTERM')) await ended
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A browser of one cookie and no script. */
  const openBrowser = () => {
    let cookie = ''
    const visit = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(new URL(path, url), {
        redirect: 'manual',
        ...init,
        headers: cookie ? { cookie } : {},
      })
      const set = cookiesIn(response.headers.getSetCookie())
      const last = set.at(-1)?.split(';')[0]
      if (last) cookie = last
      return {
        set,
        status: response.status,
        to: response.headers.get('location'),
        cached: response.headers.get('cache-control'),
        html: await response.text(),
      }
    }
    /** Sends the form with that button as a browser without scripts would, and goes where it leads. */
    const press = async (
      path: string,
      button: string,
      fields: Readonly<Record<string, string>> = {},
    ) => {
      const { html } = await visit(path)
      const form = html.split('<form').find((part) => part.includes(`>${button}</button>`)) ?? ''
      const body = new FormData()
      for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
        const value = /value="([^"]*)"/.exec(input)?.[1] ?? ''
        body.set(/name="([^"]*)"/.exec(input)?.[1] ?? '', value.replaceAll('&quot;', '"'))
      }
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      const action = /^[^>]*action="([^"]+)"/.exec(form)?.[1] || path
      return visit(action, { method: 'POST', body })
    }
    return { visit, press }
  }

  const ownersProducts = async () => {
    const { createClient, platforms } = await import('../../../src/index.ts')
    const { products } = createClient({
      platform: platforms.sandbox('http://127.0.0.1'),
      apiKey: sandbox.site.apiKey,
      fetch: (address, init) => sandbox.fetch(new Request(address, init)),
    })
    return products
  }

  /** What a buyer finds: the address of a product that can be had as it is. */
  const buyable = async (): Promise<string> => {
    const products = await (await ownersProducts()).query().toArray({ limit: 100 })
    const product = products.find(
      ({ stock, productOptions }) =>
        stock.inventoryStatus === 'IN_STOCK' && productOptions.length === 0,
    )
    return `/products/${product?.slug}`
  }

  it('is rendered for its visitor with the settings of a new project, and without a script', async () => {
    expect(readFileSync(join(folder, 'next.config.ts'), 'utf8')).toMatch(
      /cacheComponents: true,\s+partialPrefetching: true,/,
    )
    for (const path of ['/', '/collections/ceramics', '/products/butter-dish', '/cart']) {
      const html = await (await fetch(new URL(path, url))).text()
      expect(html).toMatch(/<main>(?!.*<template).*<h1>/)
    }
    expect(complaints).not.toContain('prerendering')
  })

  it('shows a product whose slug has letters of any script, in no frame of another site', async () => {
    const product = { name: 'Tea bowl', slug: '茶碗', priceData: { price: 3 } }
    await (await ownersProducts()).createProduct({ product })
    const shown = await fetch(new URL(`/products/${encodeURIComponent('茶碗')}`, url))
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Tea bowl')])
    expect(shown.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  })

  it('has no page for what the store has not, and keeps that answer out of shared caches', async () => {
    for (const path of ['/products/nothing-such', '/collections/nothing-such']) {
      const missing = await openBrowser().visit(path)
      expect([missing.status, missing.html]).toEqual([404, expect.stringMatching(/<body.*<h1/)])
      expect(missing.cached).toMatch(/private.*no-store/)
      expect(missing.set).toHaveLength(1)
    }
  })

  it('has no page for an address that cannot be decoded', async () => {
    expect((await fetch(`${url}/products/%E0%A4%A`)).status).toBe(404)
  })

  it('refuses what is no form', async () => {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await fetch(new URL('/sign-in/submit', url), init)).status).toBe(400)
  })

  it('sends the store nothing for a link that is only prefetched', async () => {
    const [last] = await sandbox.requests({ limit: 1 })
    const headers = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    }
    const { status } = await fetch(new URL('/collections/ceramics', url), { headers })
    expect(status).toBe(200)
    const sent = await sandbox.requests({ after: last?.number ?? 0 })
    expect(sent.map(({ operation }) => operation)).toEqual([])
  })

  it('keeps the session of a visitor whom another site makes send a form', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const forged = await fetch(new URL('/cart', url), {
      method: 'POST',
      headers,
      body: new URLSearchParams({ code: 'FREE' }),
    })
    expect(forged.headers.getSetCookie()).toEqual([])
  })

  it('keeps the session in a cookie for https alone, behind a proxy', async () => {
    const cookies = await new Promise((done, failed) => {
      const headers = { host: 'shop.example' }
      get(url, { headers }, (answer) =>
        done(cookiesIn(answer.resume().headers['set-cookie'] ?? [])),
      ).on('error', failed)
    })
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-storefront-session=.*; Secure; HttpOnly/),
    ])
  })

  it('keeps one session from the first page to the cart, and over a renewal', async () => {
    const { visit, press } = openBrowser()
    const home = await visit('/')
    // Safari keeps no `Secure` cookie over http.
    expect(home.set).toEqual([expect.stringMatching(/^storefront-session=(?!.*Secure).*HttpOnly/)])
    const collection = /href="(\/collections\/[^"]+)"/.exec(home.html)?.[1] ?? ''
    const listed = await visit(collection)
    expect(listed.html).toMatch(/href="\/products\//)
    expect(listed.set).toEqual([])

    const product = await buyable()
    const added = await press(product, 'Add to cart')
    expect([added.status, added.to]).toEqual([303, '/cart'])
    expect((await visit('/cart')).html).toContain('>Remove</button>')

    // By then the token is too old, and the cart is still there.
    sandbox.clock.advance(5 * 60 * 60 * 1000)
    const later = await visit('/cart')
    expect(later.set).toHaveLength(1)
    expect(later.html).toContain('>Remove</button>')

    await press('/cart', 'Remove')
    expect((await visit('/cart')).html).toContain('Your cart is empty.')
  })

  it('signs in and out, and takes the cart along', async () => {
    const { visit, press } = openBrowser()
    const { email, password } = sandbox.site.member
    await press(await buyable(), 'Add to cart')
    const wrong = await press('/sign-in', 'Sign in', { email, password: 'not this one' })
    expect([wrong.status, wrong.to]).toEqual([303, '/sign-in?failed=wrong'])
    sandbox.faults.set([{ operation: 'authentication.*', type: 'status', status: 429 }])
    const later = await press('/sign-in', 'Sign in', { email, password })
    expect([later.status, later.to]).toEqual([303, '/sign-in?failed=later'])
    sandbox.faults.set([])
    const right = await press('/sign-in', 'Sign in', { email, password })
    expect([right.status, right.to]).toEqual([303, '/cart'])
    const cart = await visit('/cart')
    expect(cart.html).toContain('>Remove</button>')
    expect(cart.html).toContain('>Sign out</button>')
    await press('/cart', 'Sign out')
    const after = await visit('/cart')
    expect(after.html).not.toContain('>Sign out</button>')
  })
})
