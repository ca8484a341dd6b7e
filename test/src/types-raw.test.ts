/** What `raw: true` does to the type of an answer, in all three call styles. */
import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Methods } from '../../generated/methods.ts'
import type { WireOperations } from '../../generated/wire.ts'
import {
  type AnswerOf,
  type ApiError,
  type CallOptions,
  type Cart,
  createClient,
  createCore,
  type Product,
  platforms,
  type Wire,
} from '../../src/index.ts'
import { getProduct } from '../../src/operations.ts'

const options = { platform: platforms.sandbox('http://store.example'), clientId: 'c' }
const client = createClient(options)
const core = createCore(options)

/** Checked, never run. */
const compiles = (_: () => unknown): void => {}

/** What each operation answers when decoded, by its id. */
type Decoded = {
  [Tag in keyof Methods<CallOptions>]: {
    [Name in keyof Methods<CallOptions>[Tag] as `${Tag}.${Name & string}`]: AnswerOf<
      Methods<CallOptions>[Tag][Name]
    >
  }
}[keyof Methods<CallOptions>]

type DecodedOf<Id> = Decoded extends infer Group
  ? Group extends unknown
    ? Id extends keyof Group
      ? Group[Id]
      : never
    : never
  : never

/** The operations whose answer on the wire is not what `Wire` says of it. A page has no wire type. */
type Untrue = {
  [Id in keyof WireOperations]: [WireOperations[Id]['answer']] extends [Wire<DecodedOf<Id>>]
    ? never
    : Id
}[keyof WireOperations]

describe('a raw response', () => {
  it('has dates as text, by name, by path and by function', () => {
    compiles(async () => {
      const { product } = await client.products.getProduct('p', {}, { raw: true })
      expectTypeOf(product.lastUpdated).exclude<null | undefined>().toEqualTypeOf<string>()
      const { data, error } = await client.paths['/v1/products/{id}'].GET({
        params: { path: { id: 'p' } },
        raw: true,
      })
      expectTypeOf(data?.product?.lastUpdated).exclude<null | undefined>().toEqualTypeOf<string>()
      expectTypeOf(error).toEqualTypeOf<ApiError | undefined>()
      const answer = await getProduct(core, 'p', {}, { raw: true, retries: 0 })
      expectTypeOf(answer.product.lastUpdated).exclude<null | undefined>().toEqualTypeOf<string>()
    })
  })

  it('has images of unknown shape', () => {
    expectTypeOf<
      Wire<{ readonly at: Date; readonly list: Date[]; readonly name: string }>
    >().toEqualTypeOf<{ readonly at: string; readonly list: string[]; readonly name: string }>()
    compiles(async () => {
      const { cart } = await client.currentCart.getCurrentCart({ raw: true })
      const line = cart?.lineItems[0]
      expectTypeOf(line?.image).toBeUnknown()
      expectTypeOf(line?.quantity).toEqualTypeOf<
        NonNullable<Cart['lineItems']>[number]['quantity'] | undefined
      >()
    })
  })

  it('has the wire type of the description, for every operation', () => {
    expectTypeOf<Untrue>().toEqualTypeOf<never>()
  })

  it('is not assignable to a decoded one', () => {
    compiles(async () => {
      const found = await client.products.getProduct('p', {}, { raw: false, retries: 1 })
      expectTypeOf(found.product).exclude<undefined>().toEqualTypeOf<Product>()
      type Found = AnswerOf<typeof client.products.getProduct>
      expectTypeOf<Found['product']>().exclude<undefined>().toEqualTypeOf<Product>()
    })
    const given: CallOptions = { retries: 0 }
    compiles(async () => {
      const { product } = await client.products.getProduct('p', {}, given)
      expectTypeOf(product).exclude<undefined>().toEqualTypeOf<Product>()
    })
    const perhaps: { raw: boolean } = { raw: true }
    // @ts-expect-error the type must be known when the call is written
    compiles(() => client.products.getProduct('p', {}, perhaps))
    // @ts-expect-error no such option, raw or not
    compiles(() => client.products.getProduct('p', {}, { raw: true, retires: 2 }))
  })

  it('is the second overload: editors show the decoded one first', () => {
    const text = readFileSync(new URL('../../generated/methods.ts', import.meta.url), 'utf8')
    const names = [...text.matchAll(/^ {2}(\w+)\(.*(, options: RawOptions|\?: Options\b)/gm)]
    const order = names.map(([, name, last]) => `${name} ${last?.includes('Raw') ? 'raw' : 'main'}`)
    const raw = order.filter((entry) => entry.endsWith(' raw'))
    expect(raw.length).toBeGreaterThan(30)
    for (const entry of raw) {
      expect(order[order.indexOf(entry) - 1]).toBe(entry.replace('raw', 'main'))
    }
  })

  it('of a call without dates and images is the same', () => {
    compiles(() => client.products.deleteProduct('p', { raw: true }))
    compiles(() => client.redirects.createRedirectSession({}, { raw: true }))
  })
})
