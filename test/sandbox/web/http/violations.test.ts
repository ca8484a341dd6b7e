/** From broken rules of the description to what the platform says. */
import { describe, expect, it } from 'vitest'
import { taxNumberViolations } from '../../../../sandbox/web/validation/tax-numbers.ts'
import { violationsOf } from '../../../../sandbox/web/validation/violations.ts'
import { type BrokenRule, brokenRules } from '../../../../src/schemas/broken-rules.ts'

function said(rule: string, says: unknown, path: BrokenRule['path'] = ['product', 'price']) {
  return violationsOf([{ rule, says, path, message: 'breaks it' }])[0]
}

describe('the tax number of a buyer', () => {
  const fields = (vatId: object) => {
    const contactInfo = { contactDetails: { firstName: 'Ana', vatId } }
    return taxNumberViolations({ cartInfo: { contactInfo } }).map(({ field }) => field)
  }

  it.each(['UNSPECIFIED', undefined])('requires its type: %s', (type) => {
    expect(fields({ id: '123', type })).toEqual(['cartInfo.contactInfo.contactDetails.vatId.type'])
  })

  it.each([{ id: '123', type: 'CPF' }, { id: '', type: 'UNSPECIFIED' }, {}])(
    'is valid as %j',
    (vatId) => {
      expect(fields(vatId)).toEqual([])
    },
  )
})

describe('a broken rule of the description', () => {
  it.each<[string, unknown, string]>([
    ['required', 'price', 'REQUIRED_FIELD'],
    ['enum', ['a', 'b'], 'INVALID_ENUM_VALUE'],
    ['maxLength', 80, 'MAX_LENGTH'],
    ['minLength', 1, 'MIN_LENGTH'],
    ['maximum', 9, 'MAX'],
    ['exclusiveMaximum', 9, 'MAX'],
    ['minimum', 0, 'MIN'],
    ['exclusiveMinimum', 0, 'MIN'],
    ['maxItems', 3, 'MAX_SIZE'],
    ['minItems', 1, 'MIN_SIZE'],
    ['maxProperties', 3, 'MAX_SIZE'],
    ['minProperties', 1, 'MIN_SIZE'],
    ['format', 'date-time', 'FORMAT'],
    ['pattern', '^a', 'FORMAT'],
    ['type', 'number', 'FORMAT'],
    ['others', 'price', 'FIELD_NOT_ALLOWED'],
    ['oneOf', 2, 'ONE_OF_ALIGNMENT'],
    ['uniqueItems', true, 'VALIDATION'],
    ['atMostOne', ['a', 'b'], 'ONE_OF_ALIGNMENT'],
    ['decimal.maximum', 9, 'DECIMAL_LTE'],
    ['decimal.minimum', 9, 'DECIMAL_GTE'],
    ['decimal.exclusiveMaximum', 9, 'DECIMAL_LT'],
    ['decimal.exclusiveMinimum', 9, 'DECIMAL_GT'],
    ['decimal.scale', 2, 'DECIMAL_MAX_SCALE'],
    ['multipleOf', 5, 'OTHER'],
    ['anyOf', 2, 'OTHER'],
  ])('%s %j is %s', (rule, says, violatedRule) => {
    expect(said(rule, says)).toMatchObject({ violatedRule, field: 'product.price' })
  })

  it('names its threshold, its values or the kind of text', () => {
    expect(said('maximum', 9)?.data).toEqual({ threshold: 9 })
    expect(said('decimal.maximum', 9)?.data).toEqual({ threshold: '9' })
    expect(said('enum', ['a'])?.data).toEqual({ values: ['a'] })
    expect(said('format', 'email')?.data).toEqual({ type: 'EMAIL' })
    expect(said('type', ['string', 'null'])?.description).toBe('must be of type string or null')
  })

  it('is found in lists and behind odd names', () => {
    const at = (...path: PropertyKey[]) => said('type', 'string', path)?.field
    expect(at('product', 'variants', 2, 'id')).toBe('product.variants[2].id')
    expect(at('choices', 'a/b~c')).toBe('choices.a/b~c')
    expect(at()).toBe('')
  })

  it('is reported once, sorted, without the violations of each alternative', () => {
    const text = { type: 'string' } as const
    const rules = {
      type: 'object',
      properties: { z: { anyOf: [text, { type: 'null' }] }, a: { oneOf: [text, text] } },
    } as const
    const violations = violationsOf(brokenRules(rules, { z: 1, a: 1 }))
    expect(violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)).toEqual([
      'a ONE_OF_ALIGNMENT',
      'z FORMAT',
    ])
  })
})
