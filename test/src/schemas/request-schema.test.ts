/** A request's schema as form libraries and servers meet it. */
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type AddToCartRequest, platforms, type UpdateMemberRequest } from '../../../src/index.ts'
import type { MediaHosts } from '../../../src/media.ts'
import {
  addProductMediaRequest,
  addToCartRequest,
  estimateCurrentCartTotalsRequest,
  listMembersRequest,
  type RequestRules,
  removeLineItemsRequest,
  requestSchema,
  sendRecoveryEmailRequest,
  updateLineItemsQuantityRequest,
  updateMemberRequest,
  updateProductRequest,
  verifyDuringAuthenticationRequest,
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

  it('keeps the id of an image whose address is of the platform named', () => {
    const platform = platforms.sandbox('http://127.0.0.1:4100')
    const image = `${platform.mediaHost}mug.svg`
    const line = { catalogReference, quantity: 1, catalogOverrideFields: { image } }
    const imageFor = (hosts?: MediaHosts) => {
      const result = requestSchema(addToCartRequest, hosts)['~standard'].validate({
        lineItems: [line],
      })
      return result.issues ?? result.value.lineItems?.[0]?.catalogOverrideFields?.image
    }
    expect(imageFor(platform)).toMatchObject({ id: 'mug.svg', url: image })
    expect(imageFor()).toMatchObject({ url: image })
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

describe('a format', () => {
  const prices = requestSchema(addToCartRequest)
  const ids = requestSchema(removeLineItemsRequest)
  const addresses = requestSchema(addProductMediaRequest)
  const uuid = '6c0b1b0e-3d54-4a35-9a0c-5a2f6f0c9b11'

  it.each<[string, boolean]>([
    ['10', true],
    ['10.50', true],
    ['10.', false],
    ['.5', false],
    ['1e3', false],
    ['10,50', false],
  ])('of a decimal: %s is one, %s', (price, isOne) => {
    const { issues } = prices['~standard'].validate({ customLineItems: [{ price }] })
    expect(issues === undefined).toBe(isOne)
  })

  it.each<[string, boolean]>([
    [uuid, true],
    [uuid.toUpperCase(), true],
    [`urn:uuid:${uuid}`, true],
    [`{${uuid}}`, false],
    [uuid.slice(1), false],
    [`${uuid}0`, false],
  ])('of an id: %s is one, %s', (id, isOne) => {
    const { issues } = ids['~standard'].validate({ lineItemIds: [id] })
    expect(issues === undefined).toBe(isOne)
  })

  it.each<[string, boolean]>([
    ['https://shop.example/a.jpg?b#c', true],
    ['HTTP://shop.example', true],
    ['https:/\\evil.example', false],
    ['https://\\evil.example', false],
    ['https:///a.jpg', false],
    ['https://shop.example/a b', false],
    ['ftp://shop.example/a.jpg', false],
    ['//shop.example/a.jpg', false],
  ])('of an address: %s is one, %s', (url, isOne) => {
    const { issues } = addresses['~standard'].validate({ media: [{ url }] })
    expect(issues === undefined).toBe(isOne)
  })
})

describe('the message of a broken rule', () => {
  const said = (rules: RequestRules<unknown>, value: unknown) => {
    const result = requestSchema(rules)['~standard'].validate(value)
    return result.issues?.map(({ message }) => message)
  }
  const product = (fields: object) => said(updateProductRequest, { product: fields })
  const contact = (fields: object) => said(updateMemberRequest, { member: { contact: fields } })
  const custom = (fields: object) => said(addToCartRequest, { customLineItems: [fields] })
  const id = '6c0b1b0e-3d54-4a35-9a0c-5a2f6f0c9b11'
  const verified = (code: string) =>
    said(verifyDuringAuthenticationRequest, { code, stateToken: 's' })

  it.each<[string, () => readonly string[] | undefined]>([
    ['must be a date as YYYY-MM-DD', () => contact({ birthdate: '1990-02-30' })],
    [
      'must be an ISO 8601 date and time',
      () => custom({ serviceProperties: { scheduledDate: 'tomorrow' } }),
    ],
    ['must be a decimal number as text, such as "10.50"', () => custom({ price: '10,50' })],
    ['must be an e-mail address', () => said(sendRecoveryEmailRequest, { email: 'ann' })],
    [
      'must be an http or https address',
      () => said(addProductMediaRequest, { media: [{ url: 'a.jpg' }] }),
    ],
    [
      'must match ^[A-Z]{2}$',
      () => said(estimateCurrentCartTotalsRequest, { shippingAddress: { country: 'Germany' } }),
    ],
    ['must be a UUID', () => said(removeLineItemsRequest, { lineItemIds: ['one'] })],
    ['must not have more than 80 characters', () => product({ name: 'x'.repeat(81) })],
    ['must have at least 6 characters', () => verified('12345')],
    [
      'must not have more than 100 items',
      () => said(removeLineItemsRequest, { lineItemIds: Array.from({ length: 101 }, () => id) }),
    ],
  ])('is “%s”', (message, given) => {
    expect(given()).toEqual([message])
  })
})
