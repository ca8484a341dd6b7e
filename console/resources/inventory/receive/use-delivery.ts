// Follows up a saved delivery: entries in the log, and an undo that a later page may run too.
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'
import { isUnanswered } from '../../../store/failure.ts'
import { useFailureWords } from '../../../store/failure-text.ts'
import { useNotifyFailure } from '../../../store/notify-failure.ts'
import { useStore } from '../../../store/store-context.tsx'
import { useUndoToast } from '../../../ui/bulk/undo-toast.tsx'
import type { Outcome } from '../../../ui/recent/recent-changes.ts'
import { inventoryActions } from '../actions.ts'
import { logUnits } from '../log/log-units.ts'
import { type Delivery, type Line, unitsIn } from './lines.ts'

export function useDelivery() {
  const { receive: texts } = useTexts('inventory')
  const { jobs } = useTexts('lists')
  const { client, watch } = useStore()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const failureWords = useFailureWords()
  const offerUndo = useUndoToast()

  /** The units are moved even if their new counts cannot be read. */
  const log = (lines: readonly Line[], sign: 1 | -1) =>
    void logUnits(
      client,
      lines.map(({ units, ...line }) => ({ ...line, by: sign * units })),
      'received',
    ).catch(() => {})

  return {
    report({ lines, key }: Delivery) {
      offerUndo(texts.saved(unitsIn(lines)), { kind: 'stock.received', given: { lines, key } })
      log(lines, 1)
    },
    async takeBack({ lines, key }: Delivery): Promise<Outcome> {
      try {
        await watch.once(() => inventoryActions(client).remove(lines, key))
        log(lines, -1)
        notify(jobs.states.undone, { type: 'success' })
        return { done: true }
      } catch (reason) {
        notifyFailure(reason)
        const isSafe = key !== undefined || !isUnanswered(reason)
        return { done: false, why: isSafe ? failureWords(reason).text : texts.unsure }
      } finally {
        await queryClient.invalidateQueries({ queryKey: ['inventory'] })
      }
    },
  }
}
