/** Type guards for external texts by the description's values, and typed keys of tables. */

/** Narrows `value` to the type of `values`. */
export function isOneOf<Value extends string>(
  values: readonly Value[],
  value: unknown,
): value is Value {
  return values.some((known) => known === value)
}

/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return keysWhere(table, () => true)
}

/** The keys of a table whose entries pass `accepts`, in the table's order. */
export function keysWhere<Key extends string, Entry>(
  table: Readonly<Record<Key, Entry>>,
  accepts: (entry: Entry) => boolean,
): Key[] {
  const keys: Key[] = []
  for (const key in table) if (accepts(table[key])) keys.push(key)
  return keys
}
