import { useQueryClient } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import type { MediaItem, Product } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useNotifyFailure } from '../../../../store/notify-failure.ts'
import { useSessionWatch, useStoreClient } from '../../../../store/store-context.tsx'
import { useUndoToast } from '../../../../ui/bulk/undo-toast.tsx'
import { type ChoiceName, galleryOf, mediaActions, removedPicture } from '../../media-actions.ts'

/** The gallery of the page's product, and its changes: each is made at once. */
export function useGallery() {
  const product = useRecordContext<Product>()
  const texts = useTexts('gallery')
  const offerUndo = useUndoToast()
  const actions = mediaActions(useStoreClient())
  const queryClient = useQueryClient()
  const notifyFailure = useNotifyFailure()
  const watch = useSessionWatch()
  const [busy, setBusy] = useState(false)
  /** The order just asked for, until the platform's answer shows it. */
  const [asked, setAsked] = useState<MediaItem[]>()

  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await watch.keep(action)
      return true
    } catch (error) {
      notifyFailure(error, product?.name ?? undefined)
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      setAsked(undefined)
      setBusy(false)
    }
  }

  if (!product) return undefined
  const { id } = product
  return {
    product,
    busy,
    items: asked ?? galleryOf(product),
    add: (url: string) => attempt(() => actions.add(id, url)),
    async remove(mediaId: string) {
      const given = removedPicture(product, mediaId)
      if (!(await attempt(() => actions.remove(id, mediaId)))) return
      offerUndo(texts.removed, { kind: 'picture', given })
    },
    order(order: MediaItem[]) {
      setAsked(order)
      return attempt(() => actions.order(product, order))
    },
    show: (mediaId: string, choice: ChoiceName, shown: boolean) =>
      attempt(() =>
        shown ? actions.assign(id, mediaId, choice) : actions.release(id, mediaId, choice),
      ),
  }
}
