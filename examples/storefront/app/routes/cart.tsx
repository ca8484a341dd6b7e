/** The cart as a page: for those without scripts, and for whoever wants to see it whole. */
import { useEffect, useMemo, useState } from 'react'
import { createPath, data, Link, redirect, useActionData, useLoaderData } from 'react-router'
import {
  readCartPage,
  refusedCartForm,
  submitCartForm,
  withRefusedForm,
} from 'storefront-client/next'
import type { LivePage } from '../cart/live.tsx'
import { CartPanel } from '../cart/panel.tsx'
import { problemOf } from '../cart/problems.ts'
import { useTexts } from '../messages/use-texts.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Problem } from '../parts/problem.tsx'
import { isAway, orAway } from '../server/away.ts'
import { readProduct } from '../server/catalogue.ts'
import { type Given, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

// #region loader
export const loader = async (given: Given) => {
  const { searchParams } = new URL(given.request.url)
  return {
    page: await orAway(readCartPage(visitOf(given).client, searchParams)),
    isRefused: searchParams.has('refused'),
  }
}
// #endregion

// #region submit
/** Does what a form asks, and leads to the page that shows it; a refusal is shown where the form is. */
export const action = async (given: Given) => {
  const form = await given.request.formData()
  try {
    const said = await submitCartForm(visitOf(given).client.currentCart, form, readProduct)
    return redirect(createPath({ pathname: paths.cart, search: `${new URLSearchParams(said)}` }))
  } catch (error) {
    if (isAway(error)) return orAway(Promise.reject(error))
    return data(refusedCartForm(form, error), { status: 400 })
  }
}
// #endregion

export default function Cart() {
  const { page, isRefused } = useLoaderData<typeof loader>()
  const { cart, place } = page
  const refused = useActionData<typeof action>()
  const words = useTexts()
  const { cart: title, basket, problems } = words.texts
  const [Live, setLive] = useState<typeof LivePage>()
  const read = useMemo(() => ({ cart, at: Date.now() }), [cart])
  useEffect(() => {
    // A form that was refused is shown as it is; from its next change on scripts take over.
    if (refused) return
    void import('../cart/live.tsx').then((live) => setLive(() => live.LivePage))
  }, [refused])
  return (
    <>
      <PageHead title={title} />
      {refused?.intent === 'add' && (
        <Problem>
          {problemOf(words, refused.refusal)}{' '}
          <Link to={paths.product(refused.product)}>{basket.backToProduct}</Link>
        </Problem>
      )}
      <Problem>{isRefused && problems.checkout}</Problem>
      {Live ? (
        <Live read={read} place={place} />
      ) : (
        <CartPanel {...(refused ? withRefusedForm(page, refused) : page)} />
      )}
    </>
  )
}
