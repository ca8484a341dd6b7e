/** What a store's refusals mean to a buyer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { loginRefusalOf } from '../../../src/auth.ts'
import { cartItem } from '../../../src/catalogue.ts'
import {
  ApiError,
  createClient,
  type Product,
  refusalOf,
  type Violation,
} from '../../../src/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

const refused = async (call: () => unknown): Promise<unknown> => {
  try {
    await call()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was refused')
}

const reasonOf = async (call: () => unknown) => refusalOf(await refused(call))

describe('a product', () => {
  const productOf = async (name: string): Promise<Product> => {
    const { products } = createClient(store.visitor)
    const [product] = await products.query().eq('name', name).toArray({ limit: 1 })
    if (!product) throw new Error(`No product ${name}`)
    return product
  }

  it('without choices names the missing ones', async () => {
    const shirt = await productOf('Linen Camp Shirt')
    expect(await reasonOf(() => cartItem(shirt))).toEqual({
      reason: 'choose',
      fields: ['Size', 'Color'],
      available: 0,
    })
  })

  it('of which too few are in stock reports the available units, from the client and from the store', async () => {
    const shirt = await productOf('Linen Camp Shirt')
    const variant = shirt.variants.find(({ stock }) => stock.inStock)
    const units = variant?.stock.quantity ?? 0
    expect(await reasonOf(() => cartItem(shirt, { variant, quantity: units + 1 }))).toEqual({
      reason: 'stock',
      fields: [],
      available: units,
    })
  })

  it('that is sold out or hidden has that reason', async () => {
    const shirt = await productOf('Linen Camp Shirt')
    const gone = shirt.variants.find(({ stock }) => !stock.inStock)
    expect((await reasonOf(() => cartItem(shirt, { variant: gone }))).reason).toBe('soldOut')
    const hidden = { ...shirt, visible: false }
    const [variant] = shirt.variants
    expect((await reasonOf(() => cartItem(hidden, { variant }))).reason).toBe('notSold')
  })
})

describe('a coupon', () => {
  it.each([
    ['LASTYEAR', 'couponExpired'],
    ['GIFT-OLD-3K8D', 'couponExpired'],
    ['FIRSTHUNDRED', 'couponUsed'],
    ['GIFT-NIL-5T1M', 'couponUsed'],
    ['TWENTYFROM100', 'couponSubtotal'],
    ['CERAMICS15', 'couponProducts'],
    ['NOSUCHCODE', 'couponUnknown'],
  ])('%s is refused as %s', async (couponCode, reason) => {
    const { collections, currentCart, products } = createClient(store.visitor)
    const { collection } = await collections.getCollectionBySlug('ceramics')
    const all = await products.query().toArray({ limit: 100 })
    const plain = all.find(
      ({ productOptions, stock, priceData, collectionIds }) =>
        productOptions.length === 0 &&
        stock.inventoryStatus === 'IN_STOCK' &&
        priceData.discountedPrice < 100 &&
        !collectionIds.includes(collection.id),
    )
    if (!plain) throw new Error('No plain product')
    await currentCart.addToCurrentCart({ lineItems: [cartItem(plain)] })
    expect((await reasonOf(() => currentCart.updateCurrentCart({ couponCode }))).reason).toBe(
      reason,
    )
  })
})

describe('a failure of the platform', () => {
  const failing = (status: number) =>
    createClient({
      ...store.visitor,
      retries: 0,
      fetch: async () => new Response('{}', { status }),
    })

  const validationError = (fieldViolations: readonly Violation[]) =>
    new ApiError({
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      message: 'x',
      status: 400,
      details: { validationError: { fieldViolations } },
    })

  it.each([
    [503, 'away'],
    [429, 'tooOften'],
  ])('%i is %s', async (status, reason) => {
    const call = () => failing(status).products.getProduct('p')
    expect((await reasonOf(call)).reason).toBe(reason)
  })

  it('without a response has the reason “away”', async () => {
    const client = createClient({
      ...store.visitor,
      retries: 0,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    expect((await reasonOf(() => client.products.getProduct('p'))).reason).toBe('away')
  })

  it('that the app has aborted has the reason “aborted”', async () => {
    const { products } = createClient(store.visitor)
    const call = () => products.getProduct('p', {}, { signal: AbortSignal.abort() })
    expect((await reasonOf(call)).reason).toBe('aborted')
  })

  it('of another kind of error, or with an unknown code, has the reason “unknown”', () => {
    const error = new ApiError({ kind: 'application', code: 'toString', message: 'x', status: 400 })
    for (const failure of [error, new Error('x'), undefined]) {
      expect(refusalOf(failure)).toEqual({ reason: 'unknown', fields: [], available: 0 })
    }
  })

  it('of fields names them', () => {
    const error = validationError([{ field: 'member.contact.phones[0]', description: 'x' }])
    expect(refusalOf(error)).toEqual({ reason: 'fields', fields: ['phones[0]'], available: 0 })
  })

  it.each([
    ['choices.Size', 'FORMAT', ['Size']],
    ['options.choices.Size', 'REQUIRED_FIELD', ['Size']],
  ] as const)('of %s that breaks %s asks for no choice', (field, violatedRule, fields) => {
    const violation = { field, violatedRule, description: 'x' }
    const error = validationError([violation])
    expect(refusalOf(error)).toEqual({ reason: 'fields', fields, available: 0 })
  })

  it('with a code of the platform’s own has the reason “away”', () => {
    const error = new ApiError({ kind: 'application', code: 'BROKEN', message: 'x', status: 500 })
    expect(refusalOf(error).reason).toBe('away')
  })

  it.each([
    ['SESSION_ENDED', 'signedOut'],
    ['VERIFICATION_FAILED', 'code'],
    ['INVALID_RECOVERY_TOKEN', 'code'],
  ])('with the code %s has the reason “%s”', (code, reason) => {
    const error = new ApiError({ kind: 'application', code, message: 'x' })
    expect(refusalOf(error).reason).toBe(reason)
  })
})

describe('a sign-in', () => {
  it('with a wrong password, and a duplicate registration, have their reasons', async () => {
    const { session } = createClient(store.visitor)
    const { email, password } = store.member
    const wrong = await session.loginWithPassword({ email, password: `${password}x` })
    expect(loginRefusalOf(wrong)).toBe('wrong')
    expect(loginRefusalOf(await session.register({ email, password }))).toBe('taken')
    const short = await session.register({ email: 'ann@example.com', password: 'x' })
    expect(loginRefusalOf(short)).toBe('password')
    expect(loginRefusalOf(await session.loginWithPassword({ email, password }))).toBeUndefined()
  })

  it('of every other state has its own reason', () => {
    const failure = { loginState: 'FAILURE', error: 'x' } as const
    const data = { siteKey: 'k' }
    const results = [
      [{ loginState: 'OWNER_APPROVAL_REQUIRED' }, 'approval'],
      [{ loginState: 'USER_CAPTCHA_REQUIRED', data, error: 'x' }, 'captcha'],
      [{ loginState: 'SILENT_CAPTCHA_REQUIRED', data, error: 'x' }, 'captcha'],
      [{ loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't' } }, 'verify'],
      [{ ...failure, errorCode: 'resetPassword' }, 'reset'],
      [{ ...failure, errorCode: 'invalidCaptchaToken' }, 'captcha'],
      [failure, 'unknown'],
    ] as const
    for (const [result, reason] of results) expect(loginRefusalOf(result)).toBe(reason)
  })
})
