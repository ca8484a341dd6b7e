import type { ErrorCode } from 'storefront-client'
import { counted } from './counted.ts'

/** Texts of failures: what happened and what to do. */
export const errors = {
  unknown: 'Something went wrong. Try again.',
  offline: 'You are offline. Try again once you are back online.',
  unreachable: 'Can’t reach the store. Check your connection, then try again.',
  unsure: 'The store didn’t confirm this. Check whether it went through before you try again.',
  signedOut: 'You’ve been signed out. Sign in again to continue.',
  forbidden: 'Your account doesn’t have permission for this. Sign in as the store owner.',
  mayNotChange: {
    products:
      'Your account doesn’t have permission to change products. Sign in as the store owner.',
    collections:
      'Your account doesn’t have permission to change collections. Sign in as the store owner.',
    inventory: 'Your account doesn’t have permission to change stock. Sign in as the store owner.',
    members: 'Your account doesn’t have permission to change members. Sign in as the store owner.',
  },
  gone: 'This no longer exists. It may have been deleted in the meantime.',
  invalid: 'The store rejected some of your entries.',
  changed: 'Someone else changed this at the same time. Review it, then try again.',
  tooFew: 'There aren’t that many units in stock. Check the stock level.',
  busy: counted({
    one: 'The store is busy. Wait a minute, then try again.',
    other: 'The store is busy. Wait # minutes, then try again.',
  }),
  tooLarge: 'That is more than the store accepts at once. Reduce it, then try again.',
  full: 'The store is out of storage space. Nothing you typed is lost: free up space, then try again.',
  refused: 'The store rejected this. Check it, then try again.',
  broken: 'The store reported an internal error. Nothing you typed is lost: try again in a moment.',
  said: (what: string, platformText: string) => `${what} Details: ${platformText}`,
  of: (name: string, what: string) => `${name}: ${what}`,
  requestId: (id: string) => `Request ID ${id}`,
  codes: {
    OWNER_CANNOT_BE_BLOCKED: 'The owner of the store cannot be blocked.',
    OWNER_CANNOT_BE_DELETED: 'The owner of the store cannot be deleted.',
    OWNER_CANNOT_BE_MUTED: 'The owner of the store cannot be muted.',
    SLUG_ALREADY_EXISTS: 'This address is already taken. Choose another one.',
    MEMBER_ALREADY_EXISTS: 'Another member already uses this e-mail.',
    DUPLICATE_EMAIL: 'Another member already uses this e-mail.',
  } satisfies Partial<Record<ErrorCode, string>>,
  rules: {
    required: 'is required',
    notEmpty: 'must not be empty',
    notNegative: 'must not be negative',
    atLeast: (limit: string) => `must be at least ${limit}`,
    atMost: (limit: string) => `must not be more than ${limit}`,
    moreThan: (limit: string) => `must be more than ${limit}`,
    lessThan: (limit: string) => `must be less than ${limit}`,
    atLeastCharacters: (limit: string) => `must have at least ${limit} characters`,
    atMostCharacters: (limit: string) => `must not have more than ${limit} characters`,
    atLeastItems: (limit: string) => `must have at least ${limit} entries`,
    atMostItems: (limit: string) => `must not have more than ${limit} entries`,
    atMostDecimals: (limit: string) => `must not have more than ${limit} decimals`,
    email: 'must be an e-mail address',
    date: 'must be a date such as 1990-12-31',
    webAddress: 'must be an address that begins with https://',
    form: 'has the wrong format',
    choice: 'must be one of the choices',
    exclusive: 'cannot be combined with another field',
    notAllowed: 'cannot be set here',
  },
  /** A refused field that the form does not show. */
  hiddenField: 'A field that is not on this page',
}
