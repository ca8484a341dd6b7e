/**
 * The operations as standalone functions that take a client, for apps that ship only what they call.
 *
 * @packageDocumentation
 */

export * from '../generated/functions/index.ts'
export { type CoreSessionOptions, createSession } from './core-session.ts'
export * from './shared-exports.ts'
