// Enumerations of the description, for exhaustive tables.

/** The enumeration values that the description lists; a response may contain newer ones. */
export type KnownValue<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : never

/** Looks a value up; undefined for an unlisted one. */
export function entryFor<Key extends string, Entry>(
  table: Readonly<Record<Key, Entry>>,
  value: unknown,
): Entry | undefined {
  return isKeyOf(table, value) ? table[value] : undefined
}

/** Whether a table has an entry of its own for a value. */
export function isKeyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  value: unknown,
): value is Key {
  return typeof value === 'string' && Object.hasOwn(table, value)
}

export function entriesOf<Key extends string, Entry>(
  table: Readonly<Record<Key, Entry>>,
): { value: Key; entry: Entry }[] {
  return Object.keys(table).flatMap((value) =>
    isKeyOf(table, value) ? [{ value, entry: table[value] }] : [],
  )
}
