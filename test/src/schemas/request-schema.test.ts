/** A request's schema as form libraries and servers meet it. */
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AddToCartRequest, UpdateMemberRequest } from '../../../src/index.ts'
import {
  addToCartRequest,
  listMembersRequest,
  requestSchema,
  updateLineItemsQuantityRequest,
  updateMemberRequest,
  updateProductRequest,
} from '../../../src/schemas.ts'

const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'p' }
const schema = requestSchema(addToCartRequest)
const check = schema['~standard'].validate

/** Any library's use of a schema, written against the published interface alone. */
const parse = async <Schema extends StandardSchemaV1>(
  given: Schema,
  value: unknown,
): Promise<StandardSchemaV1.InferOutput<Schema>> => {
  const result = await given['~standard'].validate(value)
  if (result.issues) throw new Error(result.issues.map(({ message }) => message).join())
  return result.value
}

describe('a Standard Schema', () => {
  it('has the published interface and the types of the call', async () => {
    expectTypeOf(schema).toExtend<StandardSchemaV1<AddToCartRequest, AddToCartRequest>>()
    expectTypeOf<StandardSchemaV1.InferInput<typeof schema>>().toEqualTypeOf<AddToCartRequest>()
    const member = requestSchema(updateMemberRequest)
    expectTypeOf<StandardSchemaV1.InferOutput<typeof member>>().toEqualTypeOf<UpdateMemberRequest>()
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'storefront-client' })
    expect(Object.keys(schema)).toEqual(['~standard'])
    const value = { lineItems: [{ catalogReference, quantity: 2 }] }
    expectTypeOf(await parse(schema, value)).toEqualTypeOf<AddToCartRequest>()
    expect(await parse(schema, value)).toEqual(value)
    await expect(parse(schema, [])).rejects.toThrow('must be of type object')
  })

  it.each([undefined, null, 5, 'text', [], new Date()])('refuses %s as a whole', (value) => {
    expect(check(value).issues).toMatchObject([{ path: [] }])
  })

  it('names every broken rule with its path', () => {
    const { issues } = check({
      lineItems: [{ catalogReference: { ...catalogReference, appId: 5 }, quantity: 0 }],
      colour: 'red',
    })
    expect(issues).toEqual([
      { message: 'must be of type string', path: ['lineItems', 0, 'catalogReference', 'appId'] },
      { message: 'must be at least 1', path: ['lineItems', 0, 'quantity'] },
      { message: 'is not a field of this request', path: ['colour'] },
    ])
  })

  it('says of a list that needs an item that it must not be empty', () => {
    const { validate } = requestSchema(updateLineItemsQuantityRequest)['~standard']
    expect(validate({ lineItems: [] })).toEqual({
      issues: [{ message: 'must not be empty', path: ['lineItems'] }],
    })
  })

  it('validates the query of a call without a body', () => {
    const validate = requestSchema(listMembersRequest)['~standard'].validate
    expect(validate({}).issues).toBeUndefined()
    expect(validate({ fieldset: 'EVERYTHING' }).issues).toMatchObject([
      { path: [expect.any(String)] },
    ])
  })

  it('names the path of a value that cannot be sent', () => {
    const validate = requestSchema(updateProductRequest)['~standard'].validate
    expect(validate({ product: { priceData: { price: Number.NaN } } }).issues).toMatchObject([
      { path: ['product', 'priceData', 'price'] },
    ])
  })
})
