// Diffs records by path: `priceData.price`, `variants.2.sku`.
import { sameValue } from './changed-fields.ts'

export interface FieldChange {
  readonly path: string
  readonly from: unknown
  readonly to: unknown
}

/**
 * The deep diff of two records. A list of another length is one change, as is a list whose items have no ids, and a
 * table of names that no path can hold. A field that `after` lacks is no change, because forms hold only their own.
 */
export function changesBetween(before: unknown, after: unknown, parent = ''): FieldChange[] {
  if (sameValue(before, after)) return []
  const at = (name: string | number) => (parent === '' ? String(name) : `${parent}.${name}`)
  const held = before ?? {}
  if (isPlain(held) && isPlain(after) && !Object.keys(after).some((name) => name.includes('.'))) {
    return Object.keys(after).flatMap((name) => changesBetween(held[name], after[name], at(name)))
  }
  if (Array.isArray(before) && Array.isArray(after) && areAligned(before, after)) {
    return after.flatMap((item, index) => changesBetween(before[index], item, at(index)))
  }
  return [{ path: parent, from: before, to: after }]
}

/** The record with the changes applied; unchanged parts are shared with it. */
export function withChanges<Value>(record: Value, changes: readonly FieldChange[]): Value {
  return changes.reduce<Value>((held, { path, to }) => setAt(held, path.split('.'), to), record)
}

/** The value at a path; undefined where there is none. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (held, name) =>
        typeof held === 'object' && held !== null && Object.hasOwn(held, name)
          ? Reflect.get(held, name)
          : undefined,
      record,
    )
}

/** The path with row ids in place of indices, which shift as rows are added or removed. */
export function pathByIds(record: unknown, path: string): string {
  return renamed(record, path, (ids, name) => [ids[Number(name)], name]) ?? path
}

/** The index path of an id path in a record; undefined for a removed row. */
export function pathByNumbers(record: unknown, path: string): string | undefined {
  return renamed(record, path, (ids, id) => {
    const row = ids.includes(id) ? String(ids.indexOf(id)) : undefined
    return [row, row]
  })
}

/** The path with the key of each row translated, beside the row's index; undefined where a row has none. */
function renamed(
  record: unknown,
  path: string,
  rowOf: (ids: readonly string[], name: string) => readonly (string | undefined)[],
): string | undefined {
  const [first = '', ...rest] = path.split('.')
  const ids = idsOf(record)
  const [name, row] = ids === undefined ? [first, first] : rowOf(ids, first)
  if (name === undefined || row === undefined || rest.length === 0) return name
  const after = renamed(valueAt(record, row), rest.join('.'), rowOf)
  return after === undefined ? undefined : `${name}.${after}`
}

function setAt<Value>(held: Value, [name, ...rest]: readonly string[], value: unknown): Value
function setAt(held: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(held)) {
    return held.map((item, index) => (String(index) === name ? setAt(item, rest, value) : item))
  }
  const fields = isPlain(held) ? held : {}
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined
  return Object.fromEntries([...Object.entries(fields), [name, setAt(before, rest, value)]])
}

type Fields = Readonly<Record<string, unknown>>

function isPlain(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  )
}

/** The ids of a list's items; undefined for any other value, and if an item has none. */
export function idsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const ids = value.map((item) => (isPlain(item) ? item.id : undefined))
  return ids.every((id) => typeof id === 'string') ? ids : undefined
}

function areAligned(before: unknown, after: unknown): boolean {
  const ids = idsOf(before)
  return ids !== undefined && sameValue(ids, idsOf(after))
}
