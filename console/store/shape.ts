// Validates stored or received JSON: a missing or surplus field in a shape does not compile.

type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'
export const isNumber: Check = (value) => typeof value === 'number'
/** Epoch milliseconds of a date that can be shown. */
export const isMoment: Check = (value) => typeof value === 'number' && Math.abs(value) <= 8.64e15
export const isFlag: Check = (value) => typeof value === 'boolean'
export const isAnything: Check = () => true

export function isOneOf(known: readonly unknown[]): Check {
  return (value) => known.includes(value)
}

export function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every((item) => check(item))
}

/** Makes a field optional. */
export function isMissingOr(check: Check): Check {
  return (value) => value === undefined || check(value)
}

export function shapeOf<Shape extends object>(
  checks: {
    readonly [Field in keyof Shape]-?: Check
  },
): (value: unknown) => value is Shape {
  const fields = Object.entries<Check>(checks)
  return (value): value is Shape =>
    typeof value === 'object' &&
    value !== null &&
    fields.every(([field, check]) => check(Reflect.get(value, field)))
}
