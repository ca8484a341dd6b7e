/** The cart by `useCart()`, as the panel shows it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCart, useClient } from 'storefront-client/react'
import { useTexts } from '../messages/use-texts.ts'
import { linePicture } from './line-picture.ts'
import { problemOf } from './problems.ts'
import { estimateRequest, needsEstimate, type Place, removedOf, type ShownCart } from './shown.ts'

// #region shown
/** Changes show at once; sums are the platform's, and wait for it. */
export const useShownCart = (begin?: {
  readonly place: Place | undefined
}): ShownCart & { readonly count: number; readonly add: ReturnType<typeof useCart>['add'] } => {
  const { texts } = useTexts()
  const client = useClient()
  const { cart, lines, pending, removed, count, add, ...changes } = useCart()
  const [place, setPlace] = useState(begin?.place)
  const [couponProblem, setCouponProblem] = useState<string>()
  const [noteSaved, setNoteSaved] = useState(false)
  const known = cart ?? undefined
  const { data: estimate, error } = useQuery({
    queryKey: ['storefront', 'estimate', known?.revision, place],
    queryFn: ({ signal }) =>
      client.currentCart.estimateCurrentCartTotals(estimateRequest(place), { signal }),
    enabled: !pending && needsEstimate(known, place),
    retry: false,
  })
  const tryCoupon = (change: Promise<unknown>) => {
    setCouponProblem(undefined)
    change.catch((refused: unknown) => setCouponProblem(problemOf(texts, refused)))
  }
  return {
    cart: known,
    lines: lines.map(({ error: refused, ...line }) => ({
      ...line,
      picture: linePicture(line.item),
      problem: refused && problemOf(texts, refused),
    })),
    pending,
    count,
    add,
    removed: removed && removedOf(removed.line, removed.quantity),
    couponProblem,
    noteSaved,
    place,
    estimate: needsEstimate(known, place) ? estimate : undefined,
    estimateProblem: error ? problemOf(texts, error) : undefined,
    hands: {
      setQuantity: (id, quantity) => lines.find((line) => line.id === id)?.setQuantity(quantity),
      remove: (id) => lines.find((line) => line.id === id)?.remove(),
      undo: () => void changes.undo().catch(() => undefined),
      applyCoupon: (code) => tryCoupon(changes.applyCoupon(code)),
      removeCoupon: () => tryCoupon(changes.removeCoupon()),
      saveNote: (note) => {
        setNoteSaved(false)
        changes.setNote(note).then(
          () => setNoteSaved(true),
          () => undefined,
        )
      },
      estimate: setPlace,
    },
  }
}
// #endregion
