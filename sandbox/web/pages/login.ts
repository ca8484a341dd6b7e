/**
 * The site's own sign-in page, where the redirect session of the `login` intent leads. The sandbox sets
 * no cookie: the page authenticates, merges the visitor's cart and redirects back. Apps that need
 * tokens use the authorize page.
 */

import { visitorOfLogin } from '../../people/identity/redirect-sessions.ts'
import type { PageContext } from './context.ts'
import { submitSignIn } from './form-submission.ts'
import { followPostFlowUrl, postFlowSources } from './logout.ts'
import { signInForm } from './sign-in.ts'

/** GET: the form. */
export async function loginPage(context: PageContext): Promise<Response> {
  return signInForm(context, await postFlowSources(context))
}

/** POST: handles the submitted form. */
export async function loginForm(context: PageContext, sent: URLSearchParams): Promise<Response> {
  const session = context.url.searchParams.get('redirectSession')
  return submitSignIn(context, sent, {
    visitorId: session === null ? undefined : await visitorOfLogin(context, session),
    formTargets: await postFlowSources(context),
    signedIn: () => followPostFlowUrl(context, 'You are signed in', 'You can close this page.'),
  })
}
