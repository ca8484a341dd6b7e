import type { FieldChange } from '../../store/record-changes.ts'

/** How many places of each field change, in the order of the changes. */
export function fieldCounts(
  changes: readonly FieldChange[],
  labelOf: (path: string) => string,
): { label: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { path } of changes) {
    const label = labelOf(path)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => ({ label, count }))
}
