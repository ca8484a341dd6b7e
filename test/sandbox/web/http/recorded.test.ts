/**
 * What a published client of the platform was recorded to send, sent again on the public paths. Ids and
 * proofs of the recording are replaced by those of this store; nothing else of a call is touched.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import type { OperationId } from '../../../../generated/wire.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { answerChecker } from '../../../../sandbox/web/validation/answers.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { createClient, platforms } from '../../../../src/index.ts'

// Password hashing is slow, and not tested here.
process.env.SANDBOX_PASSWORD_COST = '10'

interface Recorded {
  readonly operation: string
  readonly wire: {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly body: unknown
    readonly headers: Readonly<Record<string, string>>
  }
  readonly response: object
}
const recordings: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('../../../src/recordings/wire.json', import.meta.url), 'utf8'),
)

const origin = 'http://127.0.0.1:4100'
const check = await answerChecker()
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({
    products: 3,
    checkAnswers: true,
    // The recorded password has seven characters.
    accounts: { shortPasswords: true },
    redirectUris: ['https://shop.example/'],
  })
})
afterAll(() => sandbox?.close())

const fetch = (address: string | URL, init?: RequestInit) =>
  sandbox.fetch(new Request(address, init))
const place = { platform: platforms.sandbox(origin), fetch }
const owner = () => createClient({ ...place, apiKey: sandbox.site.apiKey })
const visitor = () => createClient({ ...place, clientId: sandbox.site.clientId })

/** The recording's own names of things. */
const recorded = {
  product: '11111111-1111-4111-8111-111111111111',
  variant: '22222222-2222-4222-8222-222222222222',
  member: '33333333-3333-4333-8333-333333333333',
  collection: '66666666-6666-4666-8666-666666666666',
  cart: '77777777-7777-4777-8777-777777777777',
  line: '00000000-0000-0000-0000-000000000001',
}

/** What a call is sent with: the caller's token, and this store's texts for the recording's. */
interface Stage {
  readonly token: string
  readonly texts?: Readonly<Record<string, string>>
}

let count = 0

async function product(): Promise<Record<string, string>> {
  count += 1
  const { product: made } = await owner().products.createProduct({
    product: {
      name: 'Blue mug',
      slug: `blue-mug-${count}`,
      priceData: { price: 15 },
      productOptions: [{ name: 'Size', choices: [{ value: 'M', description: 'M' }] }],
      manageVariants: true,
    },
  })
  const id = present(made?.id)
  await owner().products.addProductMedia(id, {
    media: [{ url: 'https://static.wixstatic.com/media/a1b2c3_0f1e2d~mv2.jpg' }],
  })
  const { product: full } = await owner().products.getProduct(id)
  const media = present(full?.media?.items?.[0]?.id)
  return {
    [recorded.product]: id,
    [recorded.variant]: present(full?.variants?.[0]?.id),
    'a1b2c3_0f1e2d~mv2.jpg': media,
    'blue-mug': `blue-mug-${count}`,
  }
}

async function app(): Promise<Stage> {
  return { token: sandbox.site.apiKey, texts: await product() }
}

/** A visitor whose cart holds the product. */
async function buyer(): Promise<Stage> {
  const client = visitor()
  const texts = await product()
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        catalogReference: {
          appId: storeCatalogueAppId,
          catalogItemId: present(texts[recorded.product]),
          options: { variantId: texts[recorded.variant] },
        },
      },
    ],
  })
  const [line] = cart?.lineItems ?? []
  return {
    token: await tokenOf(client),
    texts: {
      ...texts,
      [recorded.cart]: present(cart?.id),
      [recorded.line]: present(line?.id),
    },
  }
}

async function member(): Promise<Stage> {
  count += 1
  const client = visitor()
  const email = `member-${count}@example.com`
  await client.session.register({ email, password: 'a-long-password' })
  const { member: made } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
  return {
    token: await tokenOf(client),
    texts: { [recorded.member]: present(made?.id), 'ann@example.com': email },
  }
}

async function collection(): Promise<Stage> {
  count += 1
  const { collection: made } = await owner().products.createCollection({
    collection: { name: `Mugs ${count}` },
  })
  return {
    token: sandbox.site.apiKey,
    texts: {
      ...(await product()),
      [recorded.collection]: present(made?.id),
      mugs: present(made?.slug),
    },
  }
}

/** A registration that waits for the code of its mail. */
async function unverified(): Promise<Stage> {
  count += 1
  const store = await createSandbox({ products: 3, accounts: { emailVerification: true } })
  opened.push(store)
  const email = `waiting-${count}@example.com`
  const client = createClient({
    ...place,
    fetch: store.fetch,
    clientId: store.site.clientId,
  })
  const { stateToken } = await client.authentication.registerV2({
    loginId: { email },
    password: 'a-long-password',
  })
  const [mail] = await store.outbox({ to: email })
  return {
    token: await tokenOf(client),
    texts: { '123456': present(mail?.code), 'STATE-1': present(stateToken) },
  }
}
const opened: Sandbox[] = []
afterAll(() => Promise.all(opened.map((store) => store.close())))

async function refreshing(): Promise<Stage> {
  const client = visitor()
  await client.products.queryProducts({})
  const tokens = await client.session.tokens()
  return { token: '', texts: { RT: present(tokens?.refreshToken.value) } }
}

const guest = async (): Promise<Stage> => ({ token: await tokenOf(visitor()) })

/** Each call's operation, who makes it, and what it is answered with where that is no success. */
const calls: Readonly<
  Record<string, readonly [OperationId, () => Promise<Stage>, { status: number }?]>
> = {
  'cart.createCart': ['carts.createCart', app],
  'cart.deleteCart': ['carts.deleteCart', buyer],
  'cart.updateLineItemsQuantity': ['carts.updateLineItemsQuantity', buyer],
  'cart.createCheckout': ['carts.createCheckout', buyer],
  'currentCart.deleteCurrentCart': ['currentCart.deleteCurrentCart', buyer],
  'currentCart.updateCurrentCartLineItemQuantity': [
    'currentCart.updateCurrentCartLineItemQuantity',
    buyer,
  ],
  'currentCart.createCheckoutFromCurrentCart': ['currentCart.createCheckoutFromCurrentCart', buyer],
  'members.leaveCommunity': ['members.leaveCommunity', member],
  'members.listMembers': ['members.listMembers', app],
  'members.updateMember': ['members.updateMember', member],
  'members.deleteMemberEmails': ['members.deleteMemberEmails', member],
  'products.getProduct': ['products.getProduct', app],
  'products.queryProductVariants': ['products.queryProductVariants', app],
  // No collection has an address with a space.
  'products.getCollectionBySlug': ['products.getCollectionBySlug', app, { status: 404 }],
  'collections.getCollectionBySlug': ['collections.getCollectionBySlug', collection],
  'products.updateProduct': ['products.updateProduct', app],
  'products.deleteProductPlatformized': ['products.deleteProductPlatformized', app],
  'products.addProductsToCollection': ['products.addProductsToCollection', collection],
  'products.removeProductMedia': ['products.removeProductMedia', app],
  'products.deleteProductOptions': ['products.deleteProductOptions', app],
  'products.createCollection': ['products.createCollection', app],
  'products.bulkUpdateProductsProperty': ['products.bulkUpdateProductsProperty', app],
  'products.writeProxyUpdateProductPlatformized': [
    'products.writeProxyUpdateProductPlatformized',
    app,
  ],
  'inventory.queryInventory': ['inventory.queryInventory', app],
  'inventory.incrementInventory': ['inventory.incrementInventory', app],
  'authentication.registerV2': ['authentication.registerV2', guest],
  'authentication.changePassword': ['authentication.changePassword', member],
  'authentication.signOn': ['authentication.signOn', app],
  'recovery.sendActivationEmail': [
    'recovery.sendActivationEmail',
    async () => {
      const { texts } = await member()
      const clientId = sandbox.site.clientId
      return { token: sandbox.site.apiKey, texts: { ...texts, [recorded.product]: clientId } }
    },
  ],
  'verification.verifyDuringAuthentication': [
    'verification.verifyDuringAuthentication',
    unverified,
  ],
  'oauth.token(refresh_token)': ['tokens.token', refreshing],
  // The schema has one release, alpha.
  'graphql(apiVersion v1, errors)': ['graphql.query', guest, { status: 404 }],
}

it('lists every recorded call', () => {
  expect(recordings.map(({ operation }) => operation).sort()).toEqual(Object.keys(calls).sort())
})

it.each(recordings)(
  '$operation is answered as described',
  async ({ operation, wire, response }) => {
    const [id, stage, { status } = { status: 200 }] = present(calls[operation])
    const { token, texts = {} } = await stage()
    const local = (text: string) =>
      Object.entries(texts).reduce((left, [from, to]) => left.replaceAll(from, to), text)
    const path = local(wire.path)
    const query = new URLSearchParams(JSON.parse(local(JSON.stringify(wire.query))))
    const headers = new Headers(wire.headers)
    headers.set('authorization', token)
    const store = (stage === unverified && opened.at(-1)) || sandbox
    const answer = await store.fetch(
      new Request(`${origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
        method: wire.method,
        headers,
        ...(wire.body === null ? {} : { body: local(JSON.stringify(wire.body)) }),
      }),
    )
    const body = await answer.json()
    expect([answer.status, answer.status === status ? undefined : body]).toEqual([
      status,
      undefined,
    ])
    expect(check(id, answer.status, body)).toBeUndefined()
    if (status === 200) expect(Object.keys(body)).toEqual(expect.arrayContaining(named(response)))
    expect(operations[id].method).toBe(wire.method)
  },
)

/** The fields of a recorded answer, without those that hold nothing. */
function named(response: object): string[] {
  return Object.entries(response).flatMap(([name, value]) => (value === null ? [] : [name]))
}

async function tokenOf(client: ReturnType<typeof visitor>): Promise<string> {
  if ((await client.session.tokens()) === undefined) await client.products.queryProducts({})
  return present((await client.session.tokens())?.accessToken.value)
}

function present<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw new Error('Something is not there.')
  return value
}
