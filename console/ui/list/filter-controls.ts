// One control per filter of a list: a mismatch between the adapter's filters and the screen's does not compile.
import { entriesOf } from '../../store/known-value.ts'
import type { ValueOf } from '../../store/query-filters.ts'
import type { Filter, FilterControl } from './description.ts'

/** The filters of a list, in their order. */
export function filterControls<Filters>(
  controls: Readonly<{ [Name in keyof Filters]: FilterControl<ValueOf<Filters[Name]>> }>,
): { filters: Filter[] } {
  const entries = Object.entries<FilterControl>(controls)
  return { filters: entries.map(([source, control]) => ({ ...control, source })) }
}

/** The control of a filter with a label for each of its values; undefined for one that it does not offer. */
export function choiceControl<Value extends string>(
  label: string,
  // Infers from the filter's values, not from the labels.
  labels: Readonly<Record<NoInfer<Value>, string | undefined>>,
): FilterControl<Value> {
  const options = entriesOf(labels).flatMap(({ value, entry }) =>
    entry === undefined ? [] : [{ value, label: entry }],
  )
  return { kind: 'choice', label, options }
}
