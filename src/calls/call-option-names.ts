import { isRecord } from '../values/json.ts'
import type { CallOptions } from './call-options.ts'

/** Every option of a call, by name: the compiler asks for a new one here. */
export const callOptionNames: Readonly<Record<keyof CallOptions, true>> = {
  signal: true,
  headers: true,
  timeout: true,
  attemptTimeout: true,
  retries: true,
  idempotencyKey: true,
  readYourWrites: true,
  raw: true,
  as: true,
}

/** Whether a call can be made with these options: an object with known names, or none at all. */
export const areCallOptions = (options: unknown): boolean => {
  if (options === undefined) return true
  if (!isRecord(options)) return false
  for (const name in options) if (!Object.hasOwn(callOptionNames, name)) return false
  return true
}
