import { Icon } from '../icons/icon.tsx'
import type { Column } from './description.ts'
import type { Sort } from './list-address.ts'

interface SortHeadingProps
  extends Pick<Column<never>, 'label' | 'sortBy' | 'sortFirst' | 'align' | 'hideBelow'> {
  sort: Sort
  onSort(sort: Sort): void
}

/** A column heading; a button where the column sorts, with its direction for screen readers. */
export function SortHeading(heading: SortHeadingProps) {
  const { label, sortBy, sortFirst = 'ASC', align, hideBelow, sort, onSort } = heading
  const sorted = sortBy !== undefined && sort.field === sortBy
  const order = sorted ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : sortFirst
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
      data-align={align}
      data-below={hideBelow}
    >
      {sortBy === undefined ? (
        label
      ) : (
        <button type="button" onClick={() => onSort({ field: sortBy, order })}>
          {label}
          <Icon name={sorted && sort.order === 'DESC' ? 'down' : 'up'} />
        </button>
      )}
    </th>
  )
}
