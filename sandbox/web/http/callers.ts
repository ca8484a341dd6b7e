/** Permissions of operations. */
import { type Caller, managesStore } from '../../platform/caller.ts'
import { ApplicationError, denied } from '../../platform/errors.ts'

/** Refuses callers without permission: 401 without a token, 403 with the wrong one. */
export function assertAllowed(caller: Caller, callers: readonly string[]): void {
  const isManager = managesStore(caller) && callers.includes('app')
  if (callers.includes('anyone') || callers.includes(caller.role) || isManager) return
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
