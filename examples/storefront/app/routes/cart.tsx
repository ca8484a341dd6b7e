/** The cart page, which also works without JavaScript. */
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
import { readProduct } from '../server/catalogue.ts'
import { formOf, orErrorPage, refusalIn } from '../server/error-pages.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export { ErrorBoundary } from '../root.tsx'

// #region loader
export const loader = async (args: RouteArgs) => {
  const { searchParams } = new URL(args.request.url)
  return {
    page: await orErrorPage(readCartPage(visitOf(args).client, searchParams)),
    isRefused: searchParams.has('refused'),
  }
}
// #endregion

// #region submit
/** Handles the cart's forms with post/redirect/get; a refusal is shown next to its form. */
export const action = async (args: RouteArgs) => {
  const form = await formOf(args.request)
  try {
    const query = await submitCartForm(visitOf(args).client.currentCart, form, readProduct)
    return redirect(createPath({ pathname: paths.cart, search: `${new URLSearchParams(query)}` }))
  } catch (error) {
    await refusalIn(error)
    return data(refusedCartForm(form, error), { status: 400 })
  }
}
// #endregion

/** Whether the buyer has begun a form that the server rendered: taken over now, it would lose what is typed. */
const isBegun = (): boolean => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main .cart :is(input, textarea)',
  )
  const isChanged = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  return isChanged || document.querySelector('main .cart :focus') !== null
}

export default function Cart() {
  const { page, isRefused } = useLoaderData<typeof loader>()
  const { cart, place } = page
  const refused = useActionData<typeof action>()
  const shown = refused ? withRefusedForm(page, refused) : page
  const i18n = useTexts()
  const { cart: title, basket, problems } = i18n.texts
  const [Live, setLive] = useState<typeof LivePage>()
  const read = useMemo(() => ({ cart, at: Date.now() }), [cart])
  useEffect(() => {
    // A refused form stays server-rendered, with its error, until a submission succeeds.
    if (refused) return
    // Without it, the server-rendered forms keep working.
    import('../cart/live.tsx').then(
      (live) => {
        if (!isBegun()) setLive(() => live.LivePage)
      },
      () => {},
    )
  }, [refused])
  return (
    <>
      <PageHead title={title} />
      {refused && shown.otherRefusal && (
        <Problem>
          {problemOf(i18n, shown.otherRefusal)}{' '}
          {refused.intent === 'add' && (
            <Link to={`${paths.product(refused.product)}?${refused.parameters}`}>
              {basket.backToProduct}
            </Link>
          )}
        </Problem>
      )}
      <Problem>{isRefused && problems.checkout}</Problem>
      {Live ? <Live read={read} place={place} /> : <CartPanel {...shown} />}
    </>
  )
}
