/** The page of a password mail: choose a password, then return to the app. */

import type { SignInState } from '../../commerce/rules/member-states.ts'
import { newPasswordViolations } from '../../people/accounts/credentials.ts'
import { choosePassword, memberOfToken } from '../../people/accounts/recovery.ts'
import { siteName } from '../../people/identity/settings.ts'

import type { PageContext } from './context.ts'
import { html } from './html.ts'
import { followPostFlowUrl, postFlowSources } from './logout.ts'
import { pagePaths } from './paths.ts'
import { formPage, invalid, messagePage } from './sign-in.ts'

/** The page's address with a token and the redirect target. */
export function recoverAddress(origin: string, recoveryToken: string, target: string | undefined) {
  const parameters = new URLSearchParams({
    recoveryToken,
    ...(target === undefined ? {} : { postFlowUrl: target }),
  })
  return `${origin}${pagePaths.recover}?${parameters}`
}

/** GET: the form. */
export async function recoverPage(context: PageContext): Promise<Response> {
  const member = await memberOfToken(context, tokenOf(context.url))
  return member === undefined ? deadLink() : showForm(context)
}

/** POST: handles the submitted form. */
export async function recoverForm(context: PageContext, sent: URLSearchParams): Promise<Response> {
  const password = sent.get('password') ?? ''
  const [violation] = await newPasswordViolations(context, password)
  if (violation !== undefined) return showForm(context, violation.description)
  const next = await choosePassword(context, { recoveryToken: tokenOf(context.url), password })
  if (next === undefined) return deadLink()
  return followPostFlowUrl(context, 'Your password is changed', nextText[next])
}

/** The next step after the password is set; it signs no one in. */
const nextText: Readonly<Record<SignInState, string>> = {
  SUCCESS: 'You can sign in with it now.',
  REQUIRE_EMAIL_VERIFICATION: 'You can sign in with it now.',
  REQUIRE_OWNER_APPROVAL: 'The site owner must approve your account before you can sign in.',
  REFUSED: 'This account is blocked. Contact the site owner.',
}

async function showForm(context: PageContext, problem?: string): Promise<Response> {
  const { url } = context
  const name = await siteName(context)
  return formPage(name, {
    title: 'Choose a new password',
    intro: `for ${name}`,
    problem,
    action: `${url.pathname}${url.search}`,
    fields: html`<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required${invalid(problem)}>
<button type="submit">Change password</button>`,
    formTargets: await postFlowSources(context),
  })
}

function deadLink(): Response {
  return messagePage(
    'This link no longer works',
    'It has expired or was already used. Request a new one on the sign-in page.',
    400,
  )
}

function tokenOf(url: URL): string {
  return url.searchParams.get('recoveryToken') ?? ''
}
