import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MediaItem } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { throwUnsure } from '../../../../store/failure.ts'
import { useNotifyFailure } from '../../../../store/notify-failure.ts'
import { useStore } from '../../../../store/store-context.tsx'
import { useUndoToast } from '../../../../ui/bulk/undo-toast.tsx'
import { idempotencyKeys } from '../../../../ui/form/idempotency-keys.ts'
import { type ChoiceName, galleryOf, mediaActions, removedPicture } from '../../media-actions.ts'
import { useProduct } from '../../use-product.ts'

/** The gallery of the page's product, and its changes, which apply at once. */
export function useGallery() {
  const product = useProduct()
  const texts = useTexts('gallery')
  const offerUndo = useUndoToast()
  const { client, watch } = useStore()
  const actions = mediaActions(client)
  const queryClient = useQueryClient()
  const notifyFailure = useNotifyFailure()
  /** Of images not added yet: a second press retries the first, whose response may be lost. */
  const keys = useRef(idempotencyKeys(client))
  const [busy, setBusy] = useState(false)
  /** The optimistic order, until the platform's response. */
  const [asked, setAsked] = useState<MediaItem[]>()

  const attempt = async (action: () => Promise<unknown>, how: 'keep' | 'once' = 'keep') => {
    setBusy(true)
    try {
      await watch[how](action)
      return true
    } catch (error) {
      notifyFailure(error, product.name)
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      setAsked(undefined)
      setBusy(false)
    }
  }

  const { id } = product
  return {
    product,
    busy,
    items: asked ?? galleryOf(product),
    async add(url: string) {
      const key = keys.current([id, url])
      const call = () => actions.add(id, url, key)
      // Without a key, the press after a lost response would add it twice.
      const added = await attempt(key ? call : () => call().catch(throwUnsure), 'once')
      if (added) keys.current = idempotencyKeys(client)
      return added
    },
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
      attempt(() => actions.show(id, mediaId, choice, shown)),
  }
}
