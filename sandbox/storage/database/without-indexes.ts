/** Fills tables without keys and indexes, which are built afterwards in a fraction of the time. */
import { sql } from 'kysely'
import type { DatabaseHandle } from './schema.ts'

/** `maintenance_work_mem` for building an index; more gains little. */
const sortMemory = '128MB'

/**
 * Runs `fill` with all primary, unique and foreign keys and other indexes dropped, then rebuilds them. Only for
 * tables visible to this transaction alone: others would read them unindexed.
 */
export async function withoutIndexes(
  handle: DatabaseHandle,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const list = sql.join(tables.map((name) => sql`${name}::regclass`))
  const { rows: constraints } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", conname::text as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype in ('p', 'u', 'f') and (conrelid in (${list}) or confrelid in (${list}))
    order by case contype when 'p' then 0 when 'u' then 1 else 2 end, conrelid, conname
  `.execute(handle)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid in (${list})
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by indexrelid
  `.execute(handle)
  // Foreign keys are last in the list and dropped first: they depend on the others.
  for (const { table, name } of constraints.toReversed()) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(handle)
  }
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(handle)
  await fill()
  await sql`set local maintenance_work_mem = ${sql.lit(sortMemory)}`.execute(handle)
  for (const { table, name, definition } of constraints) {
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}
    `.execute(handle)
  }
  for (const { definition } of indexes) await sql.raw(definition).execute(handle)
}
