/** What a validator found wrong, in the platform's rule names. */
import { type ViolatedRule, type Violation, violation } from '../../platform/errors.ts'

/** An error of an Ajv validator, as far as it is used here. */
export interface SchemaError {
  readonly keyword: string
  /** JSON pointer to the value. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

type Rule = (error: SchemaError) => {
  readonly rule: ViolatedRule
  readonly description: string
  readonly data?: Readonly<Record<string, unknown>>
  /** A name to add to the path: of the field that is missing, or must not be there. */
  readonly name?: unknown
}

const required: Rule = ({ params }) => ({
  rule: 'REQUIRED_FIELD',
  description: 'is required',
  name: params.missingProperty,
})

const notAllowed: Rule = ({ params }) => ({
  rule: 'FIELD_NOT_ALLOWED',
  description: 'is not a field of this request',
  name: params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName,
})

const oneValueOf = (values: readonly unknown[]) =>
  ({
    rule: 'INVALID_ENUM_VALUE',
    description: `must be one of ${values.join(', ')}`,
    data: { values },
  }) as const

function limit(rule: ViolatedRule, describe: (limit: unknown) => string): Rule {
  return ({ params }) => ({
    rule,
    description: describe(params.limit),
    data: { threshold: params.limit },
  })
}

const decimalRules = {
  DECIMAL_GTE: (least: unknown) => `must be at least ${least}`,
  DECIMAL_LTE: (most: unknown) => `must not be more than ${most}`,
  DECIMAL_GT: (bound: unknown) => `must be more than ${bound}`,
  DECIMAL_LT: (bound: unknown) => `must be less than ${bound}`,
  DECIMAL_MAX_SCALE: (most: unknown) => `must not have more than ${most} decimals`,
} as const

/** The description's own keyword says itself which of its limits was passed. */
const decimal: Rule = ({ params: { rule, limit } }) => {
  const known = isDecimalRule(rule) ? rule : 'DECIMAL_GTE'
  return { rule: known, description: decimalRules[known](limit), data: { threshold: limit } }
}

function isDecimalRule(rule: unknown): rule is keyof typeof decimalRules {
  return typeof rule === 'string' && Object.hasOwn(decimalRules, rule)
}

const atMostOne: Rule = ({ params }) => {
  const fields: unknown =
    typeof params.fields === 'string' ? JSON.parse(params.fields) : params.fields
  return {
    rule: 'ONE_OF_ALIGNMENT',
    description: `must have at most one of ${[fields].flat().join(', ')}`,
    data: { fields },
  }
}

const rules: Readonly<Record<string, Rule>> = {
  required,
  dependentRequired: required,
  dependencies: required,
  enum: ({ params }) => oneValueOf(Array.isArray(params.allowedValues) ? params.allowedValues : []),
  const: ({ params }) => oneValueOf([params.allowedValue]),
  maxLength: limit('MAX_LENGTH', (most) => `must not have more than ${most} characters`),
  minLength: limit('MIN_LENGTH', (least) =>
    least === 1 ? 'must not be empty' : `must have at least ${least} characters`,
  ),
  maximum: limit('MAX', (most) => `must not be more than ${most}`),
  exclusiveMaximum: limit('MAX', (bound) => `must be less than ${bound}`),
  minimum: limit('MIN', (least) =>
    least === 0 ? 'must not be negative' : `must be at least ${least}`,
  ),
  exclusiveMinimum: limit('MIN', (bound) => `must be more than ${bound}`),
  maxItems: limit('MAX_SIZE', (most) => `must not have more than ${most} items`),
  maxProperties: limit('MAX_SIZE', (most) => `must not have more than ${most} entries`),
  minItems: limit('MIN_SIZE', (least) => `must have at least ${least} items`),
  minProperties: limit('MIN_SIZE', (least) => `must have at least ${least} entries`),
  format: ({ params: { format } }) => ({
    rule: 'FORMAT',
    description: `must be ${formats[String(format)] ?? `a valid ${format}`}`,
    data: { type: String(format).toUpperCase().replace('-', '_') },
  }),
  pattern: ({ params }) => ({
    rule: 'FORMAT',
    description: 'has the wrong form',
    data: { pattern: params.pattern },
  }),
  type: ({ params }) => ({
    rule: 'FORMAT',
    description: `must be of type ${[params.type].flat().join(' or ')}`,
    data: { type: params.type },
  }),
  additionalProperties: notAllowed,
  unevaluatedProperties: notAllowed,
  propertyNames: notAllowed,
  oneOf: () => ({ rule: 'ONE_OF_ALIGNMENT', description: 'must match exactly one of its forms' }),
  uniqueItems: () => ({ rule: 'VALIDATION', description: 'must not repeat an item' }),
  multipleOf: ({ params }) => ({
    rule: 'OTHER',
    description: `must be a multiple of ${params.multipleOf}`,
    data: { multipleOf: params.multipleOf },
  }),
  'x-at-most-one': atMostOne,
  'x-decimal': decimal,
}

const formats: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  'date-time': 'an ISO 8601 date and time',
  date: 'a date as YYYY-MM-DD',
  uri: 'an http or https address',
  uuid: 'a UUID',
  decimal: 'a decimal number as text, such as "10.50"',
}

/** Keywords that only report what other errors say in more detail. */
const echoes = new Set(['if', 'anyOf', 'allOf', '$ref'])

/** The platform's violations, one per field and rule, sorted by field. */
export function violationsOf(errors: readonly SchemaError[]): Violation[] {
  const found = new Map<string, Violation>()
  for (const error of withoutBranches(errors)) {
    if (echoes.has(error.keyword)) continue
    const translate = rules[error.keyword]
    const { rule, description, data, name } = translate?.(error) ?? {
      rule: 'OTHER' as const,
      description: error.message ?? 'is not valid',
    }
    const field = fieldOf(error.instancePath, name)
    found.set(`${field} ${rule}`, violation(field, rule, description, data))
  }
  if (found.size === 0 && errors.length > 0) {
    const [first] = errors
    const field = fieldOf(first?.instancePath ?? '', undefined)
    return [violation(field, 'OTHER', first?.message ?? 'is not valid')]
  }
  return [...found.values()].sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
}

/** `/product/variants/2/id` as `product.variants[2].id`. */
function fieldOf(instancePath: string, name: unknown): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (typeof name === 'string') parts.push(name)
  return parts.reduce((path, part) => {
    if (/^\d+$/.test(part) && path !== '') return `${path}[${part}]`
    return path === '' ? part : `${path}.${part}`
  }, '')
}

/** When no branch of a `oneOf` fits, what is wrong with each branch only confuses. */
function withoutBranches(errors: readonly SchemaError[]): SchemaError[] {
  const branches = errors
    .filter(({ keyword }) => keyword === 'oneOf')
    .map(({ schemaPath }) => `${schemaPath}/`)
  return errors.filter(
    ({ schemaPath }) => !branches.some((branch) => schemaPath.startsWith(branch)),
  )
}
