/**
 * The verification page of the device flow: asks for the user code, then for sign-in, then for consent.
 * The code stays in the page's address, so that every step is a plain form.
 */

import { typedUserCode } from '../../commerce/rules/user-code.ts'
import { decideDevice, isKnownDevice } from '../../people/accounts/devices.ts'
import { siteName } from '../../people/identity/settings.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { PageContext } from './context.ts'
import { expiredSignInText, submitSignIn } from './form-submission.ts'
import { html } from './html.ts'
import { pagePaths } from './paths.ts'
import { addressesOf } from './screens.ts'
import { formPage, invalid, messagePage, signInForm } from './sign-in.ts'

/** GET: asks for the code, or with one in the address for sign-in. */
export async function devicePage(context: PageContext): Promise<Response> {
  const typed = context.url.searchParams.get('userCode')
  if (typed === null) return codePage(context, '')
  return (await refusalOf(context, typed)) ?? signInForm(context, [])
}

/** POST: sign-in or the decision. */
export async function deviceForm(context: PageContext, sent: URLSearchParams): Promise<Response> {
  const userCode = context.url.searchParams.get('userCode') ?? ''
  const lets = sent.get('lets')
  if (lets === 'in' || lets === 'out') {
    const sessionToken = sent.get('sessionToken') ?? ''
    const decided = await forCode(context, userCode, () =>
      decideDevice(context, { userCode, sessionToken }, lets),
    )
    if (decided === 'session-over') return signInForm(context, [], { problem: expiredSignInText })
    return decided === 'answered' ? decidedPage(lets) : decided
  }
  return (
    (await refusalOf(context, userCode)) ??
    submitSignIn(context, sent, {
      formTargets: [],
      signedIn: (sessionToken) => decisionPage(context, sessionToken),
    })
  )
}

const unknownText =
  'This code is invalid or has expired. Check the code on your device and enter it again.'

/** What a code is typed for; the form for the code again, where it is unknown or guessed too often. */
async function forCode<Known>(
  context: PageContext,
  typed: string,
  work: () => Promise<Known | false>,
): Promise<Known | Response> {
  try {
    return (await work()) || (await codePage(context, typed, unknownText))
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error
    return codePage(context, typed, error.description)
  }
}

async function refusalOf(context: PageContext, typed: string): Promise<Response | undefined> {
  const known = await forCode(context, typed, () => isKnownDevice(context, typed))
  return known instanceof Response ? known : undefined
}

const decidedPage = (lets: 'in' | 'out') =>
  lets === 'in'
    ? messagePage('Your device is signed in', 'It continues by itself. You can close this page.')
    : messagePage('Device not signed in', 'You denied access. You can close this page.')

async function codePage(context: PageContext, typed: string, problem?: string): Promise<Response> {
  return formPage(await siteName(context), {
    title: 'Sign in a device',
    intro: 'Enter the code shown on the device.',
    problem,
    method: 'get',
    action: pagePaths.device,
    fields: html`<label for="userCode">Code</label>
<input id="userCode" name="userCode" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="20" placeholder="WDJB-MJHT" value="${typed.slice(0, 20)}" required${invalid(problem)}>
<button type="submit">Continue</button>`,
  })
}

async function decisionPage(context: PageContext, sessionToken: string): Promise<Response> {
  const name = await siteName(context)
  const userCode = typedUserCode(context.url.searchParams.get('userCode') ?? '') ?? ''
  return formPage(name, {
    title: 'Allow this device?',
    intro: html`A device showing <strong>${userCode}</strong> wants to sign in to ${name} as you. Allow it only if the device is in front of you.`,
    action: addressesOf(context.url)['sign-in'],
    fields: html`<input type="hidden" name="sessionToken" value="${sessionToken}">
<button type="submit" name="lets" value="in">Allow</button>
<button class="quiet" type="submit" name="lets" value="out">Deny</button>`,
  })
}
