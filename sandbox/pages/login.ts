/**
 * The site's own sign-in page, where the redirect session of the `login` intent leads. The sandbox
 * keeps no cookie: the page checks who it is, brings the visitor's cart along and leads back. Apps
 * that need tokens send people to the authorize page.
 */
import type { Platform } from '../context.ts'
import { visitorOfLogin } from '../identity/redirect-sessions.ts'
import { attemptForm, type SentForm } from './attempt.ts'
import { addressOf, isRegister } from './screens.ts'
import { leave } from './sessions.ts'
import { registerPage, signInPage } from './sign-in.ts'

/** GET: the form. */
export async function loginPage(platform: Platform, url: URL): Promise<Response> {
  return showForm(platform, url)
}

/** POST: the form has been filled in. */
export async function loginForm(platform: Platform, url: URL, form: SentForm): Promise<Response> {
  const session = url.searchParams.get('redirectSession')
  const visitorId = session === null ? undefined : await visitorOfLogin(platform, session)
  const attempt = await attemptForm(platform, form, { registering: isRegister(url), visitorId })
  if ('page' in attempt) return attempt.page
  if ('problem' in attempt) return showForm(platform, url, { ...form, problem: attempt.problem })
  return leave(platform, url, 'You are signed in', 'You can close this page.')
}

async function showForm(
  platform: Platform,
  url: URL,
  filled: { email?: string; nickname?: string; problem?: string } = {},
): Promise<Response> {
  const { name: siteName } = await platform.database
    .selectFrom('sites')
    .select('name')
    .where('site_id', '=', platform.site)
    .executeTakeFirstOrThrow()
  const { email, nickname, problem } = filled
  const state = {
    action: addressOf(url, isRegister(url)),
    otherAction: addressOf(url, !isRegister(url)),
    siteName,
    formTargets: targetsOf(url),
    ...{ email, nickname, problem },
  }
  return isRegister(url) ? registerPage(state) : signInPage(state)
}

/** Where the page may lead on; whether it does is checked again when it does. */
function targetsOf(url: URL): string[] {
  const target = url.searchParams.get('postFlowUrl')
  return target !== null && URL.canParse(target) ? [new URL(target).origin] : []
}
