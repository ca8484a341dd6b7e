// Localizes why the platform refused a field.
import type { RuleType, Violation } from 'storefront-client'
import type { Formats } from '../messages/formats.ts'
import type { Texts } from '../messages/texts.ts'
import { entryFor, type KnownValue } from './known-value.ts'

type Rules = Texts['errors']['rules']

interface Broken {
  readonly rules: Rules
  /** The exceeded limit, as a number where it is one. */
  readonly limit: number | undefined
  /** The same, formatted. */
  readonly shown: string
  readonly form: string | undefined
}

/** Undefined where only the platform's text says it. */
type RuleText = (broken: Broken) => string | undefined

const inItsWords: RuleText = () => undefined

const formats = { EMAIL: 'email', DATE: 'date', DATE_TIME: 'date', URI: 'webAddress' } as const

const texts: Record<KnownValue<RuleType>, RuleText> = {
  VALIDATION: inItsWords,
  OTHER: inItsWords,
  MAX: ({ rules, shown }) => rules.atMost(shown),
  MIN: ({ rules, limit, shown }) => (limit === 0 ? rules.notNegative : rules.atLeast(shown)),
  MAX_LENGTH: ({ rules, shown }) => rules.atMostCharacters(shown),
  MIN_LENGTH: ({ rules, limit, shown }) =>
    limit === 1 ? rules.notEmpty : rules.atLeastCharacters(shown),
  MAX_SIZE: ({ rules, shown }) => rules.atMostItems(shown),
  MIN_SIZE: ({ rules, limit, shown }) => (limit === 1 ? rules.notEmpty : rules.atLeastItems(shown)),
  FORMAT: ({ rules, form }) => rules[entryFor(formats, form) ?? 'form'],
  DECIMAL_LTE: ({ rules, shown }) => rules.atMost(shown),
  DECIMAL_GTE: ({ rules, limit, shown }) =>
    limit === 0 ? rules.notNegative : rules.atLeast(shown),
  DECIMAL_LT: ({ rules, shown }) => rules.lessThan(shown),
  DECIMAL_GT: ({ rules, shown }) => rules.moreThan(shown),
  DECIMAL_MAX_SCALE: ({ rules, shown }) => rules.atMostDecimals(shown),
  INVALID_ENUM_VALUE: ({ rules }) => rules.choice,
  REQUIRED_FIELD: ({ rules }) => rules.required,
  FIELD_NOT_ALLOWED: ({ rules }) => rules.notAllowed,
  ONE_OF_ALIGNMENT: ({ rules }) => rules.exclusive,
  EXACT_LENGTH: inItsWords,
  EXACT_SIZE: inItsWords,
  REQUIRED_ONE_OF_FIELD: ({ rules }) => rules.required,
}

/** The violation, as a part of a sentence: "must not be negative". */
export function violationText(violation: Violation, rules: Rules, { exact }: Formats): string {
  const { threshold, type } = particularsOf(violation.data)
  const limit = limitOf(threshold)
  const text = entryFor(texts, violation.violatedRule)
  const said = text?.({
    rules,
    limit,
    shown: limit === undefined ? '' : exact(limit, 0),
    form: typeof type === 'string' ? type : undefined,
  })
  // Without its limit a rule says less than the platform's text.
  return said && (limit !== undefined || !needsLimit(violation.violatedRule))
    ? said
    : violation.description
}

/** A number as the platform serializes it: decimals are text. */
function limitOf(threshold: unknown): number | undefined {
  const limit = typeof threshold === 'string' && threshold.trim() ? Number(threshold) : threshold
  return typeof limit === 'number' && Number.isFinite(limit) ? limit : undefined
}

function needsLimit(rule: string | undefined): boolean {
  return /^(MIN|MAX|DECIMAL)/.test(rule ?? '')
}

function particularsOf(data: unknown): { threshold?: unknown; type?: unknown } {
  return typeof data === 'object' && data !== null ? data : {}
}
