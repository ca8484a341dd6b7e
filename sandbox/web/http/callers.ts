/** Permissions of operations. */
import type { Caller } from '../../platform/caller.ts'
import { ApplicationError, denied } from '../../platform/errors.ts'

/** Refuses callers without permission: 401 without a token, 403 with the wrong one. */
export function assertAllowed(caller: Caller, callers: readonly string[]): void {
  if (callers.includes('anyone') || rolesOf(caller).some((role) => callers.includes(role))) return
  if (caller.role === 'none') {
    throw new ApplicationError(
      401,
      'UNAUTHENTICATED',
      'This call needs an access token or an API key in the Authorization header.',
    )
  }
  const allowed = callers.join(', ')
  const description = `This call is not available to the role “${caller.role}”. Allowed: ${allowed}.`
  throw denied(description, { callers })
}

/** The owner is a member whose token may do what the API key may. */
function rolesOf(caller: Caller): readonly string[] {
  if (caller.role === 'member' && caller.owner) return ['member', 'app']
  return [caller.role]
}
