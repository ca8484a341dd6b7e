// One control per filter of a list: a mismatch between the adapter's filters and the screen's does not compile.
import { entriesOf } from '../../store/known-value.ts'
import type { ValueOf } from '../../store/query-filters.ts'
import type { Filter, FilterControl, ListDescription, ListRecord } from './description.ts'

/** The controls and the chips of a list, in the order of its filters. */
export function filterControls<Filters>(
  controls: Readonly<{ [Name in keyof Filters]: FilterControl<ValueOf<Filters[Name]>> }>,
): Pick<ListDescription<ListRecord>, 'filters' | 'chips'> {
  const entries = Object.entries<FilterControl>(controls)
  return {
    filters: entries.flatMap(([source, control]): Filter[] =>
      control.kind === 'chip' ? [] : [{ ...control, source }],
    ),
    chips: Object.fromEntries(
      entries.flatMap(([source, control]) =>
        control.kind === 'chip' ? [[source, control.text] as const] : [],
      ),
    ),
  }
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
