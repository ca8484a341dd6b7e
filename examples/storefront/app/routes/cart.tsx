/** The cart as a page: for those without scripts, and for whoever wants to see it whole. */
import { useEffect, useMemo, useState } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { LivePage } from '../cart/live.tsx'
import { CartPanel } from '../cart/panel.tsx'
import { problemOf } from '../cart/problems.ts'
import { estimateRequest, linesOf, needsEstimate, placeIn } from '../cart/shown.ts'
import { textsIn } from '../messages/index.ts'
import { useTexts } from '../messages/use-texts.ts'
import { plainMeta } from '../parts/plain-meta.ts'
import { orAway } from '../server/away.ts'
import { doCartForm } from '../server/cart-forms.ts'
import { settings } from '../server/settings.ts'
import { visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

// #region loader
export const loader = async (given: LoaderFunctionArgs) => {
  const { client, language } = visitOf(given)
  const { searchParams } = new URL(given.request.url)
  const texts = textsIn(language)
  // Who has no session has no cart, and need not get either for looking.
  const isKnown = client.session.role !== 'none'
  const cart = isKnown ? await orAway(client.currentCart.getCurrentCart.orUndefined()) : undefined
  const place = placeIn(searchParams)
  const asked = needsEstimate(cart, place)
    ? await client.currentCart.estimateCurrentCartTotals(estimateRequest(place)).safe()
    : undefined
  const [name, item] = [searchParams.get('removed'), searchParams.get('item')]
  return {
    cart,
    lines: linesOf(cart),
    place,
    estimate: asked?.ok ? asked.data : undefined,
    estimateProblem: asked && !asked.ok ? problemOf(texts, asked.error) : undefined,
    removed: name && item ? { name, item } : undefined,
    isRefused: searchParams.has('refused'),
    noteSaved: searchParams.has('noted'),
    mediaHost: settings().platform.mediaHost,
    title: texts.cart,
  }
}
// #endregion

export const action = async (given: ActionFunctionArgs) =>
  doCartForm(visitOf(given), await given.request.formData())

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => plainMeta(loaderData?.title)

export default function Cart() {
  const { cart, lines, mediaHost, isRefused, ...read } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { texts } = useTexts()
  const [Live, setLive] = useState<typeof LivePage>()
  const known = useMemo(() => ({ cart, at: Date.now() }), [cart])
  useEffect(() => {
    // A form that was refused is shown as it is; from its next change on scripts take over.
    if (refused) return
    void import('../cart/live.tsx').then((live) => setLive(() => live.LivePage))
  }, [refused])
  const problem = refused && 'problem' in refused ? refused : undefined
  return (
    <>
      <header className="page-head">
        <h1>{texts.cart}</h1>
      </header>
      {problem?.intent === 'add' && (
        <p className="problem" role="alert">
          {problem.problem}{' '}
          {problem.product && (
            <Link to={paths.product(problem.product)}>{texts.cartPage.backToProduct}</Link>
          )}
        </p>
      )}
      {isRefused && (
        <p className="problem" role="alert">
          {texts.problems.checkout}
        </p>
      )}
      {Live ? (
        <Live mediaHost={mediaHost} read={known} place={read.place} />
      ) : (
        <CartPanel
          {...read}
          cart={cart}
          lines={lines.map((line) =>
            line.id === problem?.line ? { ...line, problem: problem.problem } : line,
          )}
          pending={false}
          couponProblem={problem?.intent === 'coupon' ? problem.problem : undefined}
        />
      )}
    </>
  )
}
