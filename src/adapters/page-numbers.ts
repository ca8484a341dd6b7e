import { invalidArgument } from '../errors/invalid-argument.ts'
import { isWhole } from '../values/json.ts'

/** The numbers of a page, which every list of the description names alike. */
const ofPage = /aging\.(limit|offset)$/

/**
 * Checks the numbers of a page as the query builder does (specification, point 5).
 *
 * @param path the argument path of the value
 * @throws ApiError naming a limit or an offset that is no whole number from 0
 */
export const checkPageNumber = (value: unknown, path: string): void => {
  if (ofPage.test(path) && !isWhole(value ?? 0)) {
    throw invalidArgument(path, 'must be a whole number from 0')
  }
}
