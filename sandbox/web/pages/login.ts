/**
 * The site's own sign-in page, where the redirect session of the `login` intent leads. The sandbox
 * keeps no cookie: the page checks who it is, brings the visitor's cart along and leads back. Apps
 * that need tokens send people to the authorize page.
 */

import { visitorOfLogin } from '../../people/identity/redirect-sessions.ts'
import type { Platform } from '../../storage/context.ts'
import { type SubmittedForm, submitForm } from './form-submission.ts'
import { followPostFlowUrl, postFlowOrigins } from './logout.ts'
import { signInForm } from './sign-in-form.ts'

/** GET: the form. */
export async function loginPage(platform: Platform, url: URL): Promise<Response> {
  return signInForm(platform, url, postFlowOrigins(url))
}

/** POST: handles the submitted form. */
export async function loginForm(
  platform: Platform,
  url: URL,
  form: SubmittedForm,
  address: string | undefined,
): Promise<Response> {
  const session = url.searchParams.get('redirectSession')
  const visitorId = session === null ? undefined : await visitorOfLogin(platform, session)
  const submitted = await submitForm(platform, url, form, { visitorId, address })
  if ('page' in submitted) return submitted.page
  if ('sessionToken' in submitted) {
    return followPostFlowUrl(platform, url, 'You are signed in', 'You can close this page.')
  }
  const { email, nickname } = form
  return signInForm(platform, url, postFlowOrigins(url), { email, nickname, ...submitted })
}
