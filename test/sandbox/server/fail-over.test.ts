/** The primary is killed under eight writers at two processes, its synchronous standby takes over: nothing that was acknowledged is lost. */
import { afterEach, describe, expect, it } from 'vitest'
import { isLong } from '../../setup/long.ts'
import { startPostgres, type ThrowawayPostgres } from '../../setup/throwaway-postgres.ts'
import { startSandbox } from '../command/command.ts'
import { newKey } from '../web/idempotency/keyed-store.ts'
import { call, createAgainAndAgain, inShort, untilAnswered } from './callers.ts'
import { runAt, server, whySkipped } from './server.ts'
import { startSocketProxy } from './socket-proxy.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function onePrimary(): Promise<ThrowawayPostgres> {
  const primary = await startPostgres()
  if (primary === undefined) throw new Error('No server')
  cleanups.push(() => primary.stop())
  return primary
}

/** A primary whose commits wait for its standby. */
async function synchronousPair() {
  const primary = await onePrimary()
  const standby = await primary.startStandby('standby')
  cleanups.push(() => standby.stop())
  await runAt(primary.url, "alter system set synchronous_standby_names = 'ANY 1 (standby)'")
  await runAt(primary.url, 'select pg_reload_conf()')
  await expect
    .poll(() => runAt(primary.url, "select from pg_stat_replication where sync_state = 'quorum'"))
    .toHaveLength(1)
  return { primary, standby }
}

const units = 10_000

describe.runIf(isLong && server !== undefined)(`a fail-over${whySkipped}`, () => {
  it('loses nothing that was acknowledged, applies nothing twice, and ends no process', async ({
    annotate,
  }) => {
    const { primary, standby } = await synchronousPair()
    const proxy = await startSocketProxy(primary.url)
    cleanups.push(() => proxy.close())
    const start = () => startSandbox('--database-url', proxy.url, '--products', '6')
    const both = [await start(), await start()] as const
    cleanups.push(() => both.map(({ child }) => child.kill('SIGKILL')))
    const [one, other] = both
    const listed = await call(one, 'POST', '/v1/products/query-platformized', { body: {} })
    const [product] = JSON.parse(listed.text).products
    const variantId = product.variants[0].id
    const stock = `/v2/inventoryItems/product/${product.id}`
    const variants = [{ variantId, quantity: units }]
    await call(one, 'PATCH', stock, { body: { inventoryItem: { trackQuantity: true, variants } } })

    const names: string[] = []
    const heard = new Set<string>()
    let taken = 0
    let isOver = false
    const writers = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        let tries = writer
        const where = () => {
          tries += 1
          return tries % 2 === 0 ? one : other
        }
        for (let turn = 0; !isOver; turn += 1) {
          const name = `Shelf ${writer}/${turn}`
          const made = await createAgainAndAgain(where, name, (told) => heard.add(inShort(told)))
          if (made.status === 200) names.push(name)
          const key = newKey()
          const decrementData = [{ productId: product.id, variantId, decrementBy: 1 }]
          const took = await untilAnswered(() =>
            call(where(), 'POST', '/v2/inventoryItems/decrement', { key, body: { decrementData } }),
          )
          heard.add(inShort(took))
          if (took.status === 200) taken += 1
        }
      }),
    )
    const acknowledged = (more: number) => {
      const enough = names.length + more
      return Promise.race([
        writers,
        expect.poll(() => names.length, { interval: 10 }).toBeGreaterThan(enough),
      ])
    }
    await acknowledged(80)
    const before = names.length
    primary.kill()
    await runAt(standby.url, 'select pg_promote()')
    proxy.moveTo(standby.url)
    proxy.reset()
    await acknowledged(80)
    isOver = true
    await writers

    const rows = await runAt(standby.url, "select name from collections where name like 'Shelf%'")
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    const [left] = await runAt(
      standby.url,
      `select quantity from stock where product_id = '${product.id}' and variant_id = '${variantId}'`,
    )
    expect(left).toEqual({ quantity: units - taken })
    expect([...heard].filter((told) => !['200', '503 after 1'].includes(told))).toEqual([])
    for (const { child } of both) child.kill('SIGTERM')
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
    expect(both.map(({ output }) => output().stderr)).toEqual(['', ''])
    await annotate(`${before} acknowledged before the kill, ${names.length} in all, ${taken} units`)
  })

  it('returns 503 while commits wait for a lost standby, and recovers when they need none', async () => {
    const primary = await onePrimary()
    const sandbox = await startSandbox('--database-url', primary.url, '--products', '6')
    cleanups.push(() => sandbox.child.kill('SIGKILL'))
    const alter = async (names: string) => {
      await runAt(primary.url, `alter system set synchronous_standby_names = '${names}'`)
      await runAt(primary.url, 'select pg_reload_conf()')
    }
    await alter('nobody')
    const create = () =>
      call(sandbox, 'POST', '/v1/collections', { body: { collection: { name: 'New' } } })
    await expect.poll(async () => inShort(await create()), { timeout: 120_000 }).toBe('503 after 1')
    await alter('')
    await expect.poll(async () => inShort(await create())).toBe('200')
  })
})
