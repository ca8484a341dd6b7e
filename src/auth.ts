/**
 * Sign-in and sessions in pieces: storages, cookies, locks, callbacks, proof keys.
 *
 * @packageDocumentation
 */

export * from './session/index.ts'
