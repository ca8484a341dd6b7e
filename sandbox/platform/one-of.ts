/** Whether a text from outside is one of the values that the description lists. */

/** True when `value` is in `values`, which then is its type. */
export function isOneOf<Value extends string>(
  values: readonly Value[],
  value: unknown,
): value is Value {
  return values.some((known) => known === value)
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
