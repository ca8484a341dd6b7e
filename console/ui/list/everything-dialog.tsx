// Confirms a bulk change of all that a list finds: reads every page and shows the count. Also confirms an irreversible
// change of selected records.
import { DialogContentText, LinearProgress } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useFailureWords } from '../../store/failure-text.ts'
import { LARGEST_PAGE } from '../../store/list-query.ts'
import { leadsBack } from '../bulk/change.ts'
import { Modal } from '../controls/modal.tsx'
import { useCurrentList } from './current-list.ts'
import type { BulkAction, Chosen, ListRecord } from './description.ts'
import { listRequest } from './list-request.ts'
import { readAll } from './read-all.ts'
import { isTicked } from './selection.ts'

interface EverythingDialogProps {
  action: BulkAction<ListRecord>
  /** The ticked records; by default all that it finds. */
  ticked?: readonly Chosen[] | undefined
  close(): void
  /** Gets the records; an action with its own dialog confirms there. */
  proceed(rows: readonly Chosen[]): void
}

export function EverythingDialog({ action, ticked, close, proceed }: EverythingDialogProps) {
  const { everything: texts, noneApplies, tryAgain, cancel } = useTexts('lists')
  const { description } = useCurrentList()
  const { read, total, rows, failure, again } = useEverything(action, ticked)
  const asksItself = action.change === undefined
  const found = rows?.length ?? 0
  const ready = rows !== undefined && found > 0
  const confirm = ready &&
    !asksItself && {
      label: texts.confirm(action.label, found),
      danger: action.danger,
      press: () => proceed(rows),
    }
  useEffect(() => {
    if (ready && asksItself) proceed(rows)
  }, [ready, asksItself, rows, proceed])

  return (
    <Modal
      title={ready ? texts.title(action.label, description.texts.count(found)) : action.label}
      close={close}
      closeLabel={cancel}
      focusClose
      width="xs"
      action={failure ? { label: tryAgain, press: again } : confirm}
    >
      <DialogContentText component="div" role="status">
        {failure ?? (!rows && texts.reading(read, total))}
        {rows && found === 0 && noneApplies}
        {ready && found < total && texts.others(total - found)}
        {ready &&
          action.change &&
          (leadsBack(action.change, rows) ? texts.undoLater : (action.consequence ?? texts.noUndo))}
      </DialogContentText>
      {!rows && !failure && (
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (read / total) * 100}
          aria-label={texts.reading(read, total)}
          sx={{ mt: 2 }}
        />
      )}
    </Modal>
  )
}

/** Reads all selected records of the list, without those that the action skips. */
function useEverything(action: BulkAction<ListRecord>, ticked: readonly Chosen[] | undefined) {
  const list = useCurrentList()
  const dataProvider = useDataProvider()
  const words = useFailureWords()
  const [progress, setProgress] = useState({ read: 0, total: ticked?.length ?? 0 })
  // A snapshot from the press: that selection is the one confirmed.
  const [asked] = useState({ list, action })
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [list.resource, 'everything', useId()],
    queryFn: ({ signal }) => {
      const { resource, address, description, selection } = asked.list
      const sort = description.steadyOrder ?? { field: 'id', order: 'ASC' }
      setProgress({ read: 0, total: 0 })
      return readAll<ListRecord, Chosen>({
        size: LARGEST_PAGE,
        signal,
        page: (page, aborted) => {
          const shown = { ...address, sort, page, perPage: LARGEST_PAGE }
          const request = listRequest(shown, description.fixed)
          return dataProvider.getList<ListRecord>(resource, { ...request, signal: aborted })
        },
        keep: (row) => {
          const skipped = asked.action.appliesTo?.(row) === false
          if (!isTicked(selection, row.id) || skipped) return undefined
          return description.kept?.(row) ?? row
        },
        progress: (read, total) => setProgress({ read, total }),
      })
    },
    enabled: ticked === undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const failure = error && !isFetching ? words(error).text : undefined
  return { ...progress, rows: ticked ?? data, failure, again: () => void refetch() }
}
