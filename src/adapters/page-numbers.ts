import { invalidArgument } from '../errors/invalid-argument.ts'
import { isWhole } from '../values/json.ts'

/** Limit and offset, which every described list names alike. */
const ofPage = /aging\.(limit|offset)$/

/**
 * Checks limit and offset as the query builder does (specification, point 5).
 *
 * @param path the argument path of the value
 * @throws ApiError naming a limit or offset that is not a non-negative integer
 */
export const checkPageNumber = (value: unknown, path: string): void => {
  if (ofPage.test(path) && !isWhole(value ?? 0)) {
    throw invalidArgument(path, 'must be a non-negative integer')
  }
}
