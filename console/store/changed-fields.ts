/** Compares two field values as they are on the wire. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Whether a value contains what was entered: the platform adds fields of its own, and ids to new rows. */
export function holds(value: unknown, entered: unknown): boolean {
  if (sameValue(value, entered)) return true
  if (!isObject(value) || !isObject(entered)) return false
  if (Array.isArray(entered) && !(Array.isArray(value) && value.length === entered.length)) {
    return false
  }
  return Object.entries(entered).every(
    ([name, part]) => (name === 'id' && part === '') || holds(Reflect.get(value, name), part),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}

/** Those of these fields that differ between two records, so that a save sends only what the owner changed. */
export function changedFields<Row extends object, Field extends keyof Row>(
  previous: Row,
  draft: Partial<Row>,
  fields: readonly Field[],
): Partial<Pick<Row, Field>> {
  const changes: Partial<Pick<Row, Field>> = {}
  for (const field of fields) {
    if (field in draft && !sameValue(previous[field], draft[field])) changes[field] = draft[field]
  }
  return changes
}
