/** The page a mail about a password leads to: choose one, and go back to where the app wants. */

import type { SignInState } from '../../commerce/rules/member-states.ts'
import { newPasswordViolations } from '../../people/accounts/credentials.ts'
import { choosePassword, isRecoverable } from '../../people/accounts/recovery.ts'
import { siteName } from '../../people/identity/settings.ts'
import type { PageContext } from './context.ts'
import { html, page } from './html.ts'
import { followPostFlowUrl, postFlowOrigins } from './logout.ts'
import { pagePaths } from './paths.ts'
import { invalid, messagePage, problemNote } from './sign-in.ts'

/** The page's address with a token, and with where it leads when the password is set. */
export function recoverAddress(
  origin: string,
  recoveryToken: string,
  target: string | undefined,
): string {
  const parameters = new URLSearchParams({
    recoveryToken,
    ...(target === undefined ? {} : { postFlowUrl: target }),
  })
  return `${origin}${pagePaths.recover}?${parameters}`
}

/** GET: the form. */
export async function recoverPage(context: PageContext): Promise<Response> {
  return (await isRecoverable(context, tokenOf(context.url))) ? showForm(context) : deadLink()
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

/** The next step after the password is set; signing in is separate. */
const nextText: Readonly<Record<SignInState, string>> = {
  SUCCESS: 'You can sign in with it now.',
  REQUIRE_EMAIL_VERIFICATION: 'You can sign in with it now.',
  REQUIRE_OWNER_APPROVAL: 'The site owner must approve your account before you can sign in.',
  REFUSED: 'This account is blocked. Contact the site owner.',
}

async function showForm(context: PageContext, problem?: string) {
  const { url } = context
  const name = await siteName(context)
  const body = html`<main>
<h1>Choose a new password</h1>
<p>for ${name}</p>
${problemNote(problem)}
<form method="post" action="${url.pathname}${url.search}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required${invalid(problem)}>
<button type="submit">Change password</button>
</form>
</main>`
  return page(`Choose a new password · ${name}`, body, {
    status: problem === undefined ? 200 : 400,
    formTargets: postFlowOrigins(url),
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
