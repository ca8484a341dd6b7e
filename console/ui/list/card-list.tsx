// The list's shape on a phone: one record a card, at most 100 px high.
import { memo } from 'react'
import { Guarded } from '../permissions/guarded.tsx'
import { useCurrentList } from './current-list.ts'
import type { ListRecord } from './description.ts'
import { RecordTitle } from './record-title.tsx'
import { isTicked } from './selection.ts'
import { type RowProps, type RowShape, RowTick } from './table-row.tsx'

interface CardListProps {
  rows: readonly ListRecord[]
  shape: RowShape
  hold(): void
}

export function CardList({ rows, shape, hold }: CardListProps) {
  const { description, selection } = useCurrentList()
  return (
    <ul className="list-cards" aria-label={description.texts.name} onPointerDown={hold}>
      {rows.map((row) => (
        <Card key={row.id} row={row} ticked={isTicked(selection, row.id)} {...shape} />
      ))}
    </ul>
  )
}

const Card = memo(function Card({ row, ticked, title, columns, actions, tick }: RowProps) {
  const facts = columns.filter(({ onCard, hideBelow }) => onCard ?? hideBelow === undefined)
  return (
    <li className="list-card" data-ticked={ticked || undefined}>
      {tick && (
        <div className="list-tick">
          <RowTick row={row} ticked={ticked} title={title} tick={tick} />
        </div>
      )}
      <RecordTitle row={row} title={title} />
      <dl className="list-facts">
        {facts.map(({ id, label, render, renderCard = render }) => (
          <div key={id}>
            <dt className="unseen">{label}</dt>
            <dd>{renderCard(row)}</dd>
          </div>
        ))}
      </dl>
      {actions && (
        <div className="list-actions">
          <Guarded>{actions(row)}</Guarded>
        </div>
      )}
    </li>
  )
})
