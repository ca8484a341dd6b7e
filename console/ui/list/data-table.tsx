// The rows of a list: a table with row headings, sort buttons and links; cards on a phone.
import { useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { usePhone } from '../controls/use-phone.ts'
import { CardList } from './card-list.tsx'
import { useCurrentList } from './current-list.ts'
import type { Column, ListRecord } from './description.ts'
import { keepInside } from './keep-inside.ts'
import { isTicked, ticksOf } from './selection.ts'
import { SortHeading } from './sort-heading.tsx'
import { TableRow } from './table-row.tsx'
import { useSteadyRows } from './use-steady-rows.ts'

export function DataTable({ columns }: { columns: readonly Column<ListRecord>[] }) {
  const texts = useTexts('lists')
  const list = useCurrentList()
  const { description, address, change, selection, isFetching } = list
  const phone = usePhone()
  const { rows, hold } = useSteadyRows(list.rows)
  const place = useCallback(
    (element: HTMLElement | null) => (element ? keepInside(element, columns) : undefined),
    [columns],
  )
  const tick = description.bulk ? list.tick : undefined
  const { title, actions } = description
  const shape = { title, columns, actions, tick }
  if (phone) return <CardList rows={rows} shape={shape} hold={hold} />
  return (
    <div ref={place} className="list-place">
      <table className="list-table" aria-label={description.texts.name} aria-busy={isFetching}>
        <thead ref={stayBelowTools}>
          <tr>
            {tick && (
              <th className="list-tick" scope="col">
                <PageTick />
              </th>
            )}
            {[{ id: 'title', ...title }, ...columns].map((column) => (
              <SortHeading
                key={column.id}
                {...column}
                sort={address.sort}
                onSort={(sort) => change({ sort, page: 1 })}
              />
            ))}
            {actions && (
              <th scope="col">
                <span className="unseen">{texts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onPointerDown={hold}>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} ticked={isTicked(selection, row.id)} {...shape} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PageTick() {
  const { selectPage } = useTexts('lists')
  const { rows, selection, tickAll } = useCurrentList()
  const box = useRef<HTMLInputElement>(null)
  const ticks = ticksOf(selection, rows)
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticks === 'some'
  }, [ticks])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={selectPage}
      checked={ticks === 'all'}
      onChange={() => tickAll(rows, ticks !== 'all')}
    />
  )
}

/** Keeps the sticky headings below the toolbar, whatever its height. Set on them alone: no row is restyled. */
function stayBelowTools(headings: HTMLTableSectionElement | null) {
  const bar = headings?.closest('.list')?.querySelector<HTMLElement>(':scope > .list-tools')
  if (!headings || !bar || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() => {
    headings.style.setProperty('--tools', `${bar.offsetHeight}px`)
  })
  observer.observe(bar)
  return () => observer.disconnect()
}
