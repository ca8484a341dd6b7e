/** A store in memory with its five callers: without a token, a visitor, a member, the owner, the API key. */
import type { Operation } from '../../../generated/operation.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { createClient, platforms } from '../../../src/index.ts'
import { present } from '../commerce/catalogue/shop.ts'
import { buy, lineOf } from '../commerce/checkouts/buyer.ts'

// Password hashing is slow, and not tested here.
process.env.SANDBOX_PASSWORD_COST = '10'

export const identities = ['none', 'visitor', 'member', 'owner', 'app'] as const
export type Identity = (typeof identities)[number]

/** Whether an identity has permission for an operation. The owner is a member with the permissions of the key. */
export function mayCall(identity: Identity, { callers }: Operation): boolean {
  const roles: Readonly<Record<Identity, readonly string[]>> = {
    none: [],
    visitor: ['visitor'],
    member: ['member'],
    owner: ['member', 'app'],
    app: ['app'],
  }
  return (
    callers.includes('anyone') || roles[identity].some((role) => callers.some((c) => c === role))
  )
}

/** A pending request. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** A store whose callers' tokens can be revoked, and are renewed on demand. */
export interface CalledStore {
  /** The internal errors logged since the last read. */
  failures(): readonly string[]
  send(identity: Identity, request: Sent): Promise<Response>
  /** Whether the caller's token is still valid. */
  isLive(identity: Identity): Promise<boolean>
  /** Signs all callers in again; replaces a store that refuses the sign-in. */
  signInAgain(): Promise<void>
  /** Rereads the stored records after a deletion; replaces an empty store. */
  lookAgain(): Promise<void>
  /** Ids of stored records, by the first segment of their paths. */
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly coupons: readonly string[]
  close(): Promise<void>
}

const origin = 'http://127.0.0.1'

/** Opens the store. */
export async function openCalledStore(): Promise<CalledStore> {
  const failures: string[] = []
  let sandbox = await openSandbox(failures)
  let tokens = await signedIn(sandbox)
  let ids = await idsOf(sandbox, tokens.visitor)
  let isStale = false

  const exchange = async () => {
    await sandbox.close()
    sandbox = await openSandbox(failures)
    tokens = await signedIn(sandbox)
    ids = await idsOf(sandbox, tokens.visitor)
  }
  const send: CalledStore['send'] = async (identity, request) => {
    const answer = await sendTo(sandbox, tokens[identity], request)
    if (request.method === 'DELETE' && answer.ok) isStale = true
    return answer
  }
  return {
    send,
    isLive: async (identity) => {
      const { status } = await send(identity, { method: 'GET', path: '/v1/members/my' })
      return status !== 401 || identity === 'none'
    },
    failures: () => failures.splice(0),
    signInAgain: async () => {
      const again = await signedIn(sandbox).catch(() => undefined)
      if (again === undefined) await exchange()
      else tokens = again
    },
    lookAgain: async () => {
      if (!isStale) return
      isStale = false
      ids = await idsOf(sandbox, tokens.visitor)
      if (Object.values(ids).some(({ length }) => length === 0)) await exchange()
    },
    get ids() {
      return ids
    },
    get coupons() {
      return Object.values(sandbox.site.coupons)
    },
    close: () => sandbox.close(),
  }
}

function openSandbox(failures: string[]): Promise<Sandbox> {
  return createSandbox({ products: 12, log: (text) => failures.push(text) })
}

function sendTo(sandbox: Sandbox, token: string, { method, path, body }: Sent): Promise<Response> {
  return sandbox.fetch(
    new Request(`${origin}${path}`, {
      method,
      headers: { 'storefront-additions': 'true', ...(token && { authorization: token }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

async function signedIn(sandbox: Sandbox): Promise<Record<Identity, string>> {
  const { apiKey, clientId, owner, member } = sandbox.site
  const tokenOf = async (credentials?: { readonly email: string; readonly password: string }) => {
    const client = createClient({
      platform: platforms.sandbox(origin),
      clientId,
      fetch: sandbox.fetch,
    })
    if (credentials === undefined) await client.products.queryProducts({})
    else await client.session.loginWithPassword(credentials)
    const tokens = await client.session.tokens()
    if (client.session.loggedIn !== (credentials !== undefined)) throw new Error('No sign-in.')
    return tokens?.accessToken.value ?? ''
  }
  return {
    none: '',
    visitor: await tokenOf(),
    member: await tokenOf(member),
    owner: await tokenOf(owner),
    app: apiKey,
  }
}

/** Ids of a few records of each kind; places an order, and creates a cart and its checkout. */
async function idsOf(sandbox: Sandbox, visitor: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const lists = {
    products: '/v1/products/query-platformized',
    variants: '/v1/variants/query',
    members: '/v1/members/query',
    collections: '/v2/collections/query',
  }
  const post = async (path: string, token: string, body: object) => {
    const answer = await sendTo(sandbox, token, { method: 'POST', path, body })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return text
  }
  for (const [name, path] of Object.entries(lists)) {
    const text = await post(path, sandbox.site.apiKey, { query: { paging: { limit: 6 } } })
    found[name] = text.match(/(?<="id":")[\w-]{36,73}(?=")/g) ?? []
  }
  const product = { name: 'Mug', priceData: { price: 5 } }
  const made = JSON.parse(await post('/v1/products', sandbox.site.apiKey, { product }))
  found.inventoryItems = [made.product.id]
  const start = async () => {
    const lineItems = [lineOf(made.product.id, 1)]
    const { cart } = JSON.parse(await post('/v1/carts', visitor, { lineItems }))
    const path = `/v1/carts/${cart.id}/create-checkout`
    const { checkoutId } = JSON.parse(await post(path, visitor, { channelType: 'WEB' }))
    return { cartId: String(cart.id), checkoutId: String(checkoutId) }
  }
  const bought = {
    ecomCheckout: { checkoutId: (await start()).checkoutId },
    callbacks: { thankYouPageUrl: 'http://localhost/thanks' },
  }
  const { redirectSession } = JSON.parse(await post('/v1/redirect-session', visitor, bought))
  const { location } = await buy(sandbox, redirectSession.fullUrl)
  const orderId = present(new URL(present(location)).searchParams.get('orderId'))
  const { cartId, checkoutId } = await start()
  return { ...found, carts: [cartId], checkouts: [checkoutId], orders: [orderId] }
}
