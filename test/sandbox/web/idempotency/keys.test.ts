/** Actions that their callers named by a key: applied once, answered alike. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type OpenEngine } from '../../storage/engines.ts'
import { type KeyedStore, lineOf, newKey, serveStore } from './keyed-store.ts'

const day = 24 * 60 * 60 * 1000

describe.each(engines())('a key, on $name', (engine) => {
  let open: OpenEngine
  let store: KeyedStore
  beforeAll(async () => {
    open = await engine.open()
    store = await serveStore(open.storage)
  })
  afterAll(async () => {
    await store?.close()
    await open?.discard()
  })

  const create = (name: string, key?: string, path = '/v1/collections') =>
    store.call('POST', path, { body: { collection: { name } }, ...(key && { key }) })
  const records = () => open.storage.database.selectFrom('idempotency_keys').selectAll().execute()

  it('repeated with the same body gets the same response, marked, and has one effect', async () => {
    const key = newKey()
    const first = await create('Twice', key)
    const second = await create('Twice', key)
    expect(first).toMatchObject({ status: 200, replayed: false })
    expect(second).toEqual({ ...first, replayed: true })
    expect(await store.collections('Twice')).toBe(1)
  })

  it('names the same action on both paths of a service', async () => {
    const key = newKey()
    const first = await create('Two roads', key)
    const second = await create('Two roads', key, '/stores/v1/collections')
    expect(second).toEqual({ ...first, replayed: true })
  })

  it('repeated with another body is 422, without effect', async () => {
    const key = newKey()
    await create('Mine', key)
    expect(await create('Changed', key)).toMatchObject({
      status: 422,
      told: ['IDEMPOTENCY_KEY_REUSED'],
      replayed: false,
    })
    expect(await store.collections('Changed')).toBe(0)
    expect(await create('Mine', key)).toMatchObject({ status: 200, replayed: true })
  })

  it('sent by fifty at once has one effect and the same response', async () => {
    const key = newKey()
    // On a busy machine the first may take longer than the others may wait: then they send it again.
    const heard = async (): ReturnType<typeof create> => {
      const answer = await create('Crowd', key)
      return answer.told.includes('IDEMPOTENCY_KEY_IN_USE') ? heard() : answer
    }
    const answers = await Promise.all(Array.from({ length: 50 }, heard))
    expect(await store.collections('Crowd')).toBe(1)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
  })

  it('has 16 to 255 visible characters', async () => {
    for (const [key, rule] of [
      ['', 'MIN_LENGTH'],
      ['k'.repeat(15), 'MIN_LENGTH'],
      ['k'.repeat(256), 'MAX_LENGTH'],
      ['a key with spaces in it', 'FORMAT'],
      ['a-key-with-ümlauts', 'FORMAT'],
    ] as const) {
      const refused = await store.call('POST', '/v1/collections', {
        key,
        body: { collection: { name: 'Refused' } },
      })
      expect(refused).toMatchObject({ status: 400, told: [`Idempotency-Key ${rule}`] })
    }
    expect(await store.collections('Refused')).toBe(0)
    for (const key of [`!${'k'.repeat(15)}`, `~${'k'.repeat(254)}`]) {
      expect(await create('Long or short', key)).toMatchObject({ status: 200, replayed: false })
    }
  })

  it('is kept for 24 hours by the sandbox’s clock, then deleted', async () => {
    const key = newKey()
    await create('Daily', key)
    store.clock.advance(day - 1)
    expect(await create('Daily', key)).toMatchObject({ status: 200, replayed: true })
    store.clock.advance(1)
    expect(await create('Other things', newKey())).toMatchObject({ replayed: false })
    expect(await create('Daily', key)).toMatchObject({ status: 200, replayed: false })
    expect(await store.collections('Daily')).toBe(2)
    expect(await create('Daily', key)).toMatchObject({ replayed: true })
    const oldest = store.clock.now().getTime() - day
    const expired = (await records()).filter(({ created_date: at }) => at.getTime() <= oldest)
    expect(expired).toEqual([])
  })

  it('of another caller, or for something else, names another action', async () => {
    const key = newKey()
    const body = lineOf(store.product)
    const add = (token: string) =>
      store.call('POST', '/ecom/v1/carts/current/add-to-cart', { key, token, body })
    const [one, other] = [await store.visitor(), await store.visitor()]
    const first = await add(one)
    const second = await add(other)
    expect([first.status, second.status, second.replayed]).toEqual([200, 200, false])
    expect(JSON.parse(second.text).cart.id).not.toBe(JSON.parse(first.text).cart.id)
    const put = (path: string) => store.call('POST', path, { key, token: one, body })
    const carts = [JSON.parse((await put('/ecom/v1/carts')).text).cart.id]
    carts.push(JSON.parse(first.text).cart.id)
    for (const id of carts) {
      const added = await put(`/ecom/v1/carts/${id}/add-to-cart`)
      expect([added.replayed, JSON.parse(added.text).cart.id]).toEqual([false, id])
    }
    expect((await add(one)).replayed).toBe(true)
  })

  it('of a refused call gets the same refusal, even after changes', async () => {
    const key = newKey()
    const { id, variantId } = store.product
    const stock = (quantity: number) =>
      store.call('PATCH', `/v2/inventoryItems/product/${id}`, {
        body: { inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity }] } },
      })
    const buy = (named: string) =>
      store.call('POST', '/v2/inventoryItems/decrement', {
        key: named,
        body: { decrementData: [{ productId: id, variantId, decrementBy: 3 }] },
      })
    await stock(2)
    const refused = await buy(key)
    expect(refused).toMatchObject({ status: 409, told: ['INSUFFICIENT_INVENTORY'] })
    await stock(5)
    expect(await buy(key)).toEqual({ ...refused, replayed: true })
    expect(await buy(newKey())).toMatchObject({ status: 200, replayed: false })
  })

  it('of a request that breaks the description gets the violations again', async () => {
    const key = newKey()
    const refused = await store.call('POST', '/v1/collections', { key, body: { colection: 1 } })
    expect(refused).toMatchObject({ status: 400, replayed: false })
    const again = await store.call('POST', '/v1/collections', { key, body: { colection: 1 } })
    expect(again).toEqual({ ...refused, replayed: true })
    expect(await create('Corrected', key)).toMatchObject({ status: 422 })
  })

  it('is ignored where not needed, and for responses with secrets', async () => {
    const before = (await records()).length
    const key = newKey()
    const token = await store.visitor()
    const registration = { loginId: { email: `${key}@example.com` }, password: 'long-enough-1' }
    const calls = [
      ['POST', '/oauth2/token', { clientId: 'x', grantType: 'anonymous' }],
      ['POST', '/v2/register', registration],
      ['POST', '/v2/register', registration],
      ['POST', '/v1/products/query-platformized', { query: {} }],
      ['PATCH', `/v1/products/${store.product.id}`, { product: { name: 'Kept Jar' } }],
    ] as const
    for (const [method, path, body] of calls) {
      const { replayed } = await store.call(method, path, { key, body, token })
      expect({ path, replayed }).toEqual({ path, replayed: false })
    }
    expect(await records()).toHaveLength(before)
  })

  it('may be sent by a page of another port, which can read the replay header', async () => {
    const origin = 'http://localhost:5173'
    const asked = await fetch(`${store.url}/v1/collections`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'authorization,idempotency-key' },
    })
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    const answered = await fetch(`${store.url}/v1/collections`, { headers: { origin } })
    expect(answered.headers.get('access-control-expose-headers')).toContain('Idempotent-Replayed')
  })

  it('is stored only as a digest', async () => {
    const key = newKey()
    await create('Digest', key)
    expect(JSON.stringify(await records())).not.toContain(key)
  })
})
