/** The option that validates every response before it is sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations/index.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { type AppOptions, createApp } from '../../../sandbox/composition/app.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { randomIds } from '../../../sandbox/platform/ids.ts'
import { openMemorySite } from '../../../sandbox/storage/sites/memory.ts'
import type { OpenSite } from '../../../sandbox/storage/sites/open-site.ts'
import type { Handlers } from '../../../sandbox/web/http/handlers.ts'
import { handlers } from '../../../sandbox/web/services/index.ts'
import { answerChecker } from '../../../sandbox/web/validation/answers.ts'
import { recorded } from '../../src/recordings/recorded.ts'

interface Recorded {
  readonly operation: string
  readonly response: object
}

/** Recorded name → ours, where they differ. */
const renamed: Readonly<Record<string, string>> = {
  'oauth.token(refresh_token)': 'tokens.token',
  'graphql(apiVersion v1, errors)': 'graphql.query',
}
const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id)

let opened: OpenSite
beforeAll(async () => {
  opened = await openMemorySite({ seed: 1, products: 1, now: new Date() })
})
afterAll(() => opened?.close())

/** A handler with a mistake: a token is a number. */
const mistaken: Handlers = {
  ...handlers,
  'tokens.token': async () => Response.json({ access_token: 5, token_type: 'Bearer' }),
}

const ask = async (switched: Pick<AppOptions, 'checkAnswer'>) => {
  const logged: string[] = []
  const { site, storage } = opened
  const { database, transaction } = storage
  const app = createApp({
    platform: {
      site,
      apiKey: '',
      clock: systemClock,
      ids: randomIds,
      database,
      transaction,
      strict: false,
    },
    handlers: mistaken,
    log: (text) => logged.push(text),
    ...switched,
  })
  const answer = await app(
    new Request('http://127.0.0.1:4100/oauth2/token', {
      method: 'POST',
      body: JSON.stringify({ clientId: 'x', grantType: 'anonymous' }),
    }),
  )
  return { status: answer.status, logged }
}

it('sends a mistake when it is off', async () => {
  expect(await ask({})).toEqual({ status: 200, logged: [] })
})

it('fails the call and names the difference when it is on', async () => {
  expect(await ask({ checkAnswer: answerChecker })).toEqual({
    status: 500,
    logged: [
      expect.stringContaining('The response of tokens.token does not match the description'),
    ],
  })
})

describe('a field of every response', () => {
  const product = { id: 'p', name: 'Mug', visible: true, manageVariants: false }
  const whole = {
    product: {
      ...product,
      stock: { inventoryStatus: 'IN_STOCK' },
      priceData: { currency: 'EUR', price: 3, discountedPrice: 3, formatted: { price: '€3.00' } },
      media: { items: [] },
      productPageUrl: { base: 'https://shop.example/', path: '/product-page/mug' },
    },
  }

  it('is in every recorded response', async () => {
    const check = await answerChecker()
    const found = recorded<Recorded>('wire').map(({ operation: name, response }) => {
      const id = renamed[name] ?? name.replace(/^cart\./, 'carts.')
      return isOperation(id) ? check(id, 200, response) : `No operation is called ${id}`
    })
    expect(found.filter((mistake) => mistake !== undefined)).toEqual([])
    expect(found.length).toBeGreaterThan(30)
  })

  it('is one of the description, also of a refusal', async () => {
    const check = await answerChecker()
    const checkoutId = crypto.randomUUID()
    const said = (status: number, body: unknown) => check('carts.createCheckout', status, body)
    expect(said(200, { checkoutId })).toBeUndefined()
    const unknown = 'the response must NOT have additional properties'
    expect(said(200, { checkoutId, more: 1 })).toBe(unknown)
    expect(said(409, { message: 'No', details: {} })).toBeUndefined()
    expect(said(409, { message: 5, checkoutId })).toBe(`${unknown}, /message must be string`)
  })

  it.each([
    ['may not be absent', { name: undefined }, "must have required property 'name'"],
    ['may not be null', { name: null }, '/product/name must NOT be valid'],
    ['holds inside of lists', { productOptions: [{}] }, "required property 'choices'"],
  ])('%s', async (_, changes, says) => {
    const check = await answerChecker()
    expect(check('products.getProduct', 200, whole)).toBeUndefined()
    const answer = JSON.parse(JSON.stringify({ product: { ...whole.product, ...changes } }))
    expect(check('products.getProduct', 200, answer)).toContain(says)
  })
})
