/** A stored redirect session: the purpose of the page, and its redirect targets. */
import type { CreateRedirectSessionRequest } from '../../../../generated/wire.ts'

/** The purpose of a redirect session; a request has exactly one. */
export type RedirectIntent = Exclude<
  keyof CreateRedirectSessionRequest,
  'callbacks' | 'preferences' | 'origin'
>

/** The request without its credentials. */
export type RedirectDocument = Omit<CreateRedirectSessionRequest, 'auth'>
