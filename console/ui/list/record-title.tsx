import { useCreatePath, useResourceContext } from 'ra-core'
import { Link } from 'react-router-dom'
import type { ListRecord, TitleColumn } from './description.ts'

/** A record's image, its name as a link, and its second line. */
export function RecordTitle({ row, title }: { row: ListRecord; title: TitleColumn<ListRecord> }) {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const to = title.to?.(row) ?? createPath({ resource, id: row.id, type: 'edit' })
  const detail = title.detail?.(row)
  return (
    <div className="list-title">
      {title.picture && <div className="list-picture">{title.picture(row)}</div>}
      <div>
        <Link className="list-link" to={to} dir="auto">
          {title.name(row)}
        </Link>
        {detail && (
          <div className="list-detail" dir="auto">
            {detail}
          </div>
        )}
      </div>
    </div>
  )
}
