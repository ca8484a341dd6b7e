// Generated from spec/ by `npm run generate`. Do not edit.
// The calls that may find none yet.

import type { Operation } from './operation.ts'

/** Operation → what makes its form that returns undefined while there is none. */
export const noneYet: Readonly<Record<string, Operation['noneYet']>> = {
  'currentCart.getCurrentCart': ['OWNED_CART_NOT_FOUND', 'cart'],
  'members.getCurrentMember': ['NOT_FOUND', 'member'],
}
