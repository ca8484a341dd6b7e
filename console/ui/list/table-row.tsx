// One row of a list. It is drawn again only when its record, its tick or the list's shape changes.
import { memo, useEffect, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Guarded } from '../permissions/guarded.tsx'
import type { Column, ListDescription, ListRecord } from './description.ts'
import { RecordTitle } from './record-title.tsx'

export interface RowProps {
  row: ListRecord
  ticked: boolean
  description: ListDescription<ListRecord>
  columns: readonly Column<ListRecord>[]
  /** Left out where nothing can be done to many. */
  tick?: ((id: string, ticked: boolean, through: boolean) => void) | undefined
}

export const TableRow = memo(function TableRow(props: RowProps) {
  const { row, ticked, description, columns, tick } = props
  const { title, actions } = description
  const element = useKeptFocus<HTMLTableRowElement>()
  return (
    <tr ref={element} data-ticked={ticked || undefined}>
      {tick && (
        <td className="list-tick">
          <RowTick row={row} ticked={ticked} description={description} tick={tick} />
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

interface RowTickProps extends Pick<RowProps, 'row' | 'ticked' | 'description'> {
  tick: NonNullable<RowProps['tick']>
}

/** The box that ticks a row; with the shift key, every row since the last one. */
export function RowTick({ row, ticked, description, tick }: RowTickProps) {
  const { select } = useTexts('lists')
  const through = useRef(false)
  return (
    <label className="list-box">
      <input
        type="checkbox"
        checked={ticked}
        aria-label={select(description.title.name(row))}
        onClick={(event) => {
          through.current = event.shiftKey
        }}
        onChange={(event) => tick(row.id, event.target.checked, through.current)}
      />
    </label>
  )
}

/** When what had the focus in a row is gone after a change, such as a button that no longer applies, its link gets it. */
export function useKeptFocus<Row extends HTMLElement>() {
  const element = useRef<Row>(null)
  const inside = useRef(false)
  useEffect(() => {
    const row = element.current
    if (!row) return
    const enter = () => {
      inside.current = true
    }
    const leave = (event: FocusEvent) => {
      // What is removed from the page leaves without a destination, and while it is no longer connected.
      if (event.relatedTarget !== null) inside.current = false
    }
    row.addEventListener('focusin', enter)
    row.addEventListener('focusout', leave)
    return () => {
      row.removeEventListener('focusin', enter)
      row.removeEventListener('focusout', leave)
    }
  }, [])
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    inside.current = false
    element.current?.querySelector('a')?.focus({ preventScroll: true })
  })
  return element
}
