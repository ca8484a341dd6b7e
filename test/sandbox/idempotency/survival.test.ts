/** Keys outlive the process: closed in order or killed in the middle, a repetition has no second effect. */
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openStorage } from '../../../sandbox/database/storage.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { isLong } from '../../setup/long.ts'
import { type Announcement, startSandbox } from '../command/command.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { newKey, serveStore } from './keyed-store.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const newFolder = (): string => {
  const { path, remove } = temporaryFolder()
  cleanups.push(remove)
  return path
}

describe('a key', () => {
  it('is still known when the folder is opened again', async () => {
    const data = newFolder()
    const key = newKey()
    const body = { collection: { name: 'Kept' } }
    const session = async () => {
      const storage = await openStorage({ data, clock: systemClock })
      const store = await serveStore(storage)
      const answer = await store.call('POST', '/v1/collections', { key, body })
      const effects = await store.collections('Kept')
      await store.close()
      await storage.close()
      return { answer, effects }
    }
    const first = await session()
    const second = await session()
    expect(first).toMatchObject({ answer: { status: 200, replayed: false }, effects: 1 })
    expect(second).toEqual({ answer: { ...first.answer, replayed: true }, effects: 1 })
  })

  const rounds = isLong ? 100 : 3
  it(`survives ${rounds} kills in the middle of its action`, {
    timeout: 300_000 + rounds * 20_000,
  }, async () => {
    const data = newFolder()
    let sandbox = await startSandbox('--data', data, '--products', '1')
    const item = await onlyItem(sandbox)
    await stock(sandbox, item, 99_999)
    let actions = 0
    for (let round = 0; round < rounds; round += 1) {
      const begun: string[] = []
      const heard = new Set<string>()
      const write = async (at: Announcement) => {
        for (;;) {
          const key = newKey()
          begun.push(key)
          expect((await take(at, item, key)).status).toBe(200)
          heard.add(key)
        }
      }
      const writers = Promise.allSettled([sandbox, sandbox, sandbox, sandbox].map(write))
      await setTimeout(100 + Math.random() * 400)
      sandbox.child.kill('SIGKILL')
      expect(await sandbox.ended).toBe('SIGKILL')
      await writers
      actions += begun.length

      sandbox = await startSandbox('--data', data)
      for (const key of begun) {
        const { status, replayed } = await take(sandbox, item, key)
        // Calls with lost answers may have been applied; now all of them are, once.
        expect({ status, lost: heard.has(key) && !replayed }).toEqual({ status: 200, lost: false })
      }
      expect(await stock(sandbox, item)).toBe(99_999 - actions)
    }
    sandbox.child.kill('SIGTERM')
    expect(await sandbox.ended).toBe(0)
    expect(actions).toBeGreaterThan(rounds)
  })
})

interface Item {
  readonly productId: string
  readonly variantId: string
}

async function send(at: Announcement, method: string, path: string, body: object, key?: string) {
  const response = await fetch(`${at.url}${path}`, {
    method,
    headers: {
      authorization: at.apiKey,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: await response.json(),
    replayed: response.headers.has('idempotent-replayed'),
  }
}

async function onlyItem(at: Announcement): Promise<Item> {
  const { body } = await send(at, 'POST', '/v1/products/query-platformized', { query: {} })
  const [product] = body.products
  return { productId: product.id, variantId: product.variants[0].id }
}

const take = (at: Announcement, item: Item, key: string) =>
  send(
    at,
    'POST',
    '/v2/inventoryItems/decrement',
    { decrementData: [{ ...item, decrementBy: 1 }] },
    key,
  )

/** Sets what is left of an item, or tells it. */
async function stock(at: Announcement, { productId, variantId }: Item, quantity?: number) {
  const path = `/v2/inventoryItems/product/${productId}`
  if (quantity !== undefined) {
    const inventoryItem = { trackQuantity: true, variants: [{ variantId, quantity }] }
    expect((await send(at, 'PATCH', path, { inventoryItem })).status).toBe(200)
    return quantity
  }
  const asked = { productId, variantIds: [variantId] }
  const { body } = await send(at, 'POST', `/v2/inventoryItems/${productId}/getVariants`, asked)
  return body.inventoryItem.variants[0].quantity
}
