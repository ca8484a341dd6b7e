/** What follows from how a sign-in ended. */
import { data, redirect, redirectDocument } from 'react-router'
import { ApiError, type LoginResult, refusalOf } from 'storefront-client'
import { loginRefusalOf, pendingSignIn } from 'storefront-client/auth'
import { textIn } from 'storefront-client/catalogue'
import { problemOf } from '../cart/problems.ts'
import { paths } from '../shop.ts'
import { orAway } from './away.ts'
import { type Given, type Visit, visitOf } from './visit.ts'

/** Where an address says that a sign-in leads to: a page of this shop. */
const targetIn = ({ url }: Request): string => {
  const to = new URL(url).searchParams.get('to') ?? ''
  return /^\/(?![/\\])/.test(to) ? to : paths.account
}

/** For pages that members have no use for: they are led on. Others are told what leads back here. */
export const visitorsOnly = (given: Given) => {
  const { search, searchParams } = new URL(given.request.url)
  if (visitOf(given).client.session.loggedIn) throw redirect(targetIn(given.request))
  return { search, isEnded: searchParams.has('ended') }
}

// #region sign-in
/**
 * Makes a step of a sign-in, and leads to where it ends: the target, the page for the code, or the form again.
 *
 * @param other what is said of a refusal that names no reason
 */
export const enter = async (
  given: Given,
  step: (visit: Visit, form: FormData) => Promise<LoginResult>,
  other: 'unknown' | 'password' = 'unknown',
) => {
  const visit = visitOf(given)
  const form = await given.request.formData()
  const to = targetIn(given.request)
  const again = (problem: string) =>
    data({ problem, email: textIn(form, 'email') }, { status: 400 })
  try {
    const result = await step(visit, form)
    await pendingSignIn(visit.cookies).keep(result)
    const refusal = loginRefusalOf(result)
    // A new document: nothing of the visitor's pages is the member's.
    if (!refusal) return redirectDocument(to)
    if (refusal === 'verify') return redirect(`${paths.confirm}?${new URLSearchParams({ to })}`)
    return again(visit.texts.problems[refusal === 'unknown' ? other : refusal])
  } catch (error) {
    if (!ApiError.is(error) || refusalOf(error).reason === 'away') {
      return orAway(Promise.reject(error))
    }
    return again(problemOf(visit, refusalOf(error)))
  }
}
// #endregion
