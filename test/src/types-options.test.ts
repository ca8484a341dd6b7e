/** What the compiler says of options in the wrong argument, and of undefined options and fields: nothing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../docs/snippets.ts'
import type { Complaint } from '../scripts/support/complaint.ts'
import { NativeProject } from '../scripts/support/native-project.ts'

const intro = `import { createClient, platforms } from '../../src/index.ts'
import { getProduct } from '../../src/operations.ts'
const client = createClient({ platform: platforms.wix, clientId: 'c' })
`

const calls = [
  "client.products.getProduct('p', { retries: 2 })",
  "client.products.updateProduct('p', { product: {}, signal: AbortSignal.timeout(1) })",
  'client.products.queryProducts({ query: {}, timeout: 5 })',
  "getProduct(client, 'p', { retries: 2 })",
]

/** Where options are: these compile. */
const right = [
  "client.products.getProduct('p', {}, { retries: 2 })",
  "client.products.getProduct('p', undefined, { retries: 2, raw: true })",
  "getProduct(client, 'p', undefined, { retries: 2 })",
]

const apps = {
  'misplaced.ts':
    intro + [...calls, ...right].map((line, index) => `${line} //${index}`).join('\n'),
  'unset.ts': `import { cookieStorage, pendingSignIn, requestCookies } from '../../src/auth.ts'
import { createClient, platforms } from '../../src/index.ts'
declare const unset: undefined
const ofCall = { headers: unset, timeout: unset, attemptTimeout: unset, retries: unset, readYourWrites: unset }
const ofNetwork = { ...ofCall, hooks: unset, idempotencyKeys: unset, maxAnswerBytes: unset }
const keyed = { siteId: unset, accountId: unset, allowApiKeyInBrowser: unset }
createClient({ platform: platforms.wix, apiKey: 'k', ...keyed, ...ofNetwork })
const cookies = requestCookies(null, { httpOnly: unset, secure: unset })
const storage = cookieStorage(cookies, { name: unset, secure: unset, maxAge: unset })
pendingSignIn(cookies, { name: unset, secure: unset })
const client = createClient({ platform: platforms.wix, clientId: 'c', storage, identity: unset, apiKey: unset, ...keyed, ...ofNetwork })
client.products.getProduct('p', {}, { ...ofCall, idempotencyKey: unset, as: unset })
client.session.silentLogin({ signal: unset })
client.session.logout({ postFlowUrl: unset })
const priceData = { price: 1, discountedPrice: unset }
client.products.createProduct({ product: { name: 'Mug', brand: unset, priceData } }, { signal: unset })
client.products.getProduct('p', { includeMerchantSpecificData: unset })
const product = { name: 'Mug', discount: unset }
client.paths['/v1/products/{id}'].PATCH({ params: { path: { id: 'p' } }, body: { product } })
`,
  'unset-page.ts': `import { mainPicture } from '../../src/catalogue.ts'
import { createClient, platforms, type Product } from '../../src/index.ts'
import { filledAddress, sourceSet } from '../../src/media.ts'
import { beginCheckout } from '../../src/next/index.ts'
import { PictureImage, StorefrontProvider, useProduct, useProducts } from '../../src/react/index.ts'
import { createTestStore } from '../../sandbox/testing.ts'
declare const unset: undefined
declare const product: Product
const captcha = { invisibleSiteKey: unset, visibleSiteKey: unset, solve: unset }
const client = createClient({ platform: platforms.wix, clientId: 'c', captcha })
client.session.register({ email: 'a', password: 'p', captchaTokens: unset, profile: unset })
useProducts({ filter: unset, sort: unset, limit: unset, facets: unset })
useProduct({ slug: 's' }).item({ quantity: unset, texts: unset })
const picture = mainPicture(product, { ratio: unset, width: unset, alt: unset })
if (picture) PictureImage({ picture, sizes: '1px', first: unset, className: unset, style: unset })
const image = { id: 'a.jpg', width: 1, height: 1 }
filledAddress(image, image, { quality: unset, focalPoint: unset, filters: { blur: unset }, hosts: unset })
sourceSet(image, { ratio: unset, widths: unset })
StorefrontProvider({ client, initialRole: unset, queryClient: unset })
beginCheckout(client, { callbacks: {}, note: unset })
createTestStore({ url: unset, additions: unset })
`,
  // As Redis and the like: they answer a write with more than nothing.
  'stored.ts': `import { cookieStorage, textTransactions } from '../../src/auth.ts'
import { createClient, platforms, type Tokens } from '../../src/index.ts'
declare const redis: { get(key: string): Promise<string | null>; set(key: string, text: string): Promise<'OK'> }
const storage = { get: async (): Promise<Tokens | undefined> => JSON.parse((await redis.get('s')) ?? 'null') ?? undefined, set: (tokens?: Tokens) => redis.set('s', JSON.stringify(tokens ?? null)) }
const transactions = textTransactions({ get: (key) => redis.get(key), set: (key, text = '') => redis.set(key, text) })
createClient({ platform: platforms.wix, clientId: 'c', storage, transactions })
createClient({ platform: platforms.wix, clientId: 'c', storage: cookieStorage(redis) })
`,
}

let folder: string
let complaints: readonly Complaint[]

// One project for all: reading the client takes longer than checking an app.
beforeAll(() => {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'options-'))
  for (const [name, text] of Object.entries(apps)) writeFileSync(join(folder, name), text)
  const project = new NativeProject(root, {
    files: Object.keys(apps).map((name) => relative(root, join(folder, name))),
    extends: 'tsconfig.json',
    options: { exactOptionalPropertyTypes: true },
  })
  complaints = project.complaints()
  project.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const complaintsOf = (name: keyof typeof apps) =>
  complaints.filter(({ file }) => basename(file) === name)

it('names the next argument as the place of call options', () => {
  const found = complaintsOf('misplaced.ts').map(
    ({ line, message }) => [Number(line.slice(line.lastIndexOf('//') + 2)), message] as const,
  )
  expect(found.map(([line]) => line)).toEqual([...calls.keys()])
  for (const [line, complaint] of found) {
    const call = calls[line]
    expect(complaint, call).toMatch(/'(retries|signal|timeout)' does not exist in type '.+ & /)
    expect(complaint, call).toContain('CallOptionsAreTheNextArgument')
  }
})

it('accepts undefined for options and optional fields where exactOptionalPropertyTypes is on', () => {
  expect([...complaintsOf('unset.ts'), ...complaintsOf('unset-page.ts')]).toEqual([])
})

it('accepts storages whose writes return what a database answers', () => {
  expect(complaintsOf('stored.ts')).toEqual([])
})
