/** The redirect addresses registered for a site. */

import { isAllowedTarget, isRegistrable } from '../../commerce/rules/redirect-targets.ts'
import { assertNone, violation } from '../../platform/errors.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { readSettings } from './settings.ts'

/** The address unchanged if it is an allowed target; else `undefined`. */
export async function allowedTarget(store: SiteStore, target: string | null | undefined) {
  if (!target) return undefined
  const { redirectUris } = await readSettings(store)
  return isAllowedTarget(target, redirectUris) ? target : undefined
}

/** Refuses unsafe redirect addresses. */
export function assertRedirectUris(addresses: readonly string[]): void {
  const violations = addresses.flatMap((address, index) => {
    if (isRegistrable(address)) return []
    const description = `${address} must be an address of http, https or an app's own scheme, plainly written, without a fragment`
    return [violation(`redirectUris[${index}]`, 'FORMAT', description, { type: 'REDIRECT_TARGET' })]
  })
  assertNone(violations)
}
