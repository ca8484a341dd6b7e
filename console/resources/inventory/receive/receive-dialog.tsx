// Receives a delivery: find or scan, count, and save all at once.
import { Alert, Box, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isolated } from '../../../messages/isolated.ts'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { failureOf, isUnanswered, toHttpError } from '../../../store/failure.ts'
import { newKey, takesKeys } from '../../../store/store-client.ts'
import { useStore } from '../../../store/store-context.tsx'
import { violationText } from '../../../store/violation-text.ts'
import { Modal } from '../../../ui/controls/modal.tsx'
import { useSetting } from '../../../ui/list/use-setting.ts'
import { FailureNote } from '../../../ui/page/failure-note.tsx'
import { inventoryActions, MOST_RECEIVED } from '../actions.ts'
import { type StockRow, stockName } from '../stock-row.ts'
import { countUp, type Line, readLines, setUnits, unitsIn } from './lines.ts'
import { ReceivedLine } from './received-line.tsx'
import { changeLines, holdsLost, KEPT, saveLines } from './save-lines.ts'
import { useDelivery } from './use-delivery.ts'
import { VariantFinder } from './variant-finder.tsx'

const mutationKey = ['receive stock']

export function ReceiveDialog({ onClose }: { onClose(): void }) {
  const { receive: texts, overLimit } = useTexts('inventory')
  const { of, rules } = useTexts('errors')
  // The limit is of the stock, not of the units received.
  const ofStock = { ...rules, atMost: overLimit }
  const formats = useFormats()
  const { jobs } = useTexts('lists')
  const { client, watch } = useStore()
  const queryClient = useQueryClient()
  const { report } = useDelivery()
  const list = useRef<HTMLUListElement>(null)
  // Persisted until saved: a delivery outlasts a battery.
  const [lines] = useSetting(KEPT, readLines)
  const units = unitsIn(lines)
  // A key needs a secure context.
  const keyed = takesKeys(client) && 'randomUUID' in crypto

  const take = (row: StockRow, count = 1) => {
    const { id, productId, variantId, sku } = row
    const name = stockName(row)
    changeLines((now) => countUp(now, { id, productId, variantId, sku, name }, count))
  }
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: (wanted: readonly Line[]) =>
      saveLines(wanted, keyed, (sent, idempotencyKey) =>
        watch
          .once(() => inventoryActions(client).add(sent, idempotencyKey))
          .catch((refusal: unknown) => {
            const nameAt = (path: string) => sent[Number.parseInt(path, 10)]?.name ?? path
            throw toHttpError(refusal, 'incrementData', nameAt)
          }),
      ),
    onSuccess: async ({ saved, left, rest }) => {
      // Another tab has reported them.
      if (saved.length === 0) return
      report({ lines: saved, key: newKey(client) })
      if (rest.length > 0) mutate(rest)
      await queryClient.invalidateQueries({ queryKey: ['inventory'] })
      if (left === 0) onClose()
    },
  })

  const outcomeOf = (failure: Error) => {
    if (!isUnanswered(failure)) return texts.notSaved
    // A retry with the same key is idempotent.
    return holdsLost(lines) ? '' : texts.unsure
  }

  const save = () => {
    const refused = list.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (refused) return refused.focus()
    // Presses may outrun the render: units would be received twice.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(lines)
  }

  return (
    <Modal
      title={texts.title}
      close={onClose}
      closeLabel={jobs.close}
      width="sm"
      fillsPhone
      action={{
        label: units === 0 ? texts.saveNone : texts.save(units),
        disabled: units === 0 || lines.length > MOST_RECEIVED,
        busy: isPending,
        press: save,
      }}
    >
      <VariantFinder take={take} />
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <strong>{outcomeOf(error)}</strong> <FailureNote failure={failureOf(error)} />
          {failureOf(error).violations.map((violation) => (
            <div key={violation.field}>
              {of(isolated(violation.field), violationText(violation, ofStock, formats))}
            </div>
          ))}
        </Alert>
      )}
      <Box component="ul" ref={list} aria-label={texts.lines} sx={{ mt: 2 }}>
        {lines.map((line) => (
          <ReceivedLine
            key={line.id}
            line={line}
            set={(count) => changeLines((now) => setUnits(now, line.id, count))}
          />
        ))}
      </Box>
      {lines.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
      {lines.length > MOST_RECEIVED && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.tooMany(MOST_RECEIVED)}
        </Alert>
      )}
    </Modal>
  )
}
