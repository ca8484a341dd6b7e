/** Keys when something goes wrong half way, takes long, or happens in two processes at once. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { ApplicationError } from '../../../../sandbox/platform/errors.ts'
import { openStorage, type Storage } from '../../../../sandbox/storage/database/storage.ts'
import type { Handlers } from '../../../../sandbox/web/http/handlers.ts'
import { KeyedMutex } from '../../../../sandbox/web/http/idempotency/keyed-mutex.ts'
import { sampled } from '../../../setup/long.ts'
import { engines, migratedDatabase } from '../../storage/engines.ts'
import { around, gate } from './held-up.ts'
import { type KeyedStore, newKey, serveStore } from './keyed-store.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const create = (store: KeyedStore, name: string, key: string) =>
  store.call('POST', '/v1/collections', { key, body: { collection: { name } } })

/** Holds calls at the door until so many are there: the embedded engine has one connection, which the first keeps. */
const startTogether = (count: number): Promise<void> => {
  const { open, opened } = gate()
  const { runExclusive } = KeyedMutex.prototype
  let asked = 0
  const spy = vi.spyOn(KeyedMutex.prototype, 'runExclusive').mockImplementation(async function <T>(
    this: KeyedMutex,
    name: string,
    work: () => Promise<T>,
  ): Promise<T> {
    asked += 1
    if (asked === count) open()
    await opened
    return runExclusive.call(this, name, work) as Promise<T>
  })
  cleanups.push(async () => void spy.mockRestore())
  return opened
}

/** Holds the clocks of calls that wait for another of the same process: each comes to its end when the test says so. */
const holdClocks = () => {
  const { setTimeout: set } = globalThis
  const ends: (() => void)[] = []
  vi.stubGlobal('setTimeout', (end: () => void, milliseconds = 0, ...rest: unknown[]) => {
    if (!/async-mutex/.test(new Error().stack ?? '')) return set(end, milliseconds, ...rest)
    ends.push(end)
    return undefined
  })
  cleanups.push(async () => void vi.unstubAllGlobals())
  return ends
}

describe.each(engines())('a keyed call, on $name', (engine) => {
  let storage: Storage
  let discard: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, discard } = await engine.open())
  })
  afterAll(() => discard?.())

  const serve = async (replaced: Partial<Handlers>) => {
    const store = await serveStore(storage, replaced)
    cleanups.push(() => store.close())
    return store
  }

  it('that ends in 500, 503 or 429 leaves no effect and no record', async () => {
    let failing: number | undefined
    const store = await serve(
      around(async (apply) => {
        const applied = await apply()
        if (failing === 500) throw new Error('Broken')
        if (failing !== undefined) throw new ApplicationError(failing, 'UNAVAILABLE', 'Not now')
        return applied
      }),
    )
    for (const status of [500, 503, 429]) {
      const [name, key] = [`Tried for ${status}`, newKey()]
      failing = status
      expect(await create(store, name, key)).toMatchObject({ status, replayed: false })
      expect(await store.collections(name)).toBe(0)
      failing = undefined
      expect(await create(store, name, key)).toMatchObject({ status: 200, replayed: false })
      expect(await create(store, name, key)).toMatchObject({ status: 200, replayed: true })
      expect(await store.collections(name)).toBe(1)
    }
  })

  it('refused halfway is rolled back, and refused again', async () => {
    const store = await serve(
      around(async (apply) => {
        await apply()
        throw new ApplicationError(409, 'CONFLICT', 'No')
      }),
    )
    const key = newKey()
    const refused = await create(store, 'Half', key)
    expect(refused).toMatchObject({ status: 409, told: ['CONFLICT'] })
    expect(await create(store, 'Half', key)).toEqual({ ...refused, replayed: true })
    expect(await store.collections('Half')).toBe(0)
  })

  it('may survive a failed inner transaction', async () => {
    const store = await serve(
      around(async (apply, { transaction, database }) => {
        await transaction(async (handle) => {
          await handle.deleteFrom('collections').execute()
          await sql`select nothing`.execute(handle)
        }).catch(() => {})
        expect(await database.selectFrom('collections').select('id').execute()).not.toEqual([])
        return apply()
      }),
    )
    expect(await create(store, 'Survivor', newKey())).toMatchObject({ status: 200 })
    expect(await store.collections('Survivor')).toBe(1)
  })

  it('waits for the first with its key, and proceeds when that fails', async () => {
    const { open, opened } = gate()
    let calls = 0
    const store = await serve(
      around(async (apply) => {
        calls += 1
        if (calls > 1) return apply()
        await opened
        throw new Error('Broken')
      }),
    )
    const key = newKey()
    const first = create(store, 'Waited', key)
    await expect.poll(() => calls).toBe(1)
    const second = create(store, 'Waited', key)
    void setTimeout(100).then(open)
    expect((await first).status).toBe(500)
    expect(await second).toMatchObject({ status: 200, replayed: false })
    expect(await store.collections('Waited')).toBe(1)
  })

  it('waits until its timeout, then returns 409', async () => {
    const { open, opened } = gate()
    const store = await serve(
      around(async (apply) => {
        await opened
        return apply()
      }),
    )
    const key = newKey()
    const clocks = holdClocks()
    const bothAsked = startTogether(2)
    const calls = [create(store, 'Slow', key), create(store, 'Slow', key)]
    await bothAsked
    // That of the call at work was stopped when its turn came: only the other's has an effect.
    await expect.poll(() => clocks).toHaveLength(2)
    for (const end of clocks) end()
    expect(await Promise.race(calls)).toMatchObject({
      status: 409,
      told: ['IDEMPOTENCY_KEY_IN_USE'],
      replayed: false,
    })
    open()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await create(store, 'Slow', key)).toMatchObject({ status: 200, replayed: true })
    expect(await store.collections('Slow')).toBe(1)
  })
})

const server = process.env.STOREFRONT_TEST_DATABASE_URL
describe.each(server ? [server] : [])('two processes on one server', (address) => {
  const serveTwice = async (replaced: Partial<Handlers> = {}) => {
    const { url, drop } = await migratedDatabase(address)
    cleanups.push(drop)
    const open = async () => {
      const storage = await openStorage({ databaseUrl: url, clock: systemClock })
      cleanups.push(() => storage.close())
      const store = await serveStore(storage, replaced)
      cleanups.push(() => store.close())
      return store
    }
    return [await open(), await open()] as const
  }

  it('apply a named action once', async () => {
    const stores = await serveTwice()
    for (const round of sampled(['One', 'Two', 'Three'], 3)) {
      const key = newKey()
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => stores.map((store) => create(store, round, key))).flat(),
      )
      // On a busy machine the first may take longer than the others wait.
      const made = answers.filter(({ told }) => !told?.includes('IDEMPOTENCY_KEY_IN_USE'))
      expect(made.map(({ status }) => status)).toEqual(made.map(() => 200))
      expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1)
      expect(await stores[0].collections(round)).toBe(1)
    }
  })

  it('wait for one another five seconds at most', async () => {
    const { open, opened } = gate()
    const began = gate()
    const [one, other] = await serveTwice(
      around(async (apply) => {
        began.open()
        await opened
        return apply()
      }),
    )
    const key = newKey()
    const first = create(one, 'Slow', key)
    await began.opened
    expect(await create(other, 'Slow', key)).toMatchObject({
      status: 409,
      told: ['IDEMPOTENCY_KEY_IN_USE'],
    })
    const third = create(other, 'Slow', key)
    await setTimeout(100)
    open()
    expect(await third).toEqual({ ...(await first), replayed: true })
  })
})
