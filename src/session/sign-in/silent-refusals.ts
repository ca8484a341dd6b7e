import { ApiError } from '../../errors/api-error.ts'

/** What an authorization page says when it would have to ask (OpenID Connect core, 3.1.2.6). */
const refusals: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]

/** Whether a sign-in that asks nobody failed only because somebody has to be asked. */
export const isRefusedSilently = (error: unknown): boolean =>
  ApiError.is(error) && refusals.includes(error.code)
