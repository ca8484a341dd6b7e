/** The rules of the filter's operators and the exact texts of breaking them (specification, point 5). */
import { isDate } from '../adapters/dates.ts'
import type { ApiError } from '../errors/api-error.ts'
import { usageError } from '../errors/usage-error.ts'

/** `String`, `Number`, `Boolean`, `Date`, `Array`, `Object`, `Undefined`, `Null`, or the name of a class. */
const typeName = (value: unknown): string => {
  if (value === undefined) return 'Undefined'
  if (value === null) return 'Null'
  if (isDate(value)) return 'Date'
  // By its prototype: an object may well have a field of its own called `constructor`.
  const prototype: unknown = Object.getPrototypeOf(value)
  const name = prototype === null ? '' : Reflect.get(Object(prototype), 'constructor')?.name
  return typeof name === 'string' && name !== '' ? name : 'Object'
}

const misuse = (message: string): ApiError => usageError('INVALID_FILTER', message)

const numerals = ['no parameters', 'one parameter', 'two parameters', 'three parameters']

/** @throws ApiError unless the operator was given this many parameters */
export const checkCount = (operator: string, given: readonly unknown[], count: number): void => {
  if (given.length !== count) {
    throw misuse(`Invalid ${operator} usage. ${operator} requires ${numerals[count]}.`)
  }
}

/** @throws ApiError unless there is a field and something behind it */
export const checkItemCount = (operator: string, given: readonly unknown[]): void => {
  if (given.length < 2) {
    throw misuse(`Invalid ${operator} usage. ${operator} requires at least two parameters.`)
  }
}

/** @throws ApiError unless the field's name is text */
export const checkField = (operator: string, field: unknown): string => {
  if (typeof field === 'string') return field
  throw misuse(
    `Invalid ${operator} field value [${typeName(field)}]. ${operator} field must be a String.`,
  )
}

/**
 * The field that an operator was given, first of its parameters.
 *
 * @throws ApiError unless there are as many parameters as it takes, and the field's name is text
 */
export const fieldOf = (operator: string, given: readonly unknown[], count: number): string => {
  checkCount(operator, given, count)
  return checkField(operator, given[0])
}

const checkType = (operator: string, value: unknown, allowed: readonly string[]): void => {
  const name = typeName(value)
  if (allowed.includes(name)) return
  const types = `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`
  throw misuse(
    `Invalid ${operator} parameter value [${name}]. Valid ${operator} parameter types are ${types}.`,
  )
}

/** @throws ApiError unless the value has an order */
export const checkOrdered = (operator: string, value: unknown): void =>
  checkType(operator, value, ['String', 'Number', 'Boolean', 'Date'])

/** @throws ApiError for what no JSON can carry */
export const checkCarried = (operator: string, value: unknown): void => {
  if (['bigint', 'symbol', 'function'].includes(typeof value)) checkOrdered(operator, value)
}

/** @throws ApiError unless both bounds have an order, and the same one */
export const checkBounds = (operator: string, from: unknown, to: unknown): void => {
  for (const bound of [from, to]) checkType(operator, bound, ['String', 'Number', 'Date'])
  const [first, second] = [typeName(from), typeName(to)]
  if (first === second) return
  throw misuse(
    `Invalid ${operator} parameter values [${first}] and [${second}]. Both parameters must be of the same type.`,
  )
}

/** @throws ApiError unless the value is text */
export const checkText = (operator: string, value: unknown): void => {
  if (typeof value === 'string') return
  throw misuse(
    `Invalid ${operator} parameter value [${typeName(value)}]. ${operator} parameter must be a String.`,
  )
}

/** @throws ApiError unless it is a list of numbers, texts or dates */
export const checkItems = (operator: string, items: unknown): readonly unknown[] => {
  const allowed = ['Number', 'String', 'Date']
  if (Array.isArray(items) && items.every((item) => allowed.includes(typeName(item)))) return items
  throw misuse(`Invalid ${operator} usage. ${operator} supports only Number, String or Date items.`)
}

/** The error of giving `and`, `or` or `not` something that holds no conditions. */
export const notConditions = (operator: string, given: unknown): ApiError =>
  misuse(
    `Invalid ${operator} parameter [${typeName(given)}]. ${operator} expects FilterBuilder only.`,
  )

/** The error of asking for a place in a list by number and by cursor at once. */
export const skipWithCursor = (): ApiError =>
  misuse('Invalid .skip usage. .skip and .byCursor exclude each other.')

/** The error of asking for a cursor where the platform has none. */
export const noCursors = (): ApiError =>
  misuse('Invalid .byCursor usage. These items are paged by .skip only.')
