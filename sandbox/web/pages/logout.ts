/** Hosted pages outside the code flow: sign-out, and the redirect back. */

import { sourceOf } from '../../commerce/rules/redirect-targets.ts'
import { takeLogoutFamily } from '../../people/identity/redirect-sessions.ts'
import { allowedTarget } from '../../people/identity/registered-targets.ts'
import { revokeTokenFamily } from '../../people/identity/revocation.ts'
import type { PageContext } from './context.ts'
import { html, type Part, redirect } from './html.ts'
import { messagePage } from './sign-in.ts'

/**
 * Ends the sign-in of the redirect session, then redirects to its `postFlowUrl` if that is allowed. HEAD, which
 * previews of links send, ends nothing.
 */
export async function logoutPage(context: PageContext, method: string): Promise<Response> {
  const session = method === 'HEAD' ? null : context.url.searchParams.get('redirectSession')
  const family = session === null ? undefined : await takeLogoutFamily(context, session)
  if (family !== undefined) await revokeTokenFamily(context, family)
  return followPostFlowUrl(context, 'You are signed out', 'You can close this page.')
}

/** Redirects to `postFlowUrl` if that is allowed; without one it shows a message. */
export async function followPostFlowUrl(context: PageContext, title: string, text: string) {
  const target = context.url.searchParams.get('postFlowUrl')
  if (target === null) return messagePage(title, text)
  const allowed = await allowedTarget(context, target)
  return allowed === undefined
    ? messagePage(title, 'The return address is not registered for this site.', 400)
    : redirect(allowed, 303)
}

/** Where a form may redirect to. */
export async function postFlowSources(context: PageContext): Promise<string[]> {
  return sourcesOf(await allowedTarget(context, context.url.searchParams.get('postFlowUrl')))
}

/** The valid addresses as sources of a content security policy. */
export function sourcesOf(...targets: readonly (string | null | undefined)[]): string[] {
  return targets.flatMap((target) => (target && URL.canParse(target) ? [sourceOf(target)] : []))
}

/** A link to an allowed page of the app. */
export async function linkTo(
  context: PageContext,
  target: string | null | undefined,
  text: string,
): Promise<Part> {
  const allowed = await allowedTarget(context, target)
  return allowed && html`<p class="more"><a href="${allowed}">${text}</a></p>`
}
