/** Compares two field values as they are on the wire. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/**
 * The fields of `draft` that differ from `previous`, so that a save sends only what the owner changed.
 *
 * @param fields the fields the form may change.
 */
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
