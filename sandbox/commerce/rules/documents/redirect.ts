/** A redirect session as the sandbox keeps it: what the page is for, and where it leads. */
import type { CreateRedirectSessionRequest } from '../../../../generated/wire.ts'

/** What a visitor may be sent to a hosted page for: exactly one field of a request says it. */
export type RedirectIntent = Exclude<
  keyof CreateRedirectSessionRequest,
  'callbacks' | 'preferences' | 'origin'
>

/** What was asked for, without what proves who asks. */
export type RedirectDocument = Omit<CreateRedirectSessionRequest, 'auth'>
