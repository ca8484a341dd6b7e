/** Validates the redirect addresses registered for a site. */

import { isRegistrable } from '../../commerce/rules/redirect-targets.ts'
import { ValidationError, violation } from '../../platform/errors.ts'

/** Refuses addresses that no browser should be sent to. */
export function assertRedirectUris(addresses: readonly string[]): void {
  const violations = addresses.flatMap((address, index) =>
    isRegistrable(address)
      ? []
      : [
          violation(
            `redirectUris[${index}]`,
            'FORMAT',
            `${address} must be an http or https address, plainly written, without a fragment`,
            { type: 'REDIRECT_TARGET' },
          ),
        ],
  )
  if (violations.length > 0) throw new ValidationError(violations)
}
