/**
 * Generates many products as editions of existing ones, inside the engine in a few bulk statements: a million take
 * minutes and little memory.
 */

import { type RawBuilder, sql } from 'kysely'
import { namesOf } from '../../storage/database/columns.ts'
import { type DatabaseHandle, tables } from '../../storage/database/schema.ts'
import { withoutIndexes } from '../../storage/database/without-indexes.ts'
import { numbersBefore } from './catalogue/products.ts'
import { day, type SeedOptions } from './options.ts'

const chunk = 20_000

/** Below this, inserting with indexes is faster than rebuilding them. */
const fewForIndexes = 2_000

/** Above this, products have at most two variants: a million must fit on a disk. */
const fewVariantsAbove = 100_000

/** The original products, and the wanted total. */
export interface Editions extends SeedOptions {
  /** The number of individually generated products. */
  readonly generated: number
}

/** Generates the products from the `generated`-th on, with variants and stock; returns the last numeric id. */
export async function makeEditions(database: DatabaseHandle, options: Editions): Promise<string> {
  const { site, generated, products, alone, progress } = options
  const originals = await keepOriginals(database, options)
  const fill = async () => {
    for (let start = generated; start < products; start += chunk) {
      const end = Math.min(products, start + chunk)
      await makeChunk(database, options, originals, start, end)
      // Without a checkpointer the WAL would grow with the store.
      if (alone) await sql`checkpoint`.execute(database)
      progress?.(end, products)
    }
  }
  const large = alone === true && products - generated > fewForIndexes
  await (large ? withoutIndexes(database, ['products', 'variants', 'stock'], fill) : fill())
  await sql.raw('drop table seed_originals, seed_variants, seed_stock').execute(database)
  await countProducts(database, site)
  const last = await sql<{ number: string }>`
    select max(numeric_id)::text as number from products where site_id = ${site}
  `.execute(database)
  return last.rows[0]?.number ?? '0'
}

/** Copies the originals to a temporary table, since the tables have no index meanwhile; returns their number. */
async function keepOriginals(
  database: DatabaseHandle,
  { site, products }: Editions,
): Promise<number> {
  const most = products > fewVariantsAbove ? 2 : 1_000
  await sql`
    create temporary table seed_originals as
    select row_number() over (order by numeric_id) - 1 as place, products.*
    from products
    where site_id = ${sql.lit(site)} and (
      select count(*) from variants
      where variants.site_id = ${sql.lit(site)} and variants.product_id = products.id
    ) <= ${sql.lit(most)}
  `.execute(database)
  for (const table of ['variants', 'stock'] as const) {
    await sql`
      create temporary table ${sql.table(`seed_${table}`)} as
      select o.place, row.* from seed_originals as o
      join ${sql.table(table)} as row on row.site_id = ${sql.lit(site)} and row.product_id = o.id
    `.execute(database)
  }
  await sql.raw('analyze seed_originals, seed_variants, seed_stock').execute(database)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from seed_originals
  `.execute(database)
  return rows[0]?.count ?? 0
}

async function makeChunk(
  database: DatabaseHandle,
  { seed, now, generated, products }: Editions,
  originals: number,
  start: number,
  end: number,
): Promise<void> {
  const key = sql.lit(`${seed}/product/`)
  // Like individually generated products: from two years ago until yesterday, oldest first.
  const age = sql`(round((${sql.lit(products)} - i)::float8 / ${sql.lit(products)} * ${sql.lit(700 * day)}) + ${sql.lit(day)})`
  const chance = sql`(('x' || substr(md5(${key} || i || '/changed'), 1, 8))::bit(32)::bigint / 4294967296.0)`
  const ago = (milliseconds: RawBuilder<unknown>) =>
    sql`${now}::timestamptz - ${milliseconds} * interval '1 millisecond'`
  const updated = ago(sql`round(${age} * ${chance} ^ 3)`)
  // In UUID version 4 format, like all ids.
  const id = sql`overlay(overlay(md5(${key} || i)::uuid::text placing '4' from 15) placing '8' from 20)`
  const edition = sql`((i - ${sql.lit(generated)}) / ${sql.lit(originals)} + 1)`
  const numbered = (column: string, text: string) =>
    sql`${sql.ref(`o.${column}`)} || ${sql.lit(text)} || ${edition}`
  const changed: Readonly<Record<string, RawBuilder<unknown>>> = {
    id,
    // Derived from the product's id, like the platform's.
    inventory_item_id: sql`translate(${id}, '0123456789abcdef', 'fedcba9876543210')`,
    numeric_id: sql`(${sql.lit(numbersBefore)} - ${age})::bigint * 1000 + i % 1000`,
    name: numbered('name', ', Edition '),
    slug: numbered('slug', '-edition-'),
    sku: numbered('sku', '-E'),
    created_date: ago(age),
    updated_date: updated,
    inventory_updated_date: updated,
    revision: id,
  }
  const original = sql`
    generate_series(${sql.lit(start)}, ${sql.lit(end - 1)}) as i
    join seed_originals as o on o.place = (i - ${sql.lit(generated)}) % ${sql.lit(originals)}
  `
  const insert = async (
    table: 'products' | 'variants' | 'stock',
    from: RawBuilder<unknown>,
    valueFor: (column: string) => RawBuilder<unknown>,
  ) => {
    const names = namesOf(tables[table])
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(names.map(valueFor))} from ${from}
    `.execute(database)
  }
  await insert('products', original, (name) => changed[name] ?? sql.ref(`o.${name}`))
  const rows = (table: 'variants' | 'stock') =>
    sql`${original} join ${sql.table(`seed_${table}`)} as row on row.place = o.place`
  await insert('variants', rows('variants'), (name) => {
    if (name === 'product_id') return id
    return name === 'sku' ? sql`row.sku || '-E' || ${edition}` : sql.ref(`row.${name}`)
  })
  await insert('stock', rows('stock'), (name) =>
    name === 'product_id' ? id : sql.ref(`row.${name}`),
  )
}

async function countProducts(database: DatabaseHandle, site: string): Promise<void> {
  await sql`
    update collections set product_count = held.products, visible_product_count = held.visible
    from (
      select each.id, count(*) as products, count(*) filter (where products.visible) as visible
      from products cross join lateral unnest(products.collection_ids) as each (id)
      where products.site_id = ${site}
      group by each.id
    ) as held
    where collections.site_id = ${site} and collections.id = held.id
  `.execute(database)
}
