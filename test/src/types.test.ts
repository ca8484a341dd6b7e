/** What compiles and what does not: the two call styles have the same types. */
import { describe, expectTypeOf, it } from 'vitest'
import type { OperationId } from '../../generated/wire.ts'
import {
  ApiError,
  type ApiKeyClient,
  type CallOptions,
  type Cart,
  type Collection,
  createClient,
  type InventoryItemV2,
  type LoginResult,
  type Member,
  type Methods,
  type Product,
  type ProductInput,
  platforms,
  type SessionClient,
  writable,
} from '../../src/index.ts'

type MethodIds = {
  [Tag in keyof Methods<CallOptions>]: `${Tag}.${keyof Methods<CallOptions>[Tag] & string}`
}[keyof Methods<CallOptions>]

const client = createClient({ platform: platforms.sandbox('http://store.example'), clientId: 'c' })
const server = createClient({ platform: platforms.wix, apiKey: 'k' })

/** Checked, never run. */
const compiles = (_: () => unknown): void => {}

describe('types', () => {
  it('know one method per operation, and none beside them', () => {
    expectTypeOf<MethodIds>().toEqualTypeOf<OperationId>()
  })

  it('of a client follow its credentials', () => {
    expectTypeOf(client).toEqualTypeOf<SessionClient>()
    expectTypeOf(server).toEqualTypeOf<ApiKeyClient>()
    expectTypeOf(server).not.toHaveProperty('session')
    expectTypeOf<ReturnType<typeof createClient>>().toEqualTypeOf<SessionClient>()
    // @ts-expect-error a client needs a client id or an API key
    compiles(() => createClient({ platform: platforms.wix }))
  })

  it('of a response have Dates in both call styles', () => {
    compiles(async () => {
      const { product } = await client.products.getProduct('p')
      expectTypeOf(product).exclude<undefined>().toEqualTypeOf<Product>()
      expectTypeOf(product.lastUpdated).extract<Date>().toEqualTypeOf<Date>()
      const { data, error } = await client.paths['/v1/products/{id}'].GET({
        params: { path: { id: 'p' } },
      })
      expectTypeOf(data?.product).exclude<undefined>().toEqualTypeOf<Product>()
      expectTypeOf(error).toEqualTypeOf<ApiError | undefined>()
      const { cart } = await client.currentCart.getCurrentCart()
      expectTypeOf(cart).exclude<undefined>().toEqualTypeOf<Cart>()
    })
  })

  it('of a response require the fields that the platform always returns', () => {
    expectTypeOf<Product['id' | 'name']>().toEqualTypeOf<string>()
    expectTypeOf<Product['visible' | 'manageVariants']>().toEqualTypeOf<boolean>()
    expectTypeOf<Product['priceData']['formatted']['price']>().toEqualTypeOf<string>()
    expectTypeOf<
      Product['variants'][number]['variant']['priceData']['price']
    >().toEqualTypeOf<number>()
    expectTypeOf<
      Product['productOptions'][number]['choices'][number]['inStock']
    >().toEqualTypeOf<boolean>()
    expectTypeOf<Cart['id'] | Cart['lineItems'][number]['id']>().toEqualTypeOf<string>()
    expectTypeOf<Cart['lineItems'][number]['price']['formattedAmount']>().toEqualTypeOf<string>()
    expectTypeOf<Cart['lineItems'][number]['productName']['original']>().toEqualTypeOf<string>()
    expectTypeOf<Member['id'] | Collection['id' | 'name']>().toEqualTypeOf<string>()
    expectTypeOf<InventoryItemV2['trackQuantity']>().toEqualTypeOf<boolean>()
    // A request leaves out what it does not change.
    expectTypeOf<ProductInput['name']>().toEqualTypeOf<string | null | undefined>()
  })

  it('of a creation require what the platform requires', () => {
    // @ts-expect-error a product needs a name and a price
    compiles(() => server.products.createProduct({ product: { name: 'Mug' } }))
    // @ts-expect-error a collection needs a name
    compiles(() => server.products.createCollection({ collection: {} }))
    // @ts-expect-error a member needs an email address
    compiles(() => server.members.createMember({ member: {} }))
    // A copy of one that was read.
    compiles(async () => {
      const { product } = await server.products.getProduct('p')
      return server.products.createProduct({ product: writable(product) })
    })
  })

  it('of a path call distinguish data and error', () => {
    compiles(async () => {
      const answer = await client.paths['/v1/products/{id}'].GET({ params: { path: { id: 'p' } } })
      if (answer.error) expectTypeOf(answer.data).toEqualTypeOf<undefined>()
      else expectTypeOf(answer.data.product).exclude<undefined>().toEqualTypeOf<Product>()
    })
  })

  it('accept a filter, a Date in it, and options at the end', () => {
    compiles(() =>
      client.products.queryProducts(
        { query: { filter: { name: { $startsWith: 'Mug' }, lastUpdated: { $gt: new Date() } } } },
        { signal: AbortSignal.timeout(1000), headers: { 'X-Trace': 't' } },
      ),
    )
  })

  it('accept a sort order from a table of constants, as they do a filter', () => {
    const orders = { name: [{ fieldName: 'name', order: 'ASC' }], any: [] } as const
    compiles(() => client.products.queryProducts({ query: { sort: orders.name } }))
    compiles(() => client.members.queryMembers({ query: { sort: orders.any } }))
  })

  it('refuse fields that the description lacks', () => {
    // @ts-expect-error no such operation
    compiles(() => client.products.getProducts('p'))
    // @ts-expect-error no such path
    compiles(() => client.paths['/v1/product/{id}'])
    // @ts-expect-error no such method on this path
    compiles(() => client.paths['/v1/products/{id}'].PUT)
    // @ts-expect-error an id is needed
    compiles(() => client.products.getProduct())
    // @ts-expect-error the path parameter is needed
    compiles(() => client.paths['/v1/products/{id}'].GET({ params: { path: {} } }))
    // @ts-expect-error no such field
    compiles(() => client.products.updateProduct('p', { product: { nmae: 'Mug' } }))
    // @ts-expect-error a price is a number
    compiles(() => client.products.updateProduct('p', { product: { priceData: { price: '12' } } }))
    // @ts-expect-error no such option
    compiles(() => client.products.getProduct('p', {}, { retires: 2 }))
  })

  it('of an error know the codes of the platform and of the client, and are open to newer ones', () => {
    type Known = 'NOT_FOUND' | 'SESSION_CHANGED' | 'NO_NEXT_PAGE' | 'TIMEOUT'
    expectTypeOf<Extract<ApiError['code'], Known>>().toEqualTypeOf<Known>()
    compiles(() => ApiError.is(undefined, 'A_CODE_OF_NEXT_YEAR'))
  })

  it('of an error narrowed by its code have that code', () => {
    const caught: unknown = undefined
    if (ApiError.is(caught, 'NOT_FOUND')) {
      expectTypeOf(caught.code).toEqualTypeOf<'NOT_FOUND'>()
      expectTypeOf(caught.status).toEqualTypeOf<number | undefined>()
    } else if (ApiError.is(caught)) {
      expectTypeOf(caught.code).toEqualTypeOf<ApiError['code']>()
    }
    compiles(() => {
      const error: ApiError = Object(undefined)
      if (ApiError.is(error, 'TIMEOUT')) return error.code satisfies 'TIMEOUT'
      // An error of another code is still an error.
      return error.violations
    })
  })

  it('accept an entity as it was read', () => {
    compiles(async () => {
      const { product } = await client.products.getProduct('p')
      if (!product) return
      await client.products.updateProduct('p', { product: writable(product) })
      const draft: ProductInput = { ...writable<ProductInput>(product), name: 'Cup' }
      await client.products.updateProduct('p', { product: draft })
      const { member } = await client.members.getMember('m')
      if (member) await client.members.updateMember('m', { member: writable(member) })
      // @ts-expect-error a cart is no product
      const wrong: ProductInput = writable({ lineItems: [], couponCode: 5 })
      return wrong
    })
  })

  it('of a sign-in are distinguished by their state', () => {
    expectTypeOf<Extract<LoginResult, { loginState: 'SUCCESS' }>['data']>().toEqualTypeOf<{
      readonly sessionToken: string
    }>()
    expectTypeOf<
      Extract<LoginResult, { loginState: 'OWNER_APPROVAL_REQUIRED' }>
    >().not.toHaveProperty('data')
  })
})
