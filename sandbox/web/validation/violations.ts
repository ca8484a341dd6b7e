/** Translates broken rules of the description into the platform's violations. */
import type { RuleType } from '../../../generated/wire.ts'
import type { BrokenRule } from '../../../src/schemas/broken-rules.ts'
import { type Violation, violation } from '../../platform/errors.ts'

/** The platform's name of a rule, and its message data. */
type Name = readonly [rule: RuleType, data?: (says: unknown) => Readonly<Record<string, unknown>>]

const threshold = (says: unknown) => ({ threshold: says })
/** Decimals are strings on the wire, and so are their limits. */
const decimal = (says: unknown) => ({ threshold: String(says) })

const names: Readonly<Record<string, Name>> = {
  required: ['REQUIRED_FIELD'],
  others: ['FIELD_NOT_ALLOWED'],
  enum: ['INVALID_ENUM_VALUE', (values) => ({ values })],
  maxLength: ['MAX_LENGTH', threshold],
  minLength: ['MIN_LENGTH', threshold],
  maximum: ['MAX', threshold],
  exclusiveMaximum: ['MAX', threshold],
  minimum: ['MIN', threshold],
  exclusiveMinimum: ['MIN', threshold],
  maxItems: ['MAX_SIZE', threshold],
  maxProperties: ['MAX_SIZE', threshold],
  minItems: ['MIN_SIZE', threshold],
  minProperties: ['MIN_SIZE', threshold],
  format: ['FORMAT', (says) => ({ type: String(says).toUpperCase().replace('-', '_') })],
  pattern: ['FORMAT', (pattern) => ({ pattern })],
  type: ['FORMAT', (type) => ({ type })],
  oneOf: ['ONE_OF_ALIGNMENT'],
  uniqueItems: ['VALIDATION'],
  multipleOf: ['OTHER', (multipleOf) => ({ multipleOf })],
  atMostOne: ['ONE_OF_ALIGNMENT', (fields) => ({ fields })],
  'decimal.minimum': ['DECIMAL_GTE', decimal],
  'decimal.maximum': ['DECIMAL_LTE', decimal],
  'decimal.exclusiveMinimum': ['DECIMAL_GT', decimal],
  'decimal.exclusiveMaximum': ['DECIMAL_LT', decimal],
  'decimal.scale': ['DECIMAL_MAX_SCALE', threshold],
}

/** The platform's violations, one per field and rule, sorted by field. */
export function violationsOf(broken: readonly BrokenRule[]): Violation[] {
  const found = new Map<string, Violation>()
  for (const { rule, says, message, path } of broken) {
    const [name, data] = names[rule] ?? ['OTHER']
    const field = fieldAt(path)
    found.set(
      `${field} ${name}`,
      violation(field, name, messageOf(rule, says, message), data?.(says)),
    )
  }
  return [...found.values()].sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
}

/** The platform's message where the form's differs: a form never mentions null. */
function messageOf(rule: string, says: unknown, message: string): string {
  if (rule === 'type') return `must be of type ${[says].flat().join(' or ')}`
  return rule === 'decimal.minimum' ? `must be at least ${says}` : message
}

/** `product.variants[2].id`. */
function fieldAt(steps: BrokenRule['path']): string {
  return steps.reduce<string>((path, step) => {
    const part = String(step)
    if (/^\d+$/.test(part) && path !== '') return `${path}[${part}]`
    return path === '' ? part : `${path}.${part}`
  }, '')
}
