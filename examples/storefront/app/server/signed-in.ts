/** Sign-in: its redirects and error messages. */
import { data, redirect, redirectDocument } from 'react-router'
import type { LoginResult } from 'storefront-client'
import { loginRefusalOf, pendingSignIn } from 'storefront-client/auth'
import { textIn } from 'storefront-client/catalogue'
import { problemOf } from '../cart/problems.ts'
import { paths } from '../shop.ts'
import { formOf, refusalIn } from './error-pages.ts'
import { type RouteArgs, type Visit, visitOf } from './visit.ts'

/** Where to go after sign-in: only to pages of this shop (no open redirect). */
const returnPathOf = ({ url }: Request): string => {
  const { origin, searchParams } = new URL(url)
  const to = searchParams.get('to') ?? ''
  // As a browser reads it, and encoded for a header: without control characters, with slashes for backslashes.
  const path = to.startsWith('/') ? new URL(origin + to).href.slice(origin.length) : ''
  return /^\/(?!\/)/.test(path) ? path : paths.account
}

/** The loader of sign-in pages: redirects members, keeps the query string for links between these pages. */
export const visitorsOnly = (args: RouteArgs) => {
  const { search, searchParams } = new URL(args.request.url)
  if (visitOf(args).client.session.loggedIn) throw redirect(returnPathOf(args.request))
  return { search, isEnded: searchParams.has('ended') }
}

// #region sign-in
/** Runs one step of a sign-in, then redirects to the target or the verification page, or shows the form with an error. */
export const submitSignIn = async (
  args: RouteArgs,
  step: (visit: Visit, form: FormData) => Promise<LoginResult>,
) => {
  const visit = visitOf(args)
  const form = await formOf(args.request)
  const to = returnPathOf(args.request)
  // The password is not sent back.
  const entered = {
    email: textIn(form, 'email'),
    firstName: textIn(form, 'firstName'),
    lastName: textIn(form, 'lastName'),
  }
  const refuse = (problem: string) => data({ problem, entered }, { status: 400 })
  try {
    const result = await step(visit, form)
    await pendingSignIn(visit.cookies).keep(result)
    const refusal = loginRefusalOf(result)
    // A full page load, so that no visitor data stays in the page.
    if (!refusal) return redirectDocument(to)
    if (refusal === 'verify') {
      const search = new URLSearchParams({ to, ...(form.has('again') && { sent: 'yes' }) })
      return redirect(`${paths.confirm}?${search}`)
    }
    return refuse(visit.texts.problems[refusal])
  } catch (error) {
    return refuse(problemOf(visit, await refusalIn(error)))
  }
}
// #endregion
