/** Validates a value against the rules of a request, for an app's schema and for a server. */
import type { Rules, RuleType } from '../../generated/rule-types.ts'
import { isRecord } from '../values/json.ts'
import { formats } from './formats.ts'
import { passedDecimalLimits, passedLimits } from './limits.ts'

type Path = readonly PropertyKey[]

/** A rule that a value breaks. */
export interface BrokenRule {
  /** Its name among the rules; `decimal.maximum` for a decimal string. */
  readonly rule: string
  /** The rule's value: a limit, the allowed values, or the name of a field. */
  readonly says: unknown
  /** The requirement as a message for the user. */
  readonly message: string
  /** The path to the value, or to the field that is missing or unknown. */
  readonly path: Path
}

/** A rule broken by the value itself. */
type Complaint = Omit<BrokenRule, 'path'>

const isOfType: Readonly<Record<RuleType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  object: isRecord,
  array: Array.isArray,
  null: (value) => value === null,
}

const hasType = (type: Rules['type'] & {}, value: unknown): boolean =>
  typeof type === 'string' ? isOfType[type](value) : type.some((one) => isOfType[one](value))

/** Every rule that a value in wire form breaks, in the order of the value's fields. */
export const brokenRules = (rules: Rules, value: unknown, path: Path = []): BrokenRule[] => {
  const found: BrokenRule[] = []
  check(rules, value, [...path], found)
  return found
}

/** The path is one mutable list, copied only for broken rules: most values break none. */
const check = (rules: Rules, value: unknown, path: PropertyKey[], found: BrokenRule[]): void => {
  if (rules.is) {
    check(rules.is(), value, path, found)
    return
  }
  const { type } = rules
  if (type !== undefined && !hasType(type, value)) {
    const types = [type].flat().filter((one) => one !== 'null')
    const message = `must be of type ${types.join(' or ')}`
    found.push({ rule: 'type', says: type, message, path: [...path] })
    return
  }
  for (const complaint of valueComplaints(rules, value))
    found.push({ ...complaint, path: [...path] })
  checkBranches(rules, value, path, found)
  if (Array.isArray(value)) checkItems(rules, value, path, found)
  else if (isRecord(value)) checkFields(rules, value, path, found)
}

/** The broken rules of the value itself, not of its entries. */
const valueComplaints = (rules: Rules, value: unknown): Complaint[] => {
  const { enum: values = 'const' in rules ? [rules.const] : undefined, uniqueItems } = rules
  const complaints: Complaint[] = passedLimits(rules, value)
  if (values && !values.includes(value)) {
    complaints.push({ rule: 'enum', says: values, message: `must be one of ${values.join(', ')}` })
  }
  if (typeof value === 'string') complaints.push(...textComplaints(rules, value))
  if (uniqueItems && Array.isArray(value)) {
    const different = new Set(value.map((item) => JSON.stringify(item)))
    if (different.size < value.length) {
      complaints.push({ rule: 'uniqueItems', says: true, message: 'must not repeat an item' })
    }
  }
  return complaints
}

const textComplaints = ({ format, pattern, decimal = {} }: Rules, text: string): Complaint[] => [
  ...(format && !formats[format].pattern.test(text)
    ? [{ rule: 'format', says: format, message: `must be ${formats[format].name}` }]
    : []),
  ...(pattern && !new RegExp(pattern, 'u').test(text)
    ? [{ rule: 'pattern', says: pattern, message: `must match ${pattern}` }]
    : []),
  ...passedDecimalLimits(decimal, text).map((passed) => ({
    ...passed,
    rule: `decimal.${passed.rule}`,
  })),
]

/** Of several variants: the broken rules of the only candidate, else that none matches. */
const checkBranches = (
  { oneOf, anyOf }: Rules,
  value: unknown,
  path: PropertyKey[],
  found: BrokenRule[],
): void => {
  if (oneOf) {
    const fitting = oneOf.filter((branch) => brokenRules(branch, value).length === 0)
    if (fitting.length !== 1) {
      const message = 'must match exactly one of its forms'
      found.push({ rule: 'oneOf', says: oneOf.length, message, path: [...path] })
    }
  }
  if (anyOf?.every((branch) => brokenRules(branch, value).length > 0)) {
    const [meant, ...others] = anyOf.filter(({ type }) => type !== 'null')
    const message = 'must match one of its forms'
    if (meant && others.length === 0) check(meant, value, path, found)
    else found.push({ rule: 'anyOf', says: anyOf.length, message, path: [...path] })
  }
}

const checkItems = (
  { items }: Rules,
  value: readonly unknown[],
  path: PropertyKey[],
  found: BrokenRule[],
): void => {
  if (!items) return
  for (const [index, item] of value.entries()) {
    path.push(index)
    check(items, item, path, found)
    path.pop()
  }
}

const checkFields = (
  { properties = {}, required = [], others, atMostOne = [], type }: Rules,
  value: Readonly<Record<string, unknown>>,
  path: PropertyKey[],
  found: BrokenRule[],
): void => {
  for (const name of required) {
    if (value[name] === undefined) {
      found.push({ rule: 'required', says: name, message: 'is required', path: [...path, name] })
    }
  }
  // Rules that do not constrain objects let any through.
  const isDescribed = [type].flat().includes('object')
  for (const [name, entry] of Object.entries(value)) {
    // JSON leaves such a field out.
    if (entry === undefined) continue
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    const rules = own ?? (isDescribed && others !== true ? others : {})
    path.push(name)
    if (rules) check(rules, entry, path, found)
    else {
      const message = 'is not a field of this request'
      found.push({ rule: 'others', says: name, message, path: [...path] })
    }
    path.pop()
  }
  for (const group of atMostOne) {
    if (group.filter((name) => value[name] != null).length > 1) {
      const message = `must have at most one of ${group.join(', ')}`
      found.push({ rule: 'atMostOne', says: group, message, path: [...path] })
    }
  }
}
