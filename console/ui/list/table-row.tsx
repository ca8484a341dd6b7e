// One row of a list. Memoized: it rerenders only for its record, its tick or the list's shape, not when filter options
// load after the rows.
import { memo, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Guarded } from '../permissions/guarded.tsx'
import type { Column, ListDescription, ListRecord } from './description.ts'
import { RecordTitle } from './record-title.tsx'

export interface RowShape extends Pick<ListDescription<ListRecord>, 'title' | 'actions'> {
  columns: readonly Column<ListRecord>[]
  /** Left out without bulk actions. */
  tick?: ((id: string, ticked: boolean, through: boolean) => void) | undefined
}

export interface RowProps extends RowShape {
  row: ListRecord
  ticked: boolean
}

export const TableRow = memo(function TableRow(props: RowProps) {
  const { row, ticked, title, columns, actions, tick } = props
  return (
    <tr data-ticked={ticked || undefined}>
      {tick && (
        <td className="list-tick">
          <RowTick row={row} ticked={ticked} title={title} tick={tick} />
        </td>
      )}
      <th scope="row">
        <RecordTitle row={row} title={title} />
      </th>
      {columns.map(({ id, align, hideBelow, render }) => (
        <td key={id} data-align={align} data-below={hideBelow}>
          {render(row)}
        </td>
      ))}
      {actions && (
        <td className="list-actions">
          <Guarded>{actions(row)}</Guarded>
        </td>
      )}
    </tr>
  )
})

interface RowTickProps extends Pick<RowProps, 'row' | 'ticked' | 'title'> {
  tick: NonNullable<RowProps['tick']>
}

/** The row's checkbox; Shift selects the range since the last one. */
export function RowTick({ row, ticked, title, tick }: RowTickProps) {
  const { select } = useTexts('lists')
  const through = useRef(false)
  return (
    <label className="list-box">
      <input
        type="checkbox"
        checked={ticked}
        aria-label={select((title.fullName ?? title.name)(row))}
        onClick={(event) => {
          through.current = event.shiftKey
        }}
        onChange={(event) => tick(row.id, event.target.checked, through.current)}
      />
    </label>
  )
}
