/**
 * The site's own sign-in page, where the redirect session of the `login` intent leads. The sandbox
 * keeps no cookie: the page checks who it is, brings the visitor's cart along and leads back. Apps
 * that need tokens send people to the authorize page.
 */
import type { Platform } from '../context.ts'
import { visitorOfLogin } from '../identity/redirect-sessions.ts'
import { readSettings, siteName } from '../identity/settings.ts'
import { type SubmittedForm, submitForm } from './form-submission.ts'
import { followPostFlowUrl, postFlowOrigins } from './logout.ts'
import { addressesOf, screenOf } from './screens.ts'
import { type FormState, formPage } from './sign-in.ts'

/** GET: the form. */
export async function loginPage(platform: Platform, url: URL): Promise<Response> {
  return showForm(platform, url)
}

/** POST: the form has been filled in. */
export async function loginForm(
  platform: Platform,
  url: URL,
  form: SubmittedForm,
): Promise<Response> {
  const session = url.searchParams.get('redirectSession')
  const visitorId = session === null ? undefined : await visitorOfLogin(platform, session)
  const submitted = await submitForm(platform, url, form, visitorId)
  if ('page' in submitted) return submitted.page
  if ('sessionToken' in submitted) {
    return followPostFlowUrl(platform, url, 'You are signed in', 'You can close this page.')
  }
  const { email, nickname } = form
  return showForm(platform, url, { email, nickname, ...submitted })
}

async function showForm(
  platform: Platform,
  url: URL,
  filled: Pick<FormState, 'email' | 'nickname' | 'problem' | 'stateToken'> &
    Partial<Pick<FormState, 'captcha'>> = {},
): Promise<Response> {
  const { captcha } = await readSettings(platform.database, platform.site)
  return formPage({
    captcha,
    screen: screenOf(url),
    addresses: addressesOf(url),
    siteName: await siteName(platform.database, platform.site),
    formTargets: postFlowOrigins(url),
    ...filled,
  })
}
