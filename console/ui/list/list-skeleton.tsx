import { usePhone } from '../controls/use-phone.ts'
import type { Column, ListDescription, ListRecord } from './description.ts'

const rows = Array.from({ length: 10 }, (_, index) => index)

interface ListSkeletonProps {
  description: ListDescription<ListRecord>
  columns: readonly Column<ListRecord>[]
}

export function ListSkeleton({ description, columns }: ListSkeletonProps) {
  const phone = usePhone()
  const title = (
    <div className="list-title">
      {description.title.picture && (
        <div className="list-picture">
          <span className="list-bone" />
        </div>
      )}
      <div>
        <span className="list-bone" style={{ inlineSize: 150 }} />
      </div>
    </div>
  )
  if (phone) {
    return (
      <ul className="list-cards" aria-hidden>
        {rows.map((row) => (
          <li key={row} className="list-card">
            {title}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className="list-table" aria-hidden>
      <thead>
        <tr>
          {description.bulk && <th className="list-tick" />}
          <th>{description.title.label}</th>
          {columns.map(({ id, label, align, hideBelow }) => (
            <th key={id} data-align={align} data-below={hideBelow}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {description.bulk && <td className="list-tick" />}
            <td>{title}</td>
            {columns.map(({ id, hideBelow }) => (
              <td key={id} data-below={hideBelow}>
                <span className="list-bone" style={{ inlineSize: 70 }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
