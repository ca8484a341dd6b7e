// Localizes why the platform refused a field.
import type { RuleType, Violation } from 'storefront-client'
import type { Formats } from '../messages/formats.ts'
import type { Texts } from '../messages/texts.ts'
import { entryFor, type KnownValue } from './known-value.ts'

type Rules = Texts['errors']['rules']

/** Undefined where only the platform's text says it. */
const texts: Record<KnownValue<RuleType>, keyof Rules | undefined> = {
  VALIDATION: undefined,
  OTHER: undefined,
  MAX: 'atMost',
  MIN: 'atLeast',
  MAX_LENGTH: 'atMostCharacters',
  MIN_LENGTH: 'atLeastCharacters',
  MAX_SIZE: 'atMostItems',
  MIN_SIZE: 'atLeastItems',
  FORMAT: 'form',
  DECIMAL_LTE: 'atMost',
  DECIMAL_GTE: 'atLeast',
  DECIMAL_LT: 'lessThan',
  DECIMAL_GT: 'moreThan',
  DECIMAL_MAX_SCALE: 'atMostDecimals',
  INVALID_ENUM_VALUE: 'choice',
  REQUIRED_FIELD: 'required',
  FIELD_NOT_ALLOWED: 'notAllowed',
  ONE_OF_ALIGNMENT: 'exclusive',
  EXACT_LENGTH: undefined,
  EXACT_SIZE: undefined,
  REQUIRED_ONE_OF_FIELD: 'required',
}

/** Rules whose limit says more than a number. */
const byLimit = {
  'MIN 0': 'notNegative',
  'DECIMAL_GTE 0': 'notNegative',
  'MIN_LENGTH 1': 'notEmpty',
  'MIN_SIZE 1': 'notEmpty',
} as const

const formats = { EMAIL: 'email', DATE: 'date', DATE_TIME: 'date', URI: 'webAddress' } as const

/** The violation, as a part of a sentence: "must not be negative". */
export function violationText(violation: Violation, rules: Rules, { exact }: Formats): string {
  const { violatedRule, description, data } = violation
  const { threshold, type } = particularsOf(data)
  const limit = limitOf(threshold)
  const name = entryFor(byLimit, `${violatedRule} ${limit}`) ?? entryFor(texts, violatedRule)
  const format = name === 'form' ? entryFor(formats, type) : undefined
  const text = name && rules[format ?? name]
  if (typeof text !== 'function') return text ?? description
  // Without its limit a rule says less than the platform's text.
  return limit === undefined ? description : text(exact(limit, 0))
}

/** A number as the platform serializes it: decimals are text. */
function limitOf(threshold: unknown): number | undefined {
  const limit = typeof threshold === 'string' && threshold.trim() ? Number(threshold) : threshold
  return typeof limit === 'number' && Number.isFinite(limit) ? limit : undefined
}

function particularsOf(data: unknown): { threshold?: unknown; type?: unknown } {
  return typeof data === 'object' && data !== null ? data : {}
}
