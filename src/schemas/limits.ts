/** Limits of texts, numbers, lists and objects: when a value breaks one, and the message for it. */
import type { DecimalLimits, Rules } from '../../generated/rule-types.ts'

/** Rules whose value is one number. */
type Limit = {
  [Name in keyof Rules]-?: Exclude<Rules[Name], undefined> extends number ? Name : never
}[keyof Rules]

interface LimitRule {
  readonly limit: (rules: Rules) => number | undefined
  /** The measured quantity of a value; undefined where the limit does not apply. */
  readonly measure: (value: unknown) => number | undefined
  readonly breaks: (measured: number, limit: number) => boolean
  readonly message: (limit: number) => string
}

const isMore = (measured: number, limit: number): boolean => measured > limit
const isLess = (measured: number, limit: number): boolean => measured < limit

const number = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

/** By code points, as the platform counts. */
const characters = (value: unknown): number | undefined =>
  typeof value === 'string' ? [...value].length : undefined

const items = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : undefined

const entries = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).length
    : undefined

const limits: Readonly<Record<Limit, LimitRule>> = {
  minLength: {
    limit: (rules) => rules.minLength,
    measure: characters,
    breaks: isLess,
    message: (least) =>
      least === 1 ? 'must not be empty' : `must have at least ${least} characters`,
  },
  maxLength: {
    limit: (rules) => rules.maxLength,
    measure: characters,
    breaks: isMore,
    message: (most) => `must not have more than ${most} characters`,
  },
  minimum: {
    limit: (rules) => rules.minimum,
    measure: number,
    breaks: isLess,
    message: (least) => (least === 0 ? 'must not be negative' : `must be at least ${least}`),
  },
  maximum: {
    limit: (rules) => rules.maximum,
    measure: number,
    breaks: isMore,
    message: (most) => `must not be more than ${most}`,
  },
  exclusiveMinimum: {
    limit: (rules) => rules.exclusiveMinimum,
    measure: number,
    breaks: (measured, bound) => measured <= bound,
    message: (bound) => `must be more than ${bound}`,
  },
  exclusiveMaximum: {
    limit: (rules) => rules.exclusiveMaximum,
    measure: number,
    breaks: (measured, bound) => measured >= bound,
    message: (bound) => `must be less than ${bound}`,
  },
  multipleOf: {
    limit: (rules) => rules.multipleOf,
    measure: number,
    // Decimals have no exact double: 19.99 / 0.01 is whole only to its last digits.
    breaks: (measured, step) => +(measured / step).toPrecision(15) % 1 !== 0,
    message: (step) => `must be a multiple of ${step}`,
  },
  minItems: {
    limit: (rules) => rules.minItems,
    measure: items,
    breaks: isLess,
    message: (least) => `must have at least ${least} items`,
  },
  maxItems: {
    limit: (rules) => rules.maxItems,
    measure: items,
    breaks: isMore,
    message: (most) => `must not have more than ${most} items`,
  },
  minProperties: {
    limit: (rules) => rules.minProperties,
    measure: entries,
    breaks: isLess,
    message: (least) => `must have at least ${least} entries`,
  },
  maxProperties: {
    limit: (rules) => rules.maxProperties,
    measure: entries,
    breaks: isMore,
    message: (most) => `must not have more than ${most} entries`,
  },
}

/** An exceeded limit, and the message for it. */
export interface PassedLimit {
  readonly rule: string
  readonly limit: number
  readonly message: string
}

const limitRules = Object.entries(limits)

/** Every limit that a value exceeds. */
export const passedLimits = (rules: Rules, value: unknown): readonly PassedLimit[] => {
  const passed: PassedLimit[] = []
  for (const [rule, { limit: limitOf, measure, breaks, message }] of limitRules) {
    const limit = limitOf(rules)
    const measured = limit === undefined ? undefined : measure(value)
    if (limit === undefined || measured === undefined) continue
    if (breaks(measured, limit)) passed.push({ rule, limit, message: message(limit) })
  }
  return passed
}

/** Every limit that a decimal string exceeds. */
export const passedDecimalLimits = (
  { scale, ...bounds }: DecimalLimits,
  text: string,
): readonly PassedLimit[] => {
  const decimals = text.split('.')[1]?.length ?? 0
  const message = `must not have more than ${scale} decimals`
  return [
    ...passedLimits(bounds, Number(text)),
    ...(scale !== undefined && decimals > scale ? [{ rule: 'scale', limit: scale, message }] : []),
  ]
}
