// The actions for the selected rows.
import { useState } from 'react'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { type BulkChange, leadsBack } from '../bulk/change.ts'
import { useJobs } from '../bulk/jobs.tsx'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { dialogInTheme } from '../page/lazy-part.tsx'
import { useRefusal } from '../permissions/use-refusal.ts'
import { useCurrentList } from './current-list.ts'
import type { BulkAction, Chosen, ListRecord } from './description.ts'
import { countTicked, currentRows } from './selection.ts'

const EverythingDialog = dialogInTheme(
  async () => (await import('./everything-dialog.tsx')).EverythingDialog,
)

/** A pressed action and its records; without them, all of the list is still to be read. */
interface Asking {
  readonly action: BulkAction<ListRecord>
  readonly rows?: readonly Chosen[]
}

export function BulkBar() {
  const texts = useTexts('lists')
  const formats = useFormats()
  const {
    resource,
    description,
    selection,
    rows,
    total = 0,
    capped,
    clear,
    tickEverything,
  } = useCurrentList()
  const { start } = useJobs()
  const [asking, setAsking] = useState<Asking>()
  const count = countTicked(selection, total)
  if (!description.bulk || count === 0) return null

  const close = () => setAsking(undefined)
  const all = selection.of === 'all'
  const run = (change: BulkChange<Chosen>, those: readonly Chosen[]) => {
    close()
    start(resource, change, those)
    clear()
  }
  const ticked = selection.of === 'some' ? currentRows(selection.rows, rows) : undefined
  const press = (action: BulkAction<ListRecord>, those: readonly ListRecord[] | undefined) => {
    const kept = those?.map((row) => description.kept?.(row) ?? row)
    if (kept && action.change && leadsBack(action.change, kept)) run(action.change, kept)
    else setAsking({ action, ...(kept && { rows: kept }) })
  }
  return (
    <section className="list-bulk" aria-label={texts.selection}>
      <span role="status">{texts.selected(formats.total(count, capped && all))}</span>
      {(count < total || (capped && !all)) && (
        <Button tone="primary" onClick={tickEverything}>
          {texts.selectEverything(formats.total(total, capped))}
        </Button>
      )}
      <div className="list-bulk-actions">
        {description.bulk.map((action) => (
          <BulkButton
            key={action.label}
            action={action}
            rows={ticked}
            press={(those) => press(action, those)}
          />
        ))}
      </div>
      <IconButton icon="close" label={texts.clearSelection} onClick={clear} />
      {asking && (asking.action.change || !asking.rows) && (
        <EverythingDialog
          action={asking.action}
          ticked={asking.rows}
          close={close}
          proceed={(read) => {
            if (asking.action.change) run(asking.action.change, read)
            else setAsking({ ...asking, rows: read })
          }}
        />
      )}
      {asking?.rows &&
        asking.action.dialog?.({
          rows: asking.rows,
          start: (change, those = asking.rows ?? []) => run(change, those),
          close,
        })}
    </section>
  )
}

interface BulkButtonProps {
  action: BulkAction<ListRecord>
  /** The selected records; undefined where all of the list is selected. */
  rows: readonly ListRecord[] | undefined
  press(rows: readonly ListRecord[] | undefined): void
}

function BulkButton({ action, rows, press }: BulkButtonProps) {
  const texts = useTexts('lists')
  const { busy } = useJobs()
  const refusal = useRefusal(action.area)
  const those = action.appliesTo ? rows?.filter((row) => action.appliesTo?.(row)) : rows
  const reason =
    refusal ?? (busy ? texts.busy : those?.length === 0 ? texts.noneApplies : undefined)
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
