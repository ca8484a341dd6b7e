import { systemError } from '../../errors/system-error.ts'
import { isPromise } from '../../values/json.ts'
import type { TokenStorage } from './storage.ts'

const fail = (cause: unknown): never => {
  throw systemError({ code: 'STORAGE_FAILED', message: 'The token storage failed', cause })
}

const named = <Now, Later>(work: () => Now | Promise<Later>): Now | Promise<Later> => {
  try {
    const done = work()
    return isPromise(done) ? done.catch(fail) : done
  } catch (cause) {
    return fail(cause)
  }
}

/** Wraps a storage so that its failures are reported as the storage's, not as the platform's. */
export const withNamedFailures = (storage: TokenStorage): TokenStorage => ({
  get: () => named(() => storage.get()),
  set: (tokens) => named(() => storage.set(tokens)),
})
