/** What follows from how a sign-in ended. */
import { data, redirect, redirectDocument } from 'react-router'
import { ApiError, type LoginResult } from 'storefront-client'
import type { Texts } from '../messages/en.ts'
import { textsIn } from '../messages/index.ts'
import { paths } from '../shop.ts'
import { orAway } from './away.ts'
import { noPendingCookie, pendingCookie } from './pending-sign-in.ts'
import type { Visit } from './visit.ts'

/** Where an address says that a sign-in leads to: a page of this shop. */
export const targetIn = (request: Request): string => {
  const to = new URL(request.url).searchParams.get('to') ?? ''
  return /^\/(?![/\\])/.test(to) ? to : paths.account
}

type SignInProblem = keyof Texts['signIn']['problems']

interface Step {
  readonly to: string
  readonly email?: string
  /** What is said of a refusal that names no reason. */
  readonly other?: SignInProblem
}

const problemIn = ({ language }: Visit, result: LoginResult, other: SignInProblem): string => {
  const { problems } = textsIn(language).signIn
  switch (result.loginState) {
    case 'OWNER_APPROVAL_REQUIRED':
      return problems.approval
    case 'SILENT_CAPTCHA_REQUIRED':
    case 'USER_CAPTCHA_REQUIRED':
      return problems.captcha
    case 'FAILURE':
      switch (result.errorCode) {
        case 'emailAlreadyExists':
          return problems.taken
        case 'invalidPassword':
        case 'invalidEmail':
          return problems.wrong
        case 'resetPassword':
          return problems.reset
        default:
          return problems[other]
      }
    default:
      return problems[other]
  }
}

const refusalOf = ({ language }: Visit, error: unknown): string | undefined => {
  if (!ApiError.is(error) || error.kind === 'system') return undefined
  const { problems } = textsIn(language).signIn
  if (error.code === 'VERIFICATION_FAILED') return problems.code
  if (error.status === 429) return problems.tooOften
  return problems.unknown
}

// #region sign-in
/** Makes a step of a sign-in, and leads to where it ends: the target, the page for the code, or the form again. */
export const enter = async (
  visit: Visit,
  step: () => Promise<LoginResult>,
  { to, email = '', other = 'unknown' }: Step,
) => {
  const again = (problem: string) => data({ problem, email }, { status: 400 })
  try {
    const result = await step()
    const headers = new Headers()
    if (result.loginState === 'SUCCESS') {
      headers.append('set-cookie', noPendingCookie)
      // A new document: nothing of the visitor's pages is the member's.
      return redirectDocument(to, { headers })
    }
    const waits = pendingCookie(result)
    if (waits === undefined) return again(problemIn(visit, result, other))
    headers.append('set-cookie', waits)
    return redirect(`${paths.confirm}?${new URLSearchParams({ to })}`, { headers })
  } catch (error) {
    const problem = refusalOf(visit, error)
    return problem === undefined ? orAway(Promise.reject(error)) : again(problem)
  }
}
// #endregion
