/** From broken rules of the description to what the platform says. */
import { describe, expect, it } from 'vitest'
import {
  seoAddressViolations,
  taxNumberViolations,
} from '../../../../sandbox/web/validation/beyond-schema.ts'
import { violationsOf } from '../../../../sandbox/web/validation/violations.ts'
import { type BrokenRule, brokenRules } from '../../../../src/schemas/broken-rules.ts'

function said(rule: string, says: unknown, path: BrokenRule['path'] = ['product', 'price']) {
  return violationsOf([{ rule, says, path, message: 'breaks it' }])[0]
}

describe('the tax number of a buyer', () => {
  const found = (vatId: object) => {
    const contactInfo = { contactDetails: { firstName: 'Ana', vatId } }
    return taxNumberViolations({ cartInfo: { contactInfo } })
  }

  it.each(['UNSPECIFIED', undefined])('requires its type: %s', (type) => {
    expect(found({ id: '123', type })).toEqual([
      {
        field: 'cartInfo.contactInfo.contactDetails.vatId.type',
        description: 'must be CPF or CNPJ where a number is given',
        violatedRule: 'INVALID_ENUM_VALUE',
        data: { values: ['CPF', 'CNPJ'] },
      },
    ])
  })

  it.each([{ id: '123', type: 'CPF' }, { id: '', type: 'UNSPECIFIED' }, {}])(
    'is valid as %j',
    (vatId) => {
      expect(found(vatId)).toEqual([])
    },
  )
})

it.each([
  ['product', 'seoData'],
  ['collection', 'seoSchema'],
])('an address in a tag of a %s for search engines is one of the web', (entity, schema) => {
  const script = 'javascript:alert(1)'
  const followed = {
    HREF: script,
    src: 5,
    action: script,
    FormAction: script,
    href: 'https://a.test',
  }
  const body = { [entity]: { [schema]: { tags: [{}, { props: { ...followed, title: 'a' } }] } } }
  const rule = { violatedRule: 'FORMAT', data: { type: 'URI' } } as const
  expect(seoAddressViolations(body)).toEqual(
    ['HREF', 'src', 'action', 'FormAction'].map((name) => ({
      field: `${entity}.${schema}.tags[1].props.${name}`,
      ...rule,
      description: 'must be an http or https address',
    })),
  )
})

describe('a broken rule of the description', () => {
  const threshold = (limit: unknown) => ({ threshold: limit })

  it.each<[string, unknown, string, object?]>([
    ['required', 'price', 'REQUIRED_FIELD'],
    ['enum', ['a', 'b'], 'INVALID_ENUM_VALUE', { values: ['a', 'b'] }],
    ['maxLength', 80, 'MAX_LENGTH', threshold(80)],
    ['minLength', 1, 'MIN_LENGTH', threshold(1)],
    ['maximum', 9, 'MAX', threshold(9)],
    ['exclusiveMaximum', 9, 'MAX', threshold(9)],
    ['minimum', 0, 'MIN', threshold(0)],
    ['exclusiveMinimum', 0, 'MIN', threshold(0)],
    ['maxItems', 3, 'MAX_SIZE', threshold(3)],
    ['minItems', 1, 'MIN_SIZE', threshold(1)],
    ['maxProperties', 3, 'MAX_SIZE', threshold(3)],
    ['minProperties', 1, 'MIN_SIZE', threshold(1)],
    ['format', 'email', 'FORMAT', { type: 'EMAIL' }],
    ['format', 'date-time', 'FORMAT', { type: 'DATE_TIME' }],
    ['pattern', '^a', 'FORMAT', { pattern: '^a' }],
    ['type', 'number', 'FORMAT', { type: 'number' }],
    ['others', 'price', 'FIELD_NOT_ALLOWED'],
    ['oneOf', 2, 'ONE_OF_ALIGNMENT'],
    ['uniqueItems', true, 'VALIDATION'],
    ['atMostOne', ['a', 'b'], 'ONE_OF_ALIGNMENT', { fields: ['a', 'b'] }],
    ['decimal.maximum', 9, 'DECIMAL_LTE', threshold('9')],
    ['decimal.minimum', 9, 'DECIMAL_GTE', threshold('9')],
    ['decimal.exclusiveMaximum', 9, 'DECIMAL_LT', threshold('9')],
    ['decimal.exclusiveMinimum', 9, 'DECIMAL_GT', threshold('9')],
    ['decimal.scale', 2, 'DECIMAL_MAX_SCALE', threshold(2)],
    ['multipleOf', 5, 'OTHER', { multipleOf: 5 }],
    ['anyOf', 2, 'OTHER'],
  ])('%s %j is %s with %j', (rule, says, violatedRule, data) => {
    const { description, ...rest } = said(rule, says) ?? {}
    expect(rest).toEqual({ field: 'product.price', violatedRule, ...(data && { data }) })
    const own = { type: 'must be of type number', 'decimal.minimum': 'must be at least 9' }
    expect(description).toBe(Reflect.get(own, rule) ?? 'breaks it')
  })

  it('names each of several types', () => {
    expect(said('type', ['string', 'null'])?.description).toBe('must be of type string or null')
  })

  it('is found in lists and behind odd names', () => {
    const at = (...path: PropertyKey[]) => said('type', 'string', path)?.field
    expect(at('product', 'variants', 2, 'id')).toBe('product.variants[2].id')
    expect(at('variants', 12)).toBe('variants[12]')
    expect(at('choices', 'a/b~c')).toBe('choices.a/b~c')
    expect([at('choices', '1st'), at('choices', 'no1')]).toEqual(['choices.1st', 'choices.no1'])
    expect(at(7, 'id')).toBe('7.id')
    expect(at()).toBe('')
  })

  it.each(['abc', 'bca', 'cab', 'cbaa'])('is sorted by field, from %s', (letters) => {
    const broken = [...letters].map((name) => ({
      rule: 'required',
      says: 1,
      message: '',
      path: [name],
    }))
    expect(violationsOf(broken).map(({ field }) => field)).toEqual(['a', 'b', 'c'])
  })

  it('is reported once, sorted, without the violations of each alternative', () => {
    const text = { type: 'string' } as const
    const rules = {
      type: 'object',
      properties: { z: { anyOf: [text, { type: 'null' }] }, a: { oneOf: [text, text] } },
    } as const
    const broken = brokenRules(rules, { z: 1, a: 1 })
    const [first] = broken
    const violations = violationsOf([...broken, ...(first ? [first] : [])])
    expect(violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)).toEqual([
      'a ONE_OF_ALIGNMENT',
      'z FORMAT',
    ])
  })
})
