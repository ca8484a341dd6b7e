// Every refusal of the rules, word by word: a form shows them to a store's owner.
import { describe, expect, it } from 'vitest'
import { discountViolations } from '../../../../sandbox/commerce/rules/discounts.ts'
import {
  approve,
  block,
  identityStatuses,
  isOwner,
  isPublicMember,
  joinCommunity,
  leaveCommunity,
  type MemberState,
  mute,
  registeredState,
  signInState,
  storedPrivacy,
  unmute,
} from '../../../../sandbox/commerce/rules/member-states.ts'
import { optionViolations, readOptions } from '../../../../sandbox/commerce/rules/options.ts'
import { pricePerUnit } from '../../../../sandbox/commerce/rules/prices.ts'
import {
  choicesKey,
  defaultVariantId,
  readStoreVariantId,
  variantName,
} from '../../../../sandbox/commerce/rules/variants.ts'
import { validate } from '../../../../sandbox/web/validation/validate.ts'

describe('a discount', () => {
  const refusals = (type: 'AMOUNT' | 'PERCENT' | 'NONE', value: number) =>
    discountViolations(20, { type, value })

  it.each([
    ['NONE', -5],
    ['NONE', 500],
    ['AMOUNT', 0],
    ['AMOUNT', 20],
    ['PERCENT', 0],
    ['PERCENT', 100],
  ] as const)('of %s %d is accepted', (type, value) => {
    expect(refusals(type, value)).toEqual([])
  })

  it.each([
    ['AMOUNT', -1, 'MIN', 'must not be below 0', 0],
    ['AMOUNT', 20.01, 'MAX', 'must not be above the lowest price of 20', 20],
    ['PERCENT', -1, 'MIN', 'must not be below 0', 0],
    ['PERCENT', 100.01, 'MAX', 'must not be above 100 per cent', 100],
  ] as const)('of %s %d is refused: %s', (type, value, rule, description, threshold) => {
    expect(refusals(type, value)).toMatchObject([
      { field: 'product.discount.value', violatedRule: rule, description, data: { threshold } },
    ])
  })
})

describe('options', () => {
  const size = { name: 'Size', choices: [{ description: 'S' }] }
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...size, name: `Option ${index}` }))
  const choices = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ value: String(index) }))
  const refusals = (inputs: Parameters<typeof readOptions>[0]) =>
    optionViolations(readOptions(inputs))

  it('are accepted up to six, with a thousand variants', () => {
    expect(refusals(many(6))).toEqual([])
    const hundred = { name: 'A', choices: choices(100) }
    expect(refusals([hundred, { name: 'B', choices: choices(10) }])).toEqual([])
  })

  it('are refused from seven on, with the request', () => {
    const product = { name: 'Mug', priceData: { price: 1 }, productOptions: many(7) }
    const act = () => validate('products.createProduct', { path: {}, query: {}, body: { product } })
    expect(act).toThrow('"product.productOptions" must not have more than 6 items')
  })

  it.each([
    [
      'without a name',
      [{ ...size, name: '' }],
      'product.productOptions[0].name',
      'REQUIRED_FIELD',
      'is required',
    ],
    [
      'named twice',
      [size, size],
      'product.productOptions[1].name',
      'VALIDATION',
      '"Size" is the name of two options',
    ],
    [
      'without choices',
      [{ name: 'Size' }],
      'product.productOptions[0].choices',
      'MIN_SIZE',
      'must contain at least one choice',
      1,
    ],
    [
      'with an empty choice',
      [{ name: 'Size', choices: [{ value: '' }] }],
      'product.productOptions[0].choices[0].description',
      'REQUIRED_FIELD',
      'is required',
    ],
    [
      'with a choice twice',
      [{ name: 'Size', choices: [{ value: 'S' }, { description: 'S' }] }],
      'product.productOptions[0].choices[1].description',
      'VALIDATION',
      '"S" is in the list twice',
    ],
    [
      'that make more than a thousand variants',
      [
        { name: 'A', choices: choices(100) },
        { name: 'B', choices: choices(11) },
      ],
      'product.productOptions',
      'MAX_SIZE',
      'must not make more than 1000 variants',
      1000,
    ],
  ] as const)(
    '%s are refused',
    (_name, inputs, field, violatedRule, description, threshold?: number) => {
      expect(refusals(inputs)).toMatchObject([
        { field, violatedRule, description, ...(threshold && { data: { threshold } }) },
      ])
    },
  )

  it('are colours only if they have choices and every choice is a colour', () => {
    const typeOf = (...values: string[]) =>
      readOptions([{ name: 'Colour', choices: values.map((value) => ({ value })) }])[0]?.optionType
    expect(typeOf('#fff', '#A1B2C3', 'rgb(1,2,3)', 'RGBA(1,2,3,1)')).toBe('color')
    for (const values of [[], ['#fff', 'red'], ['#ffff'], ['#ggg'], ['a#fff'], ['#fff0']]) {
      expect(typeOf(...values)).toBe('drop_down')
    }
  })
})

describe('a member', () => {
  const member = registeredState({ ownerApproval: false })
  const owner: MemberState = { ...member, identityType: 'ADMIN' }

  it('registers as the site’s settings require', () => {
    const open = { status: 'APPROVED', identityStatus: 'ACTIVE' }
    const closed = { status: 'PENDING', identityStatus: 'PENDING' }
    const always = { identityType: 'MEMBER', privacyStatus: 'PRIVATE', activityStatus: 'ACTIVE' }
    expect(member).toEqual({ ...always, ...open })
    expect(registeredState({ ownerApproval: true })).toEqual({ ...always, ...closed })
  })

  it.each([
    [approve, { status: 'APPROVED', identityStatus: 'ACTIVE' }],
    [block, { status: 'BLOCKED', identityStatus: 'BLOCKED' }],
    [mute, { activityStatus: 'MUTED' }],
    [unmute, { activityStatus: 'ACTIVE' }],
    [joinCommunity, { privacyStatus: 'PUBLIC' }],
    [leaveCommunity, { privacyStatus: 'PRIVATE' }],
  ])('changes by %o', (move, change) => {
    expect(move(member)).toEqual({ change })
  })

  it.each([
    [block, owner, 'OWNER_CANNOT_BE_BLOCKED'],
    [mute, owner, 'OWNER_CANNOT_BE_MUTED'],
    [joinCommunity, { ...member, status: 'PENDING' }, 'COMMUNITY_JOIN_IMPOSSIBLE'],
  ] as const)('is refused by %o', (move, who, code) => {
    expect(move(who)).toEqual({ refused: code })
  })

  it.each([
    ['ACTIVE', 'APPROVED', 'SUCCESS'],
    ['ACTIVE', 'PENDING', 'SUCCESS'],
    ['PENDING', 'PENDING', 'REQUIRE_OWNER_APPROVAL'],
    ['BLOCKED', 'APPROVED', 'REFUSED'],
    ['OFFLINE', 'APPROVED', 'REFUSED'],
    ['ACTIVE', 'BLOCKED', 'REFUSED'],
    ['ACTIVE', 'OFFLINE', 'REFUSED'],
  ] as const)('with identity %s and status %s signs in to %s', (identityStatus, status, end) => {
    const who = { ...member, identityStatus, status, loginEmailVerified: false }
    expect(signInState(who, { emailVerification: false })).toBe(end)
    const verifies = end === 'REFUSED' ? end : 'REQUIRE_EMAIL_VERIFICATION'
    expect(signInState(who, { emailVerification: true })).toBe(verifies)
    const verified = { ...who, loginEmailVerified: true }
    expect(signInState(verified, { emailVerification: true })).toBe(end)
    const ruler = { ...who, identityType: 'ADMIN' as const }
    expect(signInState(ruler, { emailVerification: true })).toBe('SUCCESS')
  })

  it.each([
    ['ACTIVE', true, true, undefined, {}],
    ['PENDING', false, true, 'PENDING_ADMIN_APPROVAL_REQUIRED', {}],
    ['BLOCKED', false, false, undefined, {}],
    ['OFFLINE', false, true, undefined, { status: 'APPROVED', identityStatus: 'ACTIVE' }],
  ] as const)(
    'with identity %s keeps tokens: %s, may recover: %s',
    (identityStatus, keeps, recovers, reason, after) => {
      expect(identityStatuses[identityStatus]).toMatchObject({
        keepsTokens: keeps,
        mayRecover: recovers,
        afterRecovery: after,
        ...(reason && { reason }),
      })
    },
  )

  it('is public when approved with a public profile, and owns the store as its administrator', () => {
    expect(isPublicMember({ status: 'APPROVED', privacyStatus: 'PUBLIC' })).toBe(true)
    expect(isPublicMember({ status: 'PENDING', privacyStatus: 'PUBLIC' })).toBe(false)
    expect(isPublicMember({ status: 'APPROVED', privacyStatus: 'PRIVATE' })).toBe(false)
    expect([isOwner(owner), isOwner(member)]).toEqual([true, false])
    expect([storedPrivacy('PUBLIC'), storedPrivacy('UNKNOWN'), storedPrivacy(undefined)]).toEqual([
      'PUBLIC',
      undefined,
      undefined,
    ])
  })
})

describe('a price per unit', () => {
  const data = {
    totalQuantity: 750,
    totalMeasurementUnit: 'ML',
    baseQuantity: 1,
    baseMeasurementUnit: 'L',
  } as const

  it('converts both quantities to one unit', () => {
    expect(pricePerUnit(15, data)).toBe(20)
    expect(pricePerUnit(15, { ...data, totalMeasurementUnit: 'CL' })).toBe(2)
  })

  it.each([
    ['no total quantity', { totalQuantity: 0 }],
    ['no base quantity', { baseQuantity: 0 }],
    ['an unspecified total unit', { totalMeasurementUnit: 'UNSPECIFIED' }],
    ['an unspecified base unit', { baseMeasurementUnit: 'UNSPECIFIED' }],
    ['no base unit', { baseMeasurementUnit: undefined }],
    ['no total unit', { totalMeasurementUnit: undefined }],
    ['a unit of another kind', { baseMeasurementUnit: 'KG' }],
  ] as const)('is undefined with %s', (_name, change) => {
    expect(pricePerUnit(15, { ...data, ...change })).toBeUndefined()
  })
})

describe('choices', () => {
  it('are equal in any order, and only with equal values', () => {
    const key = choicesKey({ Size: 'M', Colour: 'Red', Fit: 'Slim' })
    expect(choicesKey({ Fit: 'Slim', Size: 'M', Colour: 'Red' })).toBe(key)
    expect(choicesKey({ Colour: 'Red', Fit: 'Slim', Size: 'M' })).toBe(key)
    expect(choicesKey({ Size: 'Red', Colour: 'M', Fit: 'Slim' })).not.toBe(key)
  })

  it('are not identified by a text that is no id of a store variant', () => {
    for (const id of ['', defaultVariantId, `-${defaultVariantId}`, `p+${defaultVariantId}`]) {
      expect(readStoreVariantId(id)).toBeUndefined()
    }
  })
})

describe('a variant', () => {
  it('is named by its choices, else by its product', () => {
    expect(variantName({ choices: { Size: 'M', Colour: 'Red' } }, 'Mug')).toBe('M / Red')
    expect(variantName({ choices: {} }, 'Mug')).toBe('Mug')
  })
})
