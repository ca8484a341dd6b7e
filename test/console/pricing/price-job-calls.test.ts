// What a change of prices sends, product by product: what differs, once, and only while it is as it was planned.
import { describe, expect, it } from 'vitest'
import { priceJob } from '../../../console/pricing/price-job.ts'
import { type PricedProduct, planPrices } from '../../../console/pricing/price-plan.ts'
import { failureOf } from '../../../console/store/failure.ts'
import { clientOf } from '../support/fake-platform.ts'

const words = { running: 'Changing', done: (count: number) => `${count} changed` }
const double = { by: 'percent', value: 100, ending: 'none' } as const

interface Held {
  readonly id: string
  price: number
  /** Whether its variants follow its price. */
  variants: Record<string, number>
}
const productOf = ({ id, price, variants }: Held) => ({
  id,
  name: `Mug ${id}`,
  priceData: { price, currency: 'EUR' },
  variants: Object.entries(variants).map(([variantId, own]) => ({
    id: variantId,
    choices: { Size: variantId },
    variant: { priceData: { price: own, currency: 'EUR' } },
  })),
})

/** A platform that holds these products and answers every change with what it made. */
function platform(
  held: readonly Held[],
  fails: (id: string, body: string) => Response | undefined = () => undefined,
) {
  const sent: unknown[] = []
  const client = clientOf(async (url, init) => {
    const { pathname } = new URL(url)
    const [, id = ''] = /\/products\/([^/]+)/.exec(pathname) ?? []
    const product = held.find((one) => one.id === id)
    const failure = fails(id, String(init?.body))
    if (!product || failure) return failure ?? Response.json({}, { status: 404 })
    if (init?.method === 'GET') return Response.json({ product: productOf(product) })
    const body = JSON.parse(String(init?.body))
    sent.push([id, body])
    if (body.product) {
      const before = product.price
      product.price = body.product.priceData.price
      for (const [variant, own] of Object.entries(product.variants)) {
        if (own === before) product.variants[variant] = product.price
      }
      return Response.json({ product: productOf(product) })
    }
    for (const { variantIds, price } of body.variants) {
      for (const variant of variantIds) product.variants[variant] = price
    }
    return Response.json({ variants: productOf(product).variants })
  })
  return { client, sent }
}
const lost = () => {
  throw new TypeError('fetch failed')
}
const sentPrice = (id: string, price: number) => [id, { product: { id, priceData: { price } } }]
const jobOf = (held: readonly Held[], fails?: Parameters<typeof platform>[1]) => {
  const { client, sent } = platform(held, fails)
  const changed: PricedProduct[] = []
  const plan = planPrices(held.map(productOf), double)
  const job = priceJob(client, plan, words, (product) => changed.push(product))
  return { job, sent, changed, plan, rows: plan.map(({ id }) => ({ id })) }
}

describe('a change of prices', () => {
  it('sends the product’s price alone where its variants follow it', async () => {
    const { job, sent, changed, rows } = jobOf([{ id: 'a', price: 10, variants: { S: 10, M: 10 } }])
    expect(await job.change(rows)).toEqual([])
    expect(sent).toEqual([sentPrice('a', 20)])
    expect(changed.map(({ id }) => id)).toEqual(['a'])
  })

  it('sends the prices of variants that differ, those of one price together', async () => {
    const held = [{ id: 'a', price: 10, variants: { S: 10, M: 12, L: 12, XL: 15 } }]
    const { job, sent, changed, rows } = jobOf(held)
    await job.change(rows)
    expect(sent).toEqual([
      sentPrice('a', 20),
      [
        'a',
        {
          variants: [
            { variantIds: ['M', 'L'], price: 24 },
            { variantIds: ['XL'], price: 30 },
          ],
        },
      ],
    ])
    expect(held[0]?.variants).toEqual({ S: 20, M: 24, L: 24, XL: 30 })
    const shown = changed[0]?.variants?.map(({ variant }) => variant?.priceData?.price)
    expect(shown).toEqual([20, 24, 24, 30])
  })

  it.each([
    ['rolled back where its variants are refused', () => Response.json({}, { status: 403 }), 10],
    ['kept for a retry where their response is lost', () => lost(), 20],
  ])('of a product is %s', async (_, failure, price) => {
    const held = [{ id: 'a', price: 10, variants: { S: 12 } }]
    const { job, rows } = jobOf(held, (_id, body) =>
      body.includes('variantIds') ? failure() : undefined,
    )
    expect(await job.change(rows)).toHaveLength(1)
    expect(held[0]).toEqual({ id: 'a', price, variants: { S: 12 } })
  })

  it('is undone to the prices it was planned from', async () => {
    const held = [{ id: 'a', price: 10, variants: { S: 10, M: 12 } }]
    const { job, rows } = jobOf(held)
    await job.change(rows)
    expect(await job.undo?.(rows)).toEqual([])
    expect(held).toEqual([{ id: 'a', price: 10, variants: { S: 10, M: 12 } }])
  })

  it('skips and reports concurrent changes, and continues with the others', async () => {
    const held = [
      { id: 'a', price: 10, variants: {} },
      { id: 'b', price: 10, variants: {} },
    ]
    const { job, sent, rows } = jobOf(held)
    if (held[0]) held[0].price = 11
    const failures = await job.change(rows)
    expect(failures?.map(({ id, reason }) => [id, failureOf(reason).kind])).toEqual([
      ['a', 'changed'],
    ])
    expect(failureOf(failures?.[0]?.reason)).toMatchObject({ conflicts: [], current: { id: 'a' } })
    expect(sent).toEqual([sentPrice('b', 20)])
  })

  it('skips products that are not in the plan or cannot be changed', async () => {
    const { client, sent } = platform([{ id: 'a', price: 1e9, variants: {} }])
    const plan = planPrices([productOf({ id: 'a', price: 1e9, variants: {} })], double)
    const job = priceJob(client, plan, words, () => {})
    expect(await job.change([{ id: 'a' }, { id: 'other' }])).toEqual([])
    expect(sent).toEqual([])
  })

  it('stops when the session ends, for a retry as a whole', async () => {
    const { job, rows } = jobOf([{ id: 'a', price: 10, variants: {} }], () =>
      Response.json({}, { status: 401 }),
    )
    await expect(job.change(rows)).rejects.toMatchObject({ status: 401 })
    const refused = jobOf([{ id: 'a', price: 10, variants: {} }], () =>
      Response.json({}, { status: 403 }),
    )
    expect(await refused.job.change(refused.rows)).toHaveLength(1)
  })

  it('is persisted as its plan, with its products', () => {
    const { job, plan } = jobOf([{ id: 'a', price: 10, variants: {} }])
    expect([job.nameOf({ id: 'a', name: 'Own' }), job.nameOf({ id: 'a', name: '' })]).toEqual([
      ...['Own', 'Mug a'],
    ])
    expect(job.nameOf({ id: 'other' })).toBe('other')
    expect(job.keptAs).toEqual({ kind: 'prices', given: plan })
    expect([job.running, job.done(2), job.perCall]).toEqual(['Changing', '2 changed', 20])
  })
})
