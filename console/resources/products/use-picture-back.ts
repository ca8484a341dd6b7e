// Restores a removed image, also one that an earlier page removed.
import { useQueryClient } from '@tanstack/react-query'
import { useFailureWords } from '../../store/failure-text.ts'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import { useStore } from '../../store/store-context.tsx'
import type { Outcome } from '../../ui/recent/recent-changes.ts'
import { mediaActions, type RemovedPicture } from './media-actions.ts'

export function usePictureBack() {
  const { client, watch } = useStore()
  const queryClient = useQueryClient()
  const notifyFailure = useNotifyFailure()
  const failureWords = useFailureWords()
  return async (removed: RemovedPicture): Promise<Outcome> => {
    try {
      await watch.keep(() => mediaActions(client).restore(removed))
      return { done: true }
    } catch (reason) {
      notifyFailure(reason)
      return { done: false, why: failureWords(reason).text }
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['products'] })
    }
  }
}
