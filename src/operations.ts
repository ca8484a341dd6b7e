/**
 * The operations one by one, for apps that ship only what they call.
 *
 * @packageDocumentation
 */

export * from '../generated/operations/carts.ts'
