import fc from 'fast-check'
import { HttpError } from 'ra-core'
import { ApiError, type Violation } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import {
  flattenErrors,
  formPath,
  nestErrors,
  toHttpError,
} from '../../../console/store/form-errors.ts'

const name = fc.oneof(
  fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/),
  fc.nat({ max: 30 }).map(String),
  fc.constantFrom('constructor', 'toString', 'hasOwnProperty'),
)
const path = fc
  .array(
    name.filter((one) => one !== 'root'),
    { minLength: 1, maxLength: 4 },
  )
  .map((names) => names.join('.'))
const text = fc.string({ minLength: 1 })

describe('the path of a violation', () => {
  it.each([
    ['product.variants[1].price', 'product', 'variants.1.price'],
    ['product.priceData.price', 'product', 'priceData.price'],
    ['member.contact.phones[0]', 'member', 'contact.phones.0'],
    ['a[0][12].b', 'product', 'a.0.12.b'],
    ['query.paging.limit', 'product', 'query.paging.limit'],
    ['products.name', 'product', 'products.name'],
    ['product', 'product', 'product'],
  ])('%s of a %s is %s in the form', (field, subject, expected) => {
    expect(formPath(field, subject)).toBe(expected)
  })

  it('loses its subject once and nothing else', () => {
    fc.assert(
      fc.property(path, name, (field, subject) => {
        expect(formPath(`${subject}.${field}`, subject)).toBe(field)
      }),
    )
  })
})

describe('errors by field', () => {
  it('are the same after nesting and flattening, for any paths', () => {
    fc.assert(
      fc.property(fc.dictionary(path, text), (errors) => {
        expect(flattenErrors(nestErrors(Object.entries(errors)))).toEqual({ ...errors })
      }),
    )
  })

  it('keep the text of a list beside the texts of its items, in either order', () => {
    const list = ['variants', 'too few'] as const
    const item = ['variants.0.price', 'below zero'] as const
    const nested = { variants: { root: 'too few', '0': { price: 'below zero' } } }
    expect(nestErrors([list, item])).toEqual(nested)
    expect(nestErrors([item, list])).toEqual(nested)
  })

  it('keep the first text of a field that broke two rules', () => {
    expect(
      nestErrors([
        ['name', 'first'],
        ['name', 'second'],
      ]),
    ).toEqual({ name: 'first' })
  })

  it('cannot reach a prototype, wherever its name is in the path', () => {
    const names = fc.array(fc.oneof(name, fc.constant('__proto__')), { maxLength: 3 })
    fc.assert(
      fc.property(names, names, (before, after) => {
        const hostile = [...before, '__proto__', ...after].join('.')
        const errors = nestErrors([[hostile, 'polluted']])
        expect(errors).toEqual({})
        expect(Object.getPrototypeOf(errors)).toBe(Object.prototype)
        expect(flattenErrors(errors)).toEqual({})
      }),
    )
    nestErrors([['constructor.prototype.polluted', 'yes']])
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('a failure of the platform', () => {
  it('with violations marks the fields and puts all texts into the toast', () => {
    const failure = toHttpError(
      refusal([
        { field: 'product.name', description: 'must not be empty' },
        { field: 'product.priceData.price', description: 'must not be below 0' },
      ]),
      'product',
    )
    expect(failure).toBeInstanceOf(HttpError)
    expect(failure).toMatchObject({
      status: 400,
      body: {
        errors: {
          name: 'must not be empty',
          priceData: { price: 'must not be below 0' },
          root: { serverError: 'must not be empty must not be below 0' },
        },
      },
    })
  })

  it('with no violation in it shows its message, not an empty toast', () => {
    expect(toHttpError(refusal([]), 'product')).toMatchObject({
      message: 'INVALID_ARGUMENT',
      body: null,
    })
  })

  it('of the application is shown in the platform’s own words', () => {
    const error = new ApiError({
      kind: 'application',
      code: 'NOT_FOUND',
      message: 'Not Found: There is no product with this id',
      status: 404,
      details: {
        applicationError: {
          code: 'NOT_FOUND',
          description: 'There is no product with this id',
          data: {},
        },
      },
    })
    expect(toHttpError(error, 'product')).toMatchObject({
      message: 'There is no product with this id',
      status: 404,
    })
  })

  it('of the system keeps its message and its status', () => {
    const error = new ApiError({
      kind: 'system',
      code: 'INTERNAL_SERVER_ERROR',
      message: 'System error occurred, request-id: 7',
      status: 500,
    })
    expect(toHttpError(error, 'product')).toMatchObject({
      message: 'System error occurred, request-id: 7',
      status: 500,
    })
  })

  it('that is none of the platform’s is handed on as it is', () => {
    const error = new TypeError('a bug')
    expect(toHttpError(error, 'product')).toBe(error)
  })
})

function refusal(violations: Violation[]): ApiError {
  return new ApiError({
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    message: 'INVALID_ARGUMENT',
    status: 400,
    violations,
  })
}
