import { invalidArgument } from '../errors/invalid-argument.ts'
import { isRecord } from '../values/json.ts'
import type { CallOptions } from './call-options.ts'

/** Every option of a call, by name: the compiler requires new ones here. */
export const callOptionNames: Readonly<Record<keyof CallOptions, true>> = {
  signal: true,
  headers: true,
  timeout: true,
  attemptTimeout: true,
  retries: true,
  idempotencyKey: true,
  readYourWrites: true,
  raw: true,
  keepalive: true,
  as: true,
}

/**
 * The first name that is not a call option, if any.
 *
 * @throws ApiError when the options are not an object
 */
export const unknownOption = (options: unknown): string | undefined => {
  if (options !== undefined && !isRecord(options)) {
    throw invalidArgument('options', 'must be an object')
  }
  for (const name in options) if (!Object.hasOwn(callOptionNames, name)) return name
  return undefined
}
