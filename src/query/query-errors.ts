/** The rules of the filter's operators and the exact error texts for breaking them (specification, point 5). */
import { isDate } from '../adapters/dates.ts'
import type { ApiError } from '../errors/api-error.ts'
import { usageError } from '../errors/usage-error.ts'
import { isSendable, isWhole } from '../values/json.ts'

/**
 * `String`, `Number`, `Boolean`, `Date`, `Array`, `Object`, `Undefined`, `Null`, or the name of a class; `NaN` and
 * `Infinity` as themselves.
 */
const typeName = (value: unknown): string => {
  if (value === undefined) return 'Undefined'
  if (value === null) return 'Null'
  if (typeof value === 'number' && !isSendable(value)) return String(value)
  if (isDate(value)) return 'Date'
  // By its prototype, because the object itself may have a field called `constructor`.
  const prototype: unknown = Object.getPrototypeOf(value)
  const name = prototype === null ? '' : Reflect.get(Object(prototype), 'constructor')?.name
  return typeof name === 'string' && name !== '' ? name : 'Object'
}

/** Every text has the same parts: the method, the mistake, and the broken rule. */
const misuse = (method: string, what: string, rule: string): ApiError =>
  usageError('INVALID_FILTER', `Invalid ${method} ${what}. ${rule}.`)

const numerals = { 1: 'one parameter', 2: 'two parameters', 3: 'three parameters' }

const miscounted = (operator: string, wanted: string | undefined): ApiError =>
  misuse(operator, 'usage', `${operator} requires ${wanted}`)

/** @throws ApiError unless the operator was given this many parameters */
export const checkCount = (operator: string, given: readonly unknown[], count: 1 | 2 | 3): void => {
  if (given.length !== count) throw miscounted(operator, numerals[count])
}

/** @throws ApiError unless there is a field and something behind it */
export const checkItemCount = (operator: string, given: readonly unknown[]): void => {
  if (given.length < 2) throw miscounted(operator, 'at least two parameters')
}

const textOf = (operator: string, role: 'field' | 'parameter', value: unknown): string => {
  if (typeof value === 'string') return value
  throw misuse(
    operator,
    `${role} value [${typeName(value)}]`,
    `${operator} ${role} must be a String`,
  )
}

/** @throws ApiError unless the field's name is text */
export const checkField = (operator: string, field: unknown): string =>
  textOf(operator, 'field', field)

/**
 * The field that an operator was given, first of its parameters.
 *
 * @throws ApiError unless there are as many parameters as it takes, and the field's name is text
 */
export const fieldOf = (operator: string, given: readonly unknown[], count: 1 | 2 | 3): string => {
  checkCount(operator, given, count)
  return checkField(operator, given[0])
}

const checkType = (operator: string, value: unknown, allowed: readonly string[]): void => {
  const name = typeName(value)
  if (allowed.includes(name)) return
  throw misuse(
    operator,
    `parameter value [${name}]`,
    `Valid ${operator} parameter types are ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`,
  )
}

/** @throws ApiError unless the value has an order */
export const checkOrdered = (operator: string, value: unknown): void =>
  checkType(operator, value, ['String', 'Number', 'Boolean', 'Date'])

/** @throws ApiError for values without a JSON form */
export const checkCarried = (operator: string, value: unknown): void => {
  if (!isSendable(value)) checkOrdered(operator, value)
}

/** @throws ApiError unless both bounds have an order, and the same one */
export const checkBounds = (operator: string, from: unknown, to: unknown): void => {
  for (const bound of [from, to]) checkType(operator, bound, ['String', 'Number', 'Date'])
  const [first, second] = [typeName(from), typeName(to)]
  if (first === second) return
  throw misuse(
    operator,
    `parameter values [${first}] and [${second}]`,
    'Both parameters must be of the same type',
  )
}

/** @throws ApiError unless the value is text */
export const checkText = (operator: string, value: unknown): string =>
  textOf(operator, 'parameter', value)

/** @throws ApiError unless it is a list of numbers, texts or dates */
export const checkItems = (operator: string, items: unknown): readonly unknown[] => {
  const allowed = ['Number', 'String', 'Date']
  if (Array.isArray(items) && items.every((item) => allowed.includes(typeName(item)))) return items
  throw misuse(operator, 'usage', `${operator} supports only Number, String or Date items`)
}

/** The error of an argument of `and`, `or` or `not` without conditions. */
export const notConditions = (operator: string, given: unknown): ApiError =>
  misuse(operator, `parameter [${typeName(given)}]`, `${operator} expects FilterBuilder only`)

/** The error of an offset together with a cursor. */
export const skipWithCursor = (): ApiError =>
  misuse('.skip', 'usage', '.skip and .byCursor exclude each other')

/** The error of a cursor for a list without cursors. */
export const noCursors = (): ApiError =>
  misuse('.byCursor', 'usage', 'These items are paged by .skip only')

/** The error of conditions for a list without filters. */
export const noFilter = (): ApiError =>
  misuse('.query', 'usage', 'These items take no conditions, only .with')

/** The error of `with` without an object of fields. */
export const noMore = (given: unknown): ApiError =>
  misuse('.with', `parameter [${typeName(given)}]`, '.with expects an object')

/** @throws ApiError unless it is a non-negative integer */
export const checkWhole = (method: string, value: unknown): number => {
  if (isWhole(value)) return value
  const name = typeof value === 'number' ? value : typeName(value)
  throw misuse(method, `parameter value [${name}]`, `${method} requires a non-negative integer`)
}
