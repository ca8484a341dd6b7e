/** The schemas of apps let the same requests through as a validator of JSON Schema, and as the sandbox. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import bundle from '../../../generated/openapi.json' with { type: 'json' }
import type { Operation } from '../../../generated/operation.ts'
import { operationList } from '../../../generated/operations/list.ts'
import { requestChecks } from '../../../generated/request-checks.ts'
import * as requests from '../../../generated/request-rules.ts'
import type { Rules } from '../../../generated/rule-types.ts'
import { encode } from '../../../src/adapters/encode.ts'
import { ApiError } from '../../../src/index.ts'
import { hostedMedia } from '../../../src/media.ts'
import { requestSchema } from '../../../src/schemas.ts'
import { fieldsOf, isRecord } from '../../../src/values/json.ts'
import { isLong, sampled } from '../../setup/long.ts'

const rulesByName: ReadonlyMap<string, requests.RequestRules<unknown>> = new Map(
  Object.entries(requests),
)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Named after the function of the call: with its tag where the name alone says too little. */
const rulesOf = ({ tag, name }: Operation): requests.RequestRules<unknown> | undefined =>
  rulesByName.get(`${tag}${capitalised(name)}Request`) ?? rulesByName.get(`${name}Request`)

/** What the sandbox checks of the body, or of the query where there is none. */
const checkOf = ({ id, hasBody }: Operation) => {
  const entry = Object.entries(requestChecks).find(([one]) => one === id)?.[1]
  return hasBody ? entry?.body : entry?.query
}

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: false }), { mode: 'full' })
ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/)
ajv.addFormat('uri', /^https?:\/\/[^\s/?#\\]\S*$/i)
ajv.addKeyword({
  keyword: 'atMostOne',
  validate: (groups: string[][], value: unknown) =>
    !isRecord(value) ||
    groups.every((group) => group.filter((name) => value[name] != null).length <= 1),
})
ajv.addKeyword({
  keyword: 'decimal',
  validate: ({ scale, ...limits }: requests.DecimalLimits, value: unknown) =>
    typeof value !== 'string' ||
    (ajv.validate(limits, Number(value)) === true &&
      (value.split('.')[1] ?? '').length <= (scale ?? Number.POSITIVE_INFINITY)),
})

/** Rules as the JSON Schema that they stand for; one that holds itself refers to its definition. */
const jsonSchemaOf = (rules: Rules) => {
  const definitions: Record<string, object> = {}
  const known = new Map<Rules, string>()
  const refTo = (target: Rules) => {
    const name = known.get(target) ?? `D${known.size}`
    if (!known.has(target)) {
      known.set(target, name)
      definitions[name] = schemaOf(target)
    }
    return { $ref: `#/$defs/${name}` }
  }
  const schemaOf = ({ is, properties, others, items, oneOf, anyOf, ...plain }: Rules): object => {
    if (is) return refTo(is())
    const closed = [plain.type].flat().includes('object')
    return {
      ...plain,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [name, schemaOf(field)]),
        ),
      }),
      ...(closed && {
        additionalProperties: others === true || (others ? schemaOf(others) : false),
      }),
      ...(items && { items: schemaOf(items) }),
      ...(oneOf && { oneOf: oneOf.map(schemaOf) }),
      ...(anyOf && { anyOf: anyOf.map(schemaOf) }),
    }
  }
  return { ...schemaOf(rules), $defs: definitions }
}

/** The example of a request's body in the description. */
const exampleOf = ({ path, method }: Operation): unknown => {
  const entry = fieldsOf(fieldsOf(bundle.paths)[path])[method.toLowerCase()]
  const content = fieldsOf(fieldsOf(fieldsOf(entry).requestBody).content)
  return fieldsOf(content['application/json']).example
}

const checked = operationList.flatMap((operation) => {
  const rules = rulesOf(operation)
  return rules ? [{ id: operation.id, operation, rules }] : []
})

/** A value with one thing changed, wherever the numbers lead. */
const changed = (value: unknown, steps: readonly number[], change: unknown): unknown => {
  const [step = 0, ...rest] = steps
  if (Array.isArray(value) && value.length > 0 && rest.length > 0) {
    const at = step % value.length
    return value.map((item, index) => (index === at ? changed(item, rest, change) : item))
  }
  const entries = isRecord(value) ? Object.entries(value) : []
  if (entries.length === 0 || rest.length === 0) return change
  const [name] = entries[step % entries.length] ?? []
  return Object.fromEntries(
    entries.flatMap(([field, entry]) => {
      if (field !== name) return [[field, entry]]
      const inside = changed(entry, rest, change)
      return inside === undefined ? [] : [[field, inside]]
    }),
  )
}

const change = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    'x'.repeat(20_001),
    '12.345',
    '-1',
    -1,
    0,
    1.5,
    1e9,
  ),
  fc.constantFrom<unknown>([], {}, [{}], true, 'a@b.example', 'https://shop.example/', {
    extra: 1,
  }),
  fc.jsonValue({ maxDepth: 2 }),
)
const steps = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 })

describe('the schema of a request', () => {
  it('exists for every call with a body or a query', () => {
    const given = operationList.filter(
      ({ hasBody, hasQuery, page }) => (hasBody || hasQuery) && !page,
    )
    expect(checked.map(({ id }) => id)).toEqual(given.map(({ id }) => id))
    const names = [...rulesByName.keys()]
    expect(names).toHaveLength(checked.length)
  })

  it.each(checked)('accepts the example of $id', ({ operation, rules }) => {
    const example = exampleOf(operation)
    if (example === undefined) return
    expect(requestSchema(rules)['~standard'].validate(example).issues).toBeUndefined()
  })

  it('accepts the same requests as the sandbox and a JSON Schema validator', () => {
    const samples = sampled(checked, 3).map(({ operation, rules }) => ({
      operation,
      rules,
      validate: ajv.compile(jsonSchemaOf(rules.rules)),
      example: exampleOf(operation) ?? {},
    }))
    const agreed = { passed: 0, refused: 0 }
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(steps, change), { maxLength: 2 }),
        ({ operation, rules, example, validate }, changes) => {
          const value = changes.reduce<unknown>(
            (before, [way, to]) => changed(before, way, to),
            example,
          )
          const wire = wireOf(value, rules)
          if (wire === undefined) return
          expect(checkOf(operation)).toBe(rules.rules)
          const passes = validate(wire.value)
          const { issues = [] } = requestSchema(rules)['~standard'].validate(value)
          expect([passes, validate.errors ?? []], JSON.stringify({ value, issues })).toEqual(
            issues.length === 0 ? [true, []] : [false, expect.anything()],
          )
          agreed[passes ? 'passed' : 'refused'] += 1
        },
      ),
      { numRuns: isLong ? 20_000 : 500 },
    )
    // Otherwise nothing was compared.
    expect(Math.min(agreed.passed, agreed.refused)).toBeGreaterThan(100)
  })
})

/** What would be sent; undefined for what cannot be. */
const wireOf = (value: unknown, { codec }: requests.RequestRules<unknown>) => {
  try {
    return { value: encode(value, codec, hostedMedia) }
  } catch (error) {
    if (ApiError.is(error, 'INVALID_ARGUMENT')) return undefined
    throw error
  }
}
