/** A large store: editions of the products that are drawn, whole and different from each other. */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import type { OpenSite } from '../../../../sandbox/storage/sites/open-site.ts'
import { openStoredSite } from '../../../../sandbox/storage/sites/stored-site.ts'
import { isLong } from '../../../setup/long.ts'
import { temporaryFolder } from '../engines.ts'

/** Above 2,600 the keys and indexes are made afterwards. */
const products = isLong ? 100_001 : 3_000
const folder = temporaryFolder()
const told: number[] = []
let store: OpenSite

beforeAll(async () => {
  store = await openStoredSite({
    place: { data: folder.path },
    seed: 1,
    products,
    clock: systemClock,
    progress: (done) => told.push(done),
  })
})
afterAll(async () => {
  await store.close()
  folder.remove()
})

const one = async (statement: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await statement.execute(store.storage.database)).rows[0]

describe('a store of many products', () => {
  it('has all of them, with unique names, and reports progress', async () => {
    expect(
      await one(sql`
        select count(*)::int as products, count(distinct slug)::int as slugs,
          count(distinct name)::int as names, count(distinct numeric_id)::int as numbers
        from products
      `),
    ).toEqual({ products, slugs: products, names: products, numbers: products })
    expect(told.at(-1)).toBe(products)
    expect(told).toEqual([...told].sort((a, b) => a - b))
  })

  it('has one SKU for each managed variant', async () => {
    const { variants, skus } = (await one(sql`
      select count(*)::int as variants, count(distinct variants.sku)::int as skus
      from variants join products on products.id = variants.product_id
      where products.manage_variants
    `)) ?? { variants: 0 }
    expect(variants).toBeGreaterThan(0)
    expect(skus).toBe(variants)
  })

  it('has stock for every variant and a variant for every product', async () => {
    expect(
      await one(sql`
        select
          (select count(*)::int from products where not exists (
            select 1 from variants where variants.product_id = products.id)) as bare,
          (select count(*)::int from variants left join stock
            on stock.product_id = variants.product_id and stock.variant_id = variants.id
            where stock.quantity is null) as uncounted,
          (select count(*)::int from products join (
            select product_id, sum(quantity)::int as quantity from stock group by 1) held
            on held.product_id = products.id
            where track_inventory and stock_quantity <> held.quantity) as wrong
      `),
    ).toEqual({ bare: 0, uncounted: 0, wrong: 0 })
  })

  it('counts the products of its collections', async () => {
    expect(
      await one(sql`
        select count(*)::int as wrong from collections where product_count <> (
          select count(*) from products where collection_ids @> array[collections.id])
      `),
    ).toEqual({ wrong: 0 })
  })

  it('has the keys and indexes of every other store', async () => {
    const other = temporaryFolder()
    const small = await openStoredSite({
      place: { data: other.path },
      seed: 1,
      products: 60,
      clock: systemClock,
    })
    const made = (site: OpenSite) =>
      sql<{ definition: string }>`
        select pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid in ('products'::regclass, 'variants'::regclass, 'stock'::regclass)
        union all
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = current_schema()::regnamespace
        order by definition
      `.execute(site.storage.database)
    try {
      expect((await made(store)).rows).toEqual((await made(small)).rows)
    } finally {
      await small.close()
      other.remove()
    }
  })

  it('is ordered oldest first, by dates and numbers', async () => {
    expect(
      await one(sql`
        select count(*)::int as wrong from (
          select numeric_id, lag(numeric_id) over (order by created_date, numeric_id) as before
          from products
        ) ordered where before > numeric_id
      `),
    ).toEqual({ wrong: 0 })
  })
})
