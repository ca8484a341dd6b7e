'use client'

/** The cart of `useCart()` as its page shows it, with the page's forms handled in place. */
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { textIn } from '../../catalogue/product-form.ts'
import { type Refusal, refusalOf } from '../../errors/refusal.ts'
import { type CartIntent, quantityIn, removedItem } from '../../next/cart-form.ts'
import type { CartPage } from '../../next/cart-page.ts'
import { cartPageLine, type LinePicture } from '../../next/cart-page-line.ts'
import { couponRefusalIn } from '../../next/coupon-refusal.ts'
import { couponsOf, estimateFor, needsEstimate, type Place, placeIn } from '../../next/place.ts'
import { useClient } from '../provider.tsx'
import { useCart } from './use-cart.ts'

/** The cart's page, where scripts run. */
export interface CartPageView extends CartPage {
  /** How many units are in the cart, pending changes included. */
  readonly count: number
  /** For the element around the forms: handles them without leaving the page. */
  readonly onSubmit: (event: FormEvent<HTMLElement>) => void
}

/** The intents of a cart page's forms; products have their own. */
type Intent = Exclude<CartIntent, 'add'> | 'estimate'

/**
 * The cart in the shape that `readCartPage` of `storefront-client/next` returns on the server, so that one component
 * renders both. Its forms are those of `submitCartForm`, and one with the intent `estimate`: `onSubmit` handles them
 * optimistically. Sums are the platform's and wait for it.
 *
 * @param begin the initial destination of the estimate
 * @param picture the size of the pictures of its lines
 * @example
 * const { lines, pending, onSubmit } = useCartPage()
 */
export const useCartPage = (begin?: Place, picture?: LinePicture): CartPageView => {
  const client = useClient()
  const { cart, lines, pending, removed, count, ...changes } = useCart()
  const [place, setPlace] = useState(begin)
  const [refused, setRefused] = useState<Partial<Record<'coupon' | 'note' | 'undo', Refusal>>>({})
  const [noteSaved, setNoteSaved] = useState(false)
  const known = cart ?? undefined
  const isEstimated = needsEstimate(known)
  const { data, error } = useQuery({
    // Revisions start at 1 in every cart, and some platforms have none.
    queryKey: ['storefront', 'estimate', known?.id, known?.revision ?? known?.updatedDate, place],
    queryFn: ({ signal }) =>
      client.currentCart.estimateCurrentCartTotals(estimateFor(place), { signal }),
    enabled: !pending && isEstimated,
    retry: false,
  })
  const estimate = isEstimated ? data : undefined
  const attempt = async (form: keyof typeof refused, change: Promise<unknown>) => {
    const settle = (refusal?: Refusal) => setRefused((others) => ({ ...others, [form]: refusal }))
    settle()
    const refusal = await change.then(() => undefined, refusalOf)
    settle(refusal)
    return !refusal
  }
  const lineIn = (form: FormData) => lines.find(({ id }) => id === textIn(form, 'line'))
  const steps: Readonly<Record<Intent, (form: FormData) => void>> = {
    quantity: (form) => {
      const quantity = quantityIn(form)
      if (quantity <= 0) steps.remove(form)
      else lineIn(form)?.setQuantity(quantity)
    },
    remove: (form) => {
      setRefused((others) => ({ ...others, undo: undefined }))
      lineIn(form)?.remove()
    },
    undo: () => void attempt('undo', changes.undo()),
    coupon: (form) => void attempt('coupon', changes.applyCoupon(textIn(form, 'code'))),
    'remove-coupon': () => void attempt('coupon', changes.removeCoupon()),
    note: (form) => {
      setNoteSaved(false)
      void attempt('note', changes.setNote(textIn(form, 'note'))).then(setNoteSaved)
    },
    estimate: (form) => setPlace(placeIn(form)),
  }
  const isOwn = (intent: string): intent is Intent => Object.hasOwn(steps, intent)
  return {
    cart: known,
    lines: lines.map(({ item, quantity, pending: isPending, error: refused }) => ({
      ...cartPageLine(item, picture),
      quantity,
      pending: isPending,
      ...(refused && { refusal: refusalOf(refused) }),
    })),
    pending,
    count,
    removed: removed && removedItem(removed.line, removed.quantity),
    undoRefusal: refused.undo,
    coupons: couponsOf(known),
    couponRefusal: refused.coupon ?? couponRefusalIn(estimate),
    noteSaved,
    noteRefusal: refused.note,
    place,
    estimate,
    estimateRefusal: error ? refusalOf(error) : undefined,
    onSubmit: (event) => {
      const { target: form, nativeEvent } = event
      if (!(form instanceof HTMLFormElement)) return
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      const sent = new FormData(form, submitter)
      const intent = textIn(sent, 'intent')
      if (!isOwn(intent)) return
      event.preventDefault()
      steps[intent](sent)
    },
  }
}
