import { ApiError } from '../../errors/api-error.ts'

/** The codes of a silent sign-in that needs the user's input (OpenID Connect core, 3.1.2.6). */
const refusals: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]

/** Whether a silent sign-in failed only because it needs the user's input. */
export const isRefusedSilently = (error: unknown): boolean =>
  ApiError.is(error) && refusals.includes(error.code)
