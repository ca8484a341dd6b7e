/** The job of `examples/server`, run as a user runs it: on a real store, killed in the middle, and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { isLong } from '../../setup/long.ts'
import { longIt } from '../../setup/long-run.ts'
import { installExample } from '../support/installed.ts'
import { type WatchedStore, watchStore } from '../support/watched-store.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The job with the client's source in one file: transpiling file by file takes longer than the job. */
async function bundleJob(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-job-of-source-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  await build({
    entryPoints: [join(root, 'examples/server/job.js')],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  })
  return folder
}

/** Where the job is, and which client it finds: its source, or the packed package. */
const places = [
  ['source', bundleJob],
  ...(isLong ? [['packed package', () => installExample(root, 'server')] as const] : []),
] as const

describe.each(places)('the job, with the client’s %s', (_, place) => {
  let folder: string
  let work: string
  let store: WatchedStore
  let children: ChildProcess[] = []

  beforeAll(async () => {
    folder = await place()
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    work = mkdtempSync(join(tmpdir(), 'storefront-job-'))
    store = await watchStore(40)
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    children = []
    await store.close()
    rmSync(work, { recursive: true, force: true })
  })

  const clientOfOwner = () =>
    createClient({
      platform: platforms.sandbox(store.url),
      apiKey: store.sandbox.site.apiKey,
    })

  /** Runs the job to its end, however that comes. */
  const run = async (...words: readonly string[]) => {
    const child = spawn(process.execPath, [join(folder, 'job.js'), ...words], {
      cwd: work,
      env: {
        PATH: process.env.PATH,
        STORE_URL: store.url,
        STORE_API_KEY: store.sandbox.site.apiKey,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const ended = once(child, 'exit')
    const [said, warned] = await Promise.all([text(child.stdout), text(child.stderr)])
    const [code]: (number | null)[] = await ended
    return { said, warned, code }
  }

  /** Kills the job when its write of that number has reached the store, before it hears so. */
  const killAtWrite = (number: number): void => {
    let writes = 0
    store.fateOf = () => {
      writes += 1
      if (writes < number) return 'answered'
      children.at(-1)?.kill('SIGKILL')
      return 'unanswered'
    }
  }

  /** Collection → product or variant of a price of its own → price. */
  const pricesByCollection = async () => {
    const client = clientOfOwner()
    const { collections } = await client.collections.queryCollections({})
    const products = await client.products.query().toArray({ limit: 100 })
    return new Map(
      collections.map(({ id, slug }) => {
        const own = products.filter(({ collectionIds }) => collectionIds.includes(id))
        const prices = own.flatMap(({ id: productId, priceData, variants }) => [
          [productId, priceData.price] as const,
          ...variants
            .filter(({ variant }) => variant.priceData.price !== priceData.price)
            .map(({ id: variantId, variant }) => [variantId, variant.priceData.price] as const),
        ])
        return [String(slug), new Map(prices)]
      }),
    )
  }

  it('reprices a collection once, though it was killed in the middle, after a dry run that wrote nothing', async () => {
    const slug = 'ceramics'
    const pricesNow = async () =>
      (await pricesByCollection()).get(slug) ?? new Map<string, number>()
    // 10 % less is 103.5 cents, and 103.49… in floating point.
    const [id = ''] = (await pricesNow()).keys()
    await clientOfOwner().products.updateProduct(id, { product: { priceData: { price: 1.15 } } })
    const before = await pricesNow()
    const words = ['reprice', slug, '--percent=-10']

    const plan = await run(...words, '--dry-run')
    expect(plan).toMatchObject({ code: 0, warned: '' })
    expect(plan.said).toContain(`${before.size} prices would change. Nothing was written.`)
    expect(await pricesNow()).toEqual(before)

    killAtWrite(3)
    expect((await run(...words)).code).toBe(null)

    store.fateOf = () => 'answered'
    const rest = await run(...words)
    expect(rest).toMatchObject({ code: 0 })
    expect(rest.said).toContain(`Resuming: 2 of ${before.size} already done.`)
    expect(rest.said).toContain(`${before.size} prices changed, 0 refused.`)
    expect(rest.warned).toContain(`${before.size} of ${before.size}`)
    const lowered = new Map(
      [...before].map(([id, price]) => [id, Math.round(Math.round(price * 100) * 0.9) / 100]),
    )
    expect(await pricesNow()).toEqual(lowered)
  })

  longIt(
    'adds each delivery to the stock once, though killed before it heard of one, and though the platform was away',
    async () => {
      const client = clientOfOwner()
      const products = await client.products.query().toArray({ limit: 100 })
      const counted = products.flatMap(({ id: productId, variants, stock }) =>
        stock.trackInventory
          ? variants.flatMap(({ id, variant: { sku } }) => (sku ? [{ productId, id, sku }] : []))
          : [],
      )
      const delivered = counted.slice(0, 4)
      const stockOf = async (): Promise<(number | null | undefined)[]> =>
        Promise.all(
          delivered.map(async ({ productId, id }) => {
            const { product } = await client.products.getProduct(productId)
            return product.variants.find((variant) => variant.id === id)?.stock.quantity
          }),
        )
      const before = await stockOf()
      writeFileSync(
        join(work, 'deliveries.csv'),
        delivered.map(({ sku }) => `${sku}, 5\n`).join(''),
      )

      killAtWrite(2)
      expect((await run('receive', 'deliveries.csv')).code).toBe(null)

      let isAway = true
      store.fateOf = () => {
        const fate = isAway ? 'unavailable' : 'answered'
        isAway = false
        return fate
      }
      const rest = await run('receive', 'deliveries.csv')
      expect(rest.said).toContain('Resuming: 1 of 4 already done.')
      expect(rest.said).toContain('4 variants restocked, 0 refused.')
      expect(rest.warned).toContain('inventory.incrementInventory: 503, retrying in')
      expect(await stockOf()).toEqual(before.map((quantity) => Number(quantity) + 5))
    },
  )

  it('says what is wrong with a delivery, and writes nothing of it', async () => {
    writeFileSync(join(work, 'wrong.csv'), '\nNO-SUCH-SKU, 3\n')
    const { code, warned } = await run('receive', 'wrong.csv')
    expect({ code, warned }).toEqual({
      code: 1,
      warned: 'wrong.csv:2: no variant has the SKU “NO-SUCH-SKU”\n',
    })
    expect((await run('polish')).code).toBe(2)
    // A thousand in much of Europe, and one to JavaScript.
    writeFileSync(join(work, 'wrong.csv'), 'KC-MUG-OAT, 1.000\n')
    const thousand = await run('receive', 'wrong.csv', '--dry-run')
    expect(thousand.warned).toBe('wrong.csv:1: “1.000” is not a number of units\n')
  })

  // A normal run has the journal alone, in `journal.test.ts`.
  longIt(
    'adds the delivery of another folder while one of the same name is interrupted',
    async () => {
      const client = clientOfOwner()
      const sku = 'KC-MUG-OAT'
      const stock = async () => {
        const products = await client.products.query().toArray({ limit: 100 })
        const variants = products.flatMap((product) => product.variants)
        return Number(variants.find(({ variant }) => variant.sku === sku)?.stock.quantity)
      }
      const before = await stock()
      for (const day of ['monday', 'tuesday']) {
        mkdirSync(join(work, day))
        writeFileSync(join(work, day, 'deliveries.csv'), `${sku}, ${day === 'monday' ? 3 : 4}\n`)
      }
      killAtWrite(1)
      expect((await run('receive', 'monday/deliveries.csv')).code).toBe(null)
      store.fateOf = () => 'answered'
      await run('receive', 'tuesday/deliveries.csv')
      expect(await stock()).toBe(before + 7)
      await run('receive', 'monday/deliveries.csv')
      expect(await stock()).toBe(before + 7)
      writeFileSync(join(work, 'monday/deliveries.csv'), `${sku}, 1\n`)
      await run('receive', 'monday/deliveries.csv')
      expect(await stock()).toBe(before + 8)
    },
  )

  // A normal run has a SKU that no variant has, above.
  longIt('refuses a delivery of a SKU that several variants have', async () => {
    const client = clientOfOwner()
    const [one, other] = await client.products.query().toArray({ limit: 2 })
    for (const { id } of [one, other].flatMap((product) => product ?? [])) {
      await client.products.updateProduct(id, { product: { manageVariants: false, sku: 'SHARED' } })
    }
    writeFileSync(join(work, 'shared.csv'), 'SHARED, 3\n')
    const { warned } = await run('receive', 'shared.csv')
    expect(warned).toBe('shared.csv:1: several variants have the SKU “SHARED”\n')
  })

  longIt('is run by the words of its page', async () => {
    const page = readFileSync(join(root, 'examples/server/README.md'), 'utf8')
    const commands = [...page.matchAll(/^npm start -- (.+)$/gm)].map(([, words = '']) => words)
    expect(commands.length).toBeGreaterThan(2)
    cpSync(join(root, 'examples/server/deliveries.csv'), join(work, 'deliveries.csv'))
    for (const words of commands) expect(await run(...words.split(' '))).toMatchObject({ code: 0 })
  })
})
