/** Concurrent callers of a store until it is killed. */
import { expect } from 'vitest'
import { defaultVariantId } from '../../../sandbox/commerce/rules/variants.ts'
import type { Random } from '../../../sandbox/platform/random.ts'
import { newKey } from '../web/idempotency/keyed-store.ts'
import type { KilledStore } from './killed-store.ts'
import type { Action, Ledger } from './ledger.ts'

const callers = 8
const productCount = 3
const unitsAtFirst = 40

/** Products with tracked stock, by id. */
export async function stockUp(store: KilledStore, ledger: Ledger): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < productCount; made += 1) {
    const product = { name: 'Jar', priceData: { price: 4 } }
    const { body } = await store.send('POST', '/v1/products', { product })
    const id = String(body.product?.id)
    const inventoryItem = {
      trackQuantity: true,
      variants: [{ variantId: defaultVariantId, quantity: unitsAtFirst }],
    }
    await store.send('PATCH', `/v2/inventoryItems/product/${id}`, { inventoryItem })
    ledger.begin(id, unitsAtFirst)
    ids.push(id)
  }
  return ids
}

/** The units of a product, and when it last changed; undefined without a response. */
export async function stockOf(store: KilledStore, productId: string) {
  const path = `/v2/inventoryItems/${productId}/getVariants`
  const { status, body } = await store.send('POST', path, { productId })
  const item = body.inventoryItem
  if (status !== 200 || item === undefined) return undefined
  return { units: Number(item.variants?.[0]?.quantity), lastUpdated: String(item.lastUpdated) }
}

/** Sends actions until enough were acknowledged and enough time has passed, kills the store, and waits for all callers to fail. */
export async function tradeUntilKilled(
  store: KilledStore,
  ledger: Ledger,
  { products, random, acknowledged, milliseconds }: Trade,
): Promise<void> {
  const begun = performance.now()
  const isLongEnough = () => performance.now() - begun >= milliseconds
  const end = ledger.acknowledged.length + acknowledged
  let isKilled = false
  const trade = async () => {
    /** By product: no caller reads an older state after a newer one. */
    const seen = new Map<string, string>()
    while (!isKilled) {
      const action = draw(products, random)
      ledger.open.add(action)
      const { status } = await store.do(action)
      if (status === 200 || status === 409) ledger.settle(action, status)
      if (ledger.acknowledged.length >= end && isLongEnough() && !isKilled) {
        isKilled = true
        store.kill()
      }
      if (!random.chance(0.2)) continue
      const [product = ''] = sampled(products, 1, random)
      const read = await stockOf(store, product)
      if (read === undefined) continue
      expect(read.units).toBeGreaterThanOrEqual(0)
      expect(read.lastUpdated >= (seen.get(product) ?? '')).toBe(true)
      seen.set(product, read.lastUpdated)
    }
  }
  await Promise.all(Array.from({ length: callers }, trade))
}

/** The products and the duration of a run. */
export interface Trade {
  readonly products: readonly string[]
  readonly random: Random
  /** The minimum of acknowledged actions before a kill. */
  readonly acknowledged: number
  /** The minimum time before a kill. */
  readonly milliseconds: number
}

function draw(products: readonly string[], random: Random): Action {
  const key = newKey()
  if (random.chance(0.2)) {
    const shelf = `Shelf ${key}`
    const body = { collection: { name: shelf } }
    return { key, path: '/v1/collections', body, moves: new Map(), shelf }
  }
  // A batch of two is atomic.
  const chosen = sampled(products, random.integer(1, 2), random)
  const isTaking = random.chance(0.55)
  const moves = new Map(chosen.map((id) => [id, random.integer(1, 9) * (isTaking ? -1 : 1)]))
  const lines = [...moves].map(([productId, units]) => ({
    productId,
    variantId: defaultVariantId,
    ...(isTaking ? { decrementBy: -units } : { incrementBy: units }),
  }))
  return isTaking
    ? { key, path: '/v2/inventoryItems/decrement', body: { decrementData: lines }, moves }
    : { key, path: '/v2/inventoryItems/increment', body: { incrementData: lines }, moves }
}

/** Distinct items of a list, in random order. */
export function sampled<T>(items: readonly T[], count: number, random: Random): T[] {
  const rest = [...items]
  return Array.from({ length: Math.min(count, rest.length) }).flatMap(() =>
    rest.splice(random.integer(0, rest.length - 1), 1),
  )
}
