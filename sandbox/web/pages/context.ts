/** A request for a hosted page: who embeds it is a header, and its form posts to the page itself. */
import type { Context } from '../../storage/context.ts'

/** The part of a request's context that a page needs. */
export type PageContext = Omit<
  Context,
  'caller' | 'additions' | 'requestId' | 'origin' | 'afterwards'
>
