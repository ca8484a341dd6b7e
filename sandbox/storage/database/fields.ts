/** Maps column names to field names: `created_date` to `createdDate`, `doc` to `document`, `site_id` to `site`. */
import type { Columns, RowAsJson } from './columns.ts'
import { json } from './json.ts'
import { type NewRow, tables } from './schema.ts'

type Tables = typeof tables

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

type FieldOf<Name> = Name extends 'doc'
  ? 'document'
  : Name extends 'site_id'
    ? 'site'
    : Name extends string
      ? Camel<Name>
      : never

type Fields<Of> = { readonly [Name in keyof Of as FieldOf<Name>]: Of[Name] }

/** The record of a row. */
export function recordFrom<Of extends object>(row: Of): Fields<Of>
export function recordFrom(row: object): object {
  const record: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) record[fields.get(name) ?? name] = value
  return record
}

/** The row of a record; columns with a database default are omitted. */
export function rowFrom<Name extends keyof Tables>(
  table: Name,
  record: Fields<RowAsJson<Tables[Name]>>,
): NewRow<Name>
export function rowFrom(table: keyof Tables, record: object): object {
  const columns: Columns = tables[table]
  const row: Record<string, unknown> = {}
  for (const name in columns) {
    if (columns[name]?.fallback !== undefined) continue
    const value: unknown = Reflect.get(record, fields.get(name) ?? name)
    row[name] = columns[name]?.type === 'jsonb' ? json(value) : value
  }
  return row
}

const fields: ReadonlyMap<string, string> = new Map(
  Object.values<Columns>(tables).flatMap((columns) =>
    Object.keys(columns).map((name) => [name, fieldOf(name)]),
  ),
)

function fieldOf(column: string): string {
  if (column === 'doc') return 'document'
  if (column === 'site_id') return 'site'
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}
