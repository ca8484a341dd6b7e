/** Changes of what was read: with the tag of what they have seen, the first of many callers changes it, and no other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { defaultVariantId } from '../../../../sandbox/commerce/rules/variants.ts'
import { createSandbox } from '../../../../sandbox/composition/sandbox.ts'
import { isLong } from '../../../setup/long.ts'
import {
  broken,
  engines,
  openShop,
  origin,
  present,
  type Shop,
} from '../../commerce/catalogue/shop.ts'
import { lineOf, productWith } from '../../commerce/checkouts/buyer.ts'

const callers = 100
/** A round costs a hundred calls. */
const rounds = isLong ? 200 : 2

describe.each(engines)('on the %s engine', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ products: 1 }, engine)
  })
  afterAll(() => shop?.close())

  const read = async (id: string) => {
    const answer = await shop.answer('products.getProduct', { path: { id } })
    return { tag: present(answer.headers.get('etag')), product: (await answer.json()).product }
  }
  const change = (id: string, price: number, tag: string) =>
    shop.answer('products.updateProduct', {
      path: { id },
      body: { product: { priceData: { price } } },
      headers: { 'if-match': tag },
    })

  it(`one of ${callers} changes of one revision is made, in ${rounds} rounds`, async () => {
    const id = await productWith(shop, 5)
    for (let round = 1; round <= rounds; round += 1) {
      const { tag } = await read(id)
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, index) => change(id, round * 1000 + index, tag)),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 412)).toHaveLength(callers - 1)
      const winner = statuses.indexOf(200)
      const { product, tag: next } = await read(id)
      expect(product.priceData.price).toBe(round * 1000 + winner)
      expect([next, next === tag]).toEqual([answers[winner]?.headers.get('etag'), false])
    }
  })

  it('makes one of many changes of one revision, once, however often each is repeated', async () => {
    const token = await shop.visitor()
    const lineItems = [lineOf(await productWith(shop, 50), 1)]
    const { cart } = await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems } })
    const path = { id: present(cart?.id) }
    const read = await shop.answer('carts.getCart', { token, path })
    const add = (key: string, tag: string) =>
      shop.answer('carts.addToCart', {
        token,
        path,
        body: { lineItems },
        headers: { 'if-match': tag, 'idempotency-key': key },
      })
    const tag = present(read.headers.get('etag'))
    const keys = Array.from({ length: 8 }, () => crypto.randomUUID())
    const answers = await Promise.all([...keys, ...keys].map((key) => add(key, tag)))
    const made = answers.filter(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).filter((status) => status === 412)).toHaveLength(14)
    expect(made.map(({ headers }) => headers.has('idempotent-replayed')).sort()).toEqual([
      false,
      true,
    ])
    const next = made.map(({ headers }) => headers.get('etag'))
    expect(next).toEqual([expect.stringMatching(/^"/), next[0]])
    const { cart: now } = await shop.call('carts.getCart', { token, path })
    expect(now?.lineItems?.map(({ quantity }) => quantity)).toEqual([2])
    const [first = ''] = keys
    expect((await add(first, '"another"')).status).toBe(422)
  })

  it('refuses a change that waits for an unconditional one', async () => {
    const id = await productWith(shop, 5)
    const { tag } = await read(id)
    const body = { product: { name: 'Named meanwhile' } }
    const [plain, ...conditional] = await Promise.all([
      shop.answer('products.updateProduct', { path: { id }, body }),
      ...Array.from({ length: 9 }, (_, index) => change(id, 100 + index, tag)),
    ])
    expect(present(plain).status).toBe(200)
    const made = conditional.filter(({ status }) => status === 200)
    expect(made.length).toBeLessThanOrEqual(1)
    // Whichever came first, neither change has undone the other.
    const { product } = await read(id)
    expect(product.name).toBe('Named meanwhile')
    expect(product.priceData.price > 99).toBe(made.length === 1)
  })

  it('changes the ETag of a product with an order, because of its stock', async () => {
    const id = await productWith(shop, 5)
    const { tag } = await read(id)
    const decrementData = [{ productId: id, variantId: defaultVariantId, decrementBy: 1 }]
    await shop.call('inventory.decrementInventory', { body: { decrementData } })
    expect((await change(id, 7, tag)).status).toBe(412)
  })
})

describe('a condition', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ products: 1 })
  })
  afterAll(() => shop?.close())

  it('is refused with advice, and nothing is changed', async () => {
    const id = await productWith(shop, 5)
    const refused = await shop.refuse('products.updateProduct', {
      path: { id },
      body: { product: { name: 'Not this' } },
      headers: { 'if-match': '"of another day"' },
    })
    expect(refused).toMatchObject({
      status: 412,
      code: 'REVISION_MISMATCH',
      description: expect.stringContaining('read it again'),
    })
    const { product } = await shop.call('products.getProduct', { path: { id } })
    expect(product?.name).toMatch(/^Mug/)
  })

  it('may list several ETags, or the wildcard', async () => {
    const id = await productWith(shop, 5)
    const named = async (tags: string) => {
      const body = { product: { name: 'Mug' } }
      return shop.status('products.updateProduct', {
        path: { id },
        body,
        headers: { 'if-match': tags },
      })
    }
    const read = await shop.answer('products.getProduct', { path: { id } })
    const tag = present(read.headers.get('etag'))
    expect(await named(`W/${tag}`)).toBe(412)
    expect(await named(`"older", ${tag}`)).toBe(200)
    expect(await named('*')).toBe(200)
    const ofUnknownField = `"tag.${Buffer.from('?colour=red').toString('base64url')}"`
    expect(await named(ofUnknownField)).toBe(412)
    expect(await named(`${ofUnknownField}, *`)).toBe(200)
    const unknown = { path: { id: crypto.randomUUID() }, headers: { 'if-match': '*' } }
    expect(await shop.status('products.deleteProduct', unknown)).toBe(404)
  })

  it('covers what the query of the read shows, and returns the next for it', async () => {
    const id = await productWith(shop, 5)
    const query = { includeMerchantSpecificData: 'true' }
    const tagNow = async () => {
      const { headers } = await shop.answer('products.getProduct', { path: { id }, query })
      return present(headers.get('etag'))
    }
    const cost = (itemCost: number, tag: string) => {
      const body = { product: { costAndProfitData: { itemCost } } }
      const headers = { 'if-match': `"older", ${tag}` }
      return shop.answer('products.updateProduct', { path: { id }, body, headers })
    }
    const tag = await tagNow()
    const first = await cost(3, tag)
    expect([first.status, (await cost(4, tag)).status]).toEqual([200, 412])
    expect(first.headers.get('etag')).toBe(await tagNow())
    expect((await cost(5, await tagNow())).status).toBe(200)
  })

  it('guards carts, members and deletions', async () => {
    const token = await shop.visitor()
    const lineItems = [lineOf(await productWith(shop, 5), 1)]
    const { cart } = await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems } })
    const id = present(cart?.id)
    const tagOf = async (operation: 'carts.getCart' | 'currentCart.getCurrentCart') => {
      const answer = await shop.answer(operation, { token, path: { id } })
      return present(answer.headers.get('etag'))
    }
    const stale = await tagOf('currentCart.getCurrentCart')
    await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems } })
    const drop = (tag: string) =>
      shop.status('carts.deleteCart', { token, path: { id }, headers: { 'if-match': tag } })
    expect(await drop(stale)).toBe(412)
    expect(await drop(await tagOf('carts.getCart'))).toBe(200)
  })

  it('guards a collection, whose read and change are of different API versions', async () => {
    const body = { collection: { name: 'Cups' } }
    const { collection } = await shop.call('products.createCollection', { body })
    const path = { id: present(collection?.id) }
    const read = await shop.answer('collections.getCollection', { path })
    const headers = { 'if-match': present(read.headers.get('etag')) }
    const rename = (name: string) =>
      shop.answer('products.updateCollection', { path, body: { collection: { name } }, headers })
    const first = await rename('Mugs')
    expect([first.status, (await rename('Bowls')).status]).toEqual([200, 412])
    const productIds = [await productWith(shop, 5)]
    const add = (tag: string | null) =>
      shop.status('products.addProductsToCollection', {
        path,
        body: { productIds },
        headers: { 'if-match': present(tag) },
      })
    expect(await add(headers['if-match'])).toBe(412)
    expect(await add(first.headers.get('etag'))).toBe(200)
    expect(await shop.status('products.deleteCollection', { path, headers })).toBe(412)
    const now = await shop.answer('collections.getCollection', { path })
    const last = { 'if-match': present(now.headers.get('etag')) }
    expect(await shop.status('products.deleteCollection', { path, headers: last })).toBe(200)
  })

  it('guards the stock of a product by the product’s ETag, and returns the next', async () => {
    const id = await productWith(shop, 5)
    const { etag } = Object.fromEntries(
      (await shop.answer('products.getProduct', { path: { id } })).headers,
    )
    const set = (quantity: number, tag: string | null | undefined) => {
      const variants = [{ variantId: defaultVariantId, quantity }]
      return shop.answer('inventory.updateInventoryVariants', {
        path: { productId: id },
        body: { inventoryItem: { variants } },
        headers: { 'if-match': present(tag) },
      })
    }
    const first = await set(6, etag)
    const late = await set(7, etag)
    const next = await set(8, first.headers.get('etag'))
    expect([first.status, late.status, next.status]).toEqual([200, 412, 200])
    const { product } = await shop.call('products.getProduct', { path: { id } })
    expect(product?.stock?.quantity).toBe(8)
  })

  it('is refused for resources without ETags', async () => {
    const refused = await shop.refuse('products.createCollection', {
      body: { collection: { name: 'Cups' } },
      headers: { 'if-match': '*' },
    })
    expect(broken(refused)).toEqual(['If-Match FIELD_NOT_ALLOWED'])
  })

  it('is refused by a strict store, with the alternative', async () => {
    const strict = await createSandbox({ products: 1, strict: true })
    const { method, path } = operations['products.updateProduct']
    const answer = await strict.fetch(
      new Request(`${origin}${path.replace('{id}', crypto.randomUUID())}`, {
        method,
        headers: { authorization: strict.site.apiKey, 'if-match': '*' },
        body: '{"product":{}}',
      }),
    )
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('send only the fields that change')
    await strict.close()
  })
})
