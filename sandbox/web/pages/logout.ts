/** The hosted pages that are not part of the code flow: sign-out, and the way back. */

import { isAllowedTarget } from '../../commerce/rules/redirect-targets.ts'
import { takeLogoutFamily } from '../../people/identity/redirect-sessions.ts'
import { revokeTokenFamily } from '../../people/identity/revocation.ts'
import { readSettings } from '../../people/identity/settings.ts'
import type { Platform } from '../../storage/context.ts'
import { redirect } from './html.ts'
import { messagePage } from './sign-in.ts'

/** Ends the sign-in of the redirect session, then redirects to its `postFlowUrl` if that is allowed. */
export async function logoutPage(platform: Platform, url: URL): Promise<Response> {
  const session = url.searchParams.get('redirectSession')
  if (session !== null) {
    const family = await takeLogoutFamily(platform, session)
    if (family !== undefined) await revokeTokenFamily(platform.database, platform, family)
  }
  return followPostFlowUrl(platform, url, 'You are signed out', 'You can close this page.')
}

/** Redirects to `postFlowUrl` if that is allowed; without one it shows a message. */
export async function followPostFlowUrl(
  platform: Platform,
  url: URL,
  title: string,
  text: string,
): Promise<Response> {
  const target = url.searchParams.get('postFlowUrl')
  if (target === null) return messagePage(title, text)
  const { redirectUris } = await readSettings(platform.database, platform.site)
  return isAllowedTarget(target, redirectUris)
    ? redirect(target, 303)
    : messagePage(title, 'The return address is not registered for this site.', 400)
}

/** The origin a form of the page may lead on to; whether it does is checked again when it does. */
export function postFlowOrigins(url: URL): string[] {
  const target = url.searchParams.get('postFlowUrl')
  return target !== null && URL.canParse(target) ? [new URL(target).origin] : []
}
