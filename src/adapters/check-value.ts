import { invalidArgument } from '../errors/invalid-argument.ts'
import { isSendable, isWhole } from '../values/json.ts'

/** Limit and offset, which every described list names alike. */
const ofPage = /aging\.(limit|offset)$/

/**
 * Checks a single value of a request. Limit and offset are checked as by the query builder (specification, point 5).
 *
 * @param path the argument path of the value
 * @throws ApiError naming a limit or offset that is not a non-negative integer, a condition of a filter that is
 * undefined, and a value that JSON cannot carry
 */
export const checkValue = (value: unknown, path: string): void => {
  if (ofPage.test(path) && !isWhole(value ?? 0)) {
    throw invalidArgument(path, 'must be a non-negative integer')
  }
  // Without its value, a condition would match everything.
  if (value === undefined ? path.includes('filter.') : !isSendable(value)) {
    throw invalidArgument(path, `cannot be sent as ${typeof value}`)
  }
}
