/** Limits of texts, numbers, lists and objects: when a value breaks one, and the message for it. */
import type { DecimalLimits, Rules } from '../../generated/rule-types.ts'
import { isRecord } from '../values/json.ts'

/** Rules whose value is one number. */
type Limit = {
  [Name in keyof Rules]-?: Exclude<Rules[Name], undefined> extends number ? Name : never
}[keyof Rules]

interface LimitRule {
  /** The measured quantity of a value; undefined where the limit does not apply. */
  readonly measure: (value: unknown) => number | undefined
  readonly breaks: (measured: number, limit: number) => boolean
  readonly message: (limit: number) => string
}

/** By code points, as the platform counts. */
const characters = (value: unknown): number | undefined =>
  typeof value === 'string' ? [...value].length : undefined

const items = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : undefined

const entries = (value: unknown): number | undefined =>
  isRecord(value) ? Object.keys(value).length : undefined

const atLeast = (measure: LimitRule['measure'], parts: string): LimitRule => ({
  measure,
  breaks: (count, least) => count < least,
  message: (least) => (least === 1 ? 'must not be empty' : `must have at least ${least} ${parts}`),
})

const atMost = (measure: LimitRule['measure'], parts: string): LimitRule => ({
  measure,
  breaks: (count, most) => count > most,
  message: (most) => `must not have more than ${most} ${parts}`,
})

const ofNumber = (breaks: LimitRule['breaks'], message: LimitRule['message']): LimitRule => ({
  measure: (value) => (typeof value === 'number' ? value : undefined),
  breaks,
  message,
})

const limits: Readonly<Record<Limit, LimitRule>> = {
  minLength: atLeast(characters, 'characters'),
  maxLength: atMost(characters, 'characters'),
  minItems: atLeast(items, 'items'),
  maxItems: atMost(items, 'items'),
  minProperties: atLeast(entries, 'entries'),
  maxProperties: atMost(entries, 'entries'),
  minimum: ofNumber(
    (number, least) => number < least,
    (least) => (least === 0 ? 'must not be negative' : `must be at least ${least}`),
  ),
  maximum: ofNumber(
    (number, most) => number > most,
    (most) => `must not be more than ${most}`,
  ),
  exclusiveMinimum: ofNumber(
    (number, bound) => number <= bound,
    (bound) => `must be more than ${bound}`,
  ),
  exclusiveMaximum: ofNumber(
    (number, bound) => number >= bound,
    (bound) => `must be less than ${bound}`,
  ),
  multipleOf: ofNumber(
    // Decimals have no exact double: 19.99 / 0.01 is whole only to its last digits.
    (number, step) => +(number / step).toPrecision(15) % 1 !== 0,
    (step) => `must be a multiple of ${step}`,
  ),
}

const isLimit = (name: string): name is Limit => Object.hasOwn(limits, name)

/** An exceeded limit, and the message for it. */
export interface PassedLimit {
  readonly rule: string
  /** The limit. */
  readonly says: number
  readonly message: string
}

/** Every limit that a value exceeds. */
export const passedLimits = (rules: Rules, value: unknown): PassedLimit[] => {
  const passed: PassedLimit[] = []
  for (const rule in rules) {
    if (!isLimit(rule)) continue
    const { measure, breaks, message } = limits[rule]
    const says = rules[rule]
    const measured = measure(value)
    if (says === undefined || measured === undefined) continue
    if (breaks(measured, says)) passed.push({ rule, says, message: message(says) })
  }
  return passed
}

/** Every limit that a decimal string exceeds. */
export const passedDecimalLimits = (
  { scale, ...bounds }: DecimalLimits,
  text: string,
): PassedLimit[] => {
  const decimals = text.split('.')[1]?.length ?? 0
  const message = `must not have more than ${scale} decimals`
  return [
    ...passedLimits(bounds, Number(text)),
    ...(scale !== undefined && decimals > scale ? [{ rule: 'scale', says: scale, message }] : []),
  ]
}
