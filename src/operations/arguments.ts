/** The arguments of a method: path parameters by position, then one object with everything else. */
import type { Operation } from '../../generated/operation.ts'
import type { OperationRequest } from '../calls/outcome.ts'

/** How many arguments a method takes before its options. */
export const argumentCount = ({ pathParameters, hasBody, hasQuery }: Operation): number =>
  pathParameters.length + (hasBody || hasQuery ? 1 : 0)

/** Arguments in the places they go to. */
export const requestOf = (operation: Operation, given: readonly unknown[]): OperationRequest => {
  const names = operation.pathParameters
  const path = Object.fromEntries(names.map((name, index) => [name, given[index]]))
  return { path, [operation.hasBody ? 'body' : 'query']: given[names.length] }
}
