/** What belongs to one member: no operation lets another caller read or change it, whatever is sent. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { keysOf } from '../../../sandbox/platform/one-of.ts'
import { createClient, platforms } from '../../../src/index.ts'
import { isLong } from '../../setup/long.ts'
import { present } from '../commerce/catalogue/shop.ts'
import { buy, lineOf } from '../commerce/checkouts/buyer.ts'
import { findSchema, kindOf, requestsOf } from '../contract/requests.ts'

const origin = 'http://127.0.0.1:4100'
const others = ['no token', 'a visitor', 'another member'] as const
/** What only the owner may read of what is theirs. */
const secret = 'for the eyes of one'

let sandbox: Sandbox
let owner: ReturnType<typeof person>
let tokens: Readonly<Record<(typeof others)[number], string>>
let ids: Readonly<Record<'carts' | 'checkouts' | 'orders' | 'members', string>>
let theirs: string

beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
  owner = person()
  const stranger = person()
  const visitor = person()
  await owner.session.register({
    email: 'one@example.com',
    password: 'a-long-password',
    profile: { lastName: secret },
  })
  await stranger.session.register({ email: 'other@example.com', password: 'a-long-password' })
  const app = createClient({ ...place(), apiKey: sandbox.site.apiKey })
  const { product } = await app.products.createProduct({
    product: { name: 'Mug', priceData: { price: 5 } },
  })
  const line = lineOf(present(product.id), 1)
  const checkOut = async (client: typeof owner) => {
    await client.currentCart.addToCurrentCart({ lineItems: [line] })
    await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote: secret } })
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({})
    return { checkoutId: present(checkoutId) }
  }
  for (const client of [stranger, visitor])
    await client.currentCart.addToCurrentCart({ lineItems: [line] })
  const { redirectSession } = await owner.redirects.createRedirectSession({
    ecomCheckout: await checkOut(owner),
    callbacks: { thankYouPageUrl: 'http://localhost/thanks' },
  })
  const { location } = await buy(sandbox, present(redirectSession?.fullUrl))
  const { checkoutId } = await checkOut(owner)
  const { cart } = await owner.currentCart.getCurrentCart()
  const { member } = await owner.members.getCurrentMember()
  ids = {
    carts: present(cart?.id),
    checkouts: checkoutId,
    orders: present(new URL(present(location)).searchParams.get('orderId')),
    members: present(member?.id),
  }
  tokens = {
    'no token': '',
    'a visitor': await tokenOf(visitor),
    'another member': await tokenOf(stranger),
  }
  theirs = await possessions()
})
afterAll(() => sandbox?.close())

function place() {
  return {
    platform: platforms.sandbox(origin),
    fetch: sandbox.fetch,
  }
}

function person() {
  return createClient({ ...place(), clientId: sandbox.site.clientId })
}

async function tokenOf({ session }: ReturnType<typeof person>): Promise<string> {
  return present((await session.tokens())?.accessToken.value)
}

/** All that is the owner's, as the owner sees it. */
async function possessions(): Promise<string> {
  const { cart } = await owner.carts.getCart(ids.carts)
  const { checkout } = await owner.checkouts.getCheckout(ids.checkouts)
  const { order } = await owner.orders.getOrder(ids.orders)
  const { member } = await owner.members.getCurrentMember({ fieldsets: ['FULL'] })
  return JSON.stringify({ cart, checkout, order, member })
}

/** What everybody may read: the catalogue, and the schema's release. */
const isPublic = ['products', 'collections', 'graphql']
/** Every other operation on one thing that a person may call, with the kind of the thing. */
const owned = keysOf(operations).flatMap((id) => {
  const { path, tag, callers }: Operation = operations[id]
  const isOpen = callers.some((caller) => caller !== 'app') && path.includes('{')
  if (!isOpen || isPublic.includes(tag)) return []
  return [[id, path.includes('by-checkout-id') ? 'checkouts' : kindOf(path)] as const]
})

describe('data of a member', () => {
  it('is of the kinds that are tried', () => {
    expect(new Set(owned.map(([, kind]) => kind))).toEqual(new Set(Object.keys(ids)))
  })

  it.each(owned)('%s neither shows nor changes it for another caller', async (id, kind) => {
    const known: Readonly<Record<string, string>> = ids
    const world = {
      find: findSchema,
      known: () => ({ ids: [present(known[kind])], codes: Object.values(sandbox.site.coupons) }),
    }
    await fc.assert(
      fc.asyncProperty(requestsOf(id, world), async ({ right: { method, path, body } }) => {
        for (const other of others) {
          const answer = await sandbox.fetch(
            new Request(`${origin}${path}`, {
              method,
              headers: tokens[other] === '' ? {} : { authorization: tokens[other] },
              ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            }),
          )
          const text = await answer.text()
          expect([other, answer.status, text.includes(secret)]).toEqual([
            other,
            answer.status,
            false,
          ])
          // A public profile may be read; everything else is refused, or is not there.
          if (kind !== 'members') expect([400, 401, 403, 404]).toContain(answer.status)
        }
      }),
      { numRuns: isLong ? 50 : 2 },
    )
    expect(await possessions()).toBe(theirs)
  })
})
