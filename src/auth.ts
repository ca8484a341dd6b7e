/**
 * Sign-in and sessions in pieces: storages, cookies, locks, callbacks, proof keys.
 *
 * @packageDocumentation
 */

export type { ArrivedCallback } from './session/callback.ts'
export * from './session/index.ts'
