// What can be done to the ticked rows.
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import type { BulkChange } from '../bulk/change.ts'
import { useJobs } from '../bulk/jobs.tsx'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { useRefusal } from '../permissions/use-refusal.ts'
import { useCurrentList } from './current-list.ts'
import type { BulkAction, ListRecord } from './description.ts'
import { listRequest } from './list-request.ts'
import { currentRows } from './selection.ts'

export function BulkBar() {
  const texts = useTexts('lists')
  const { resource, description, selection, rows, total = 0, clear } = useCurrentList()
  const { start } = useJobs()
  const [asking, setAsking] = useState<BulkAction<ListRecord>>()
  if (!description.bulk || selection.size === 0) return null

  const ticked = currentRows(selection, rows)
  const run = (change: BulkChange<ListRecord>, those: readonly ListRecord[]) => {
    setAsking(undefined)
    start(resource, change, those)
    clear()
  }
  return (
    <section className="list-bulk" aria-label={texts.selection}>
      <span role="status">{texts.selected(selection.size)}</span>
      {selection.size < total && <TickEverything total={total} />}
      <div className="list-bulk-actions">
        {description.bulk.map((action) => (
          <BulkButton
            key={action.id}
            action={action}
            rows={ticked}
            press={(those) => (action.change ? run(action.change, those) : setAsking(action))}
          />
        ))}
      </div>
      <IconButton icon="close" label={texts.clearSelection} onClick={clear} />
      {asking?.dialog?.({
        rows: asking.appliesTo ? ticked.filter((row) => asking.appliesTo?.(row)) : ticked,
        start: (change, those = ticked) => run(change, those),
        close: () => setAsking(undefined),
      })}
    </section>
  )
}

interface BulkButtonProps {
  action: BulkAction<ListRecord>
  rows: readonly ListRecord[]
  press(rows: readonly ListRecord[]): void
}

/** One thing that can be done to the ticked rows, or why it cannot. */
function BulkButton({ action, rows, press }: BulkButtonProps) {
  const texts = useTexts('lists')
  const { busy } = useJobs()
  const refusal = useRefusal(action.area)
  const those = action.appliesTo ? rows.filter((row) => action.appliesTo?.(row)) : rows
  const reason = refusal ?? (busy ? texts.busy : those.length === 0 ? texts.noneApplies : undefined)
  return (
    <span title={reason}>
      <Button
        look="outlined"
        {...(action.danger && { tone: 'danger' })}
        icon={action.icon}
        disabled={reason !== undefined}
        onClick={() => press(those)}
      >
        {action.label}
      </Button>
    </span>
  )
}

/** How many rows one request brings when all are ticked; the platform's most. */
const LARGEST_PAGE = 100

/** Ticks every row that the list would show, on this page and all others. */
function TickEverything({ total }: { total: number }) {
  const { selectEverything } = useTexts('lists')
  const { resource, address, tickAll, description } = useCurrentList()
  const dataProvider = useDataProvider()
  const [reading, setReading] = useState(false)
  const tickEverything = async () => {
    setReading(true)
    try {
      for (let page = 1; (page - 1) * LARGEST_PAGE < total; page += 1) {
        const request = listRequest({ ...address, page, perPage: LARGEST_PAGE }, description.fixed)
        const { data } = await dataProvider.getList<ListRecord>(resource, request)
        tickAll(data, true)
      }
    } finally {
      setReading(false)
    }
  }
  return (
    <Button tone="primary" disabled={reading} aria-busy={reading} onClick={tickEverything}>
      {selectEverything(total)}
    </Button>
  )
}
