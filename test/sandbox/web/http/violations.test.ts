/** From what a validator says to what the platform says. */
import { describe, expect, it } from 'vitest'
import { taxNumberViolations } from '../../../../sandbox/web/validation/tax-numbers.ts'
import { type SchemaError, violationsOf } from '../../../../sandbox/web/validation/violations.ts'

function said(keyword: string, params: SchemaError['params'], instancePath = '/product/price') {
  return violationsOf([{ keyword, params, instancePath, schemaPath: `#/${keyword}` }])[0]
}

describe('the tax number of a buyer', () => {
  const address = (vatId: object) => ({ contactDetails: { firstName: 'Ana', vatId } })
  const fields = (body: object) => taxNumberViolations(body).map(({ field }) => field)

  it('says its kind where it is given', () => {
    for (const type of ['UNSPECIFIED', undefined]) {
      const shippingAddress = address({ id: '123', type })
      const billingAddress = shippingAddress
      expect(fields({ shippingAddress, billingAddress })).toEqual([
        'shippingAddress.contactDetails.vatId.type',
        'billingAddress.contactDetails.vatId.type',
      ])
      expect(fields({ cartInfo: { contactInfo: shippingAddress } })).toEqual([
        'cartInfo.contactInfo.contactDetails.vatId.type',
      ])
    }
  })

  it.each([{ id: '123', type: 'CPF' }, { id: '', type: 'UNSPECIFIED' }, {}])(
    'is fine as %j',
    (vatId) => {
      expect(fields({ shippingAddress: address(vatId) })).toEqual([])
    },
  )
})

describe('a broken rule of the description', () => {
  it.each<[string, SchemaError['params'], string, string]>([
    ['required', { missingProperty: 'name' }, 'REQUIRED_FIELD', 'product.price.name'],
    ['enum', { allowedValues: ['a', 'b'] }, 'INVALID_ENUM_VALUE', 'product.price'],
    ['const', { allowedValue: 'a' }, 'INVALID_ENUM_VALUE', 'product.price'],
    ['maxLength', { limit: 80 }, 'MAX_LENGTH', 'product.price'],
    ['minLength', { limit: 1 }, 'MIN_LENGTH', 'product.price'],
    ['maximum', { limit: 9 }, 'MAX', 'product.price'],
    ['exclusiveMaximum', { limit: 9 }, 'MAX', 'product.price'],
    ['minimum', { limit: 0 }, 'MIN', 'product.price'],
    ['exclusiveMinimum', { limit: 0 }, 'MIN', 'product.price'],
    ['maxItems', { limit: 3 }, 'MAX_SIZE', 'product.price'],
    ['minItems', { limit: 1 }, 'MIN_SIZE', 'product.price'],
    ['maxProperties', { limit: 3 }, 'MAX_SIZE', 'product.price'],
    ['minProperties', { limit: 1 }, 'MIN_SIZE', 'product.price'],
    ['format', { format: 'date-time' }, 'FORMAT', 'product.price'],
    ['pattern', { pattern: '^a' }, 'FORMAT', 'product.price'],
    ['type', { type: 'number' }, 'FORMAT', 'product.price'],
    ['additionalProperties', { additionalProperty: 'x' }, 'FIELD_NOT_ALLOWED', 'product.price.x'],
    ['unevaluatedProperties', { unevaluatedProperty: 'x' }, 'FIELD_NOT_ALLOWED', 'product.price.x'],
    ['propertyNames', { propertyName: 'x' }, 'FIELD_NOT_ALLOWED', 'product.price.x'],
    ['oneOf', { passingSchemas: null }, 'ONE_OF_ALIGNMENT', 'product.price'],
    ['uniqueItems', { i: 1, j: 0 }, 'VALIDATION', 'product.price'],
    ['x-at-most-one', { fields: '["a","b"]' }, 'ONE_OF_ALIGNMENT', 'product.price'],
    ['x-decimal', { rule: 'DECIMAL_LTE', limit: '9' }, 'DECIMAL_LTE', 'product.price'],
    ['x-decimal', { rule: 'DECIMAL_MAX_SCALE', limit: 2 }, 'DECIMAL_MAX_SCALE', 'product.price'],
    ['not', {}, 'OTHER', 'product.price'],
  ])('%s %j is %s at %s', (keyword, params, rule, field) => {
    expect(said(keyword, params)).toMatchObject({ violatedRule: rule, field })
  })

  it('names its threshold, its values or the kind of text', () => {
    expect(said('maximum', { limit: 9 })?.data).toEqual({ threshold: 9 })
    expect(said('enum', { allowedValues: ['a'] })?.data).toEqual({ values: ['a'] })
    expect(said('format', { format: 'email' })?.data).toEqual({ type: 'EMAIL' })
  })

  it('is found in lists and behind odd names', () => {
    expect(said('type', { type: 'string' }, '/product/variants/2/id')?.field).toBe(
      'product.variants[2].id',
    )
    expect(said('type', { type: 'string' }, '/choices/a~1b~0c')?.field).toBe('choices.a/b~c')
    expect(said('type', { type: 'object' }, '')?.field).toBe('')
  })

  it('is reported once, sorted, without what every branch of an alternative complains about', () => {
    const at = (instancePath: string, keyword: string, schemaPath: string): SchemaError => ({
      instancePath,
      keyword,
      schemaPath,
      params: { type: 'string' },
    })
    const violations = violationsOf([
      at('/z', 'type', '#/properties/z/type'),
      at('/z', 'type', '#/properties/z/anyOf/0/type'),
      at('/a', 'type', '#/properties/a/oneOf/0/type'),
      at('/a', 'oneOf', '#/properties/a/oneOf'),
    ])
    expect(violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)).toEqual([
      'a ONE_OF_ALIGNMENT',
      'z FORMAT',
    ])
  })
})
