// Every entry as a TypeScript app sees it: types arrive, none of them is any.
import { QueryClient, type QueryClientProviderProps, useQuery } from '@tanstack/react-query'
import {
  type AddToCartRequest,
  ApiError,
  type Cart,
  createClient,
  type Product,
  platforms,
} from 'storefront-client'
import { createVerifier } from 'storefront-client/auth'
import { type CartItem, cartItem, findVariant } from 'storefront-client/catalogue'
import { formatError } from 'storefront-client/errors'
import * as media from 'storefront-client/media'
import { cookieStorage } from 'storefront-client/next'
import * as operations from 'storefront-client/operations'
import * as query from 'storefront-client/query'
import {
  addToCart,
  createMutations,
  createPageCart,
  createQueries,
  useSession,
} from 'storefront-client/react'
import { addToCartRequest, requestSchema, type StandardSchema } from 'storefront-client/schemas'
import { createTestStore, type TestStore } from 'storefront-sandbox'

type IsAny<Type> = 0 extends 1 & Type ? true : false
type Known<Type> = IsAny<Type> extends true ? never : Type
const known = <Type>(_: Known<Type>): void => {}

const client = createClient({ platform: platforms.wix, clientId: 'app' })
const queries = createQueries(client)

export const names = async (): Promise<string[]> => {
  const { products = [] } = await client.products.queryProducts({})
  known<Product[]>(products)
  const changed: Date | null | undefined = products[0]?.lastUpdated
  known(changed)
  return products.map(({ name }) => name ?? '')
}

export const cart = async (): Promise<Cart | undefined> => {
  const { data, error } = await client.paths['/v1/carts/current'].GET()
  if (error) known<ApiError>(error)
  return data?.cart ?? undefined
}

export const useProduct = (id: string) => {
  const { data } = useQuery(queries.products.getProduct(id))
  const { role } = useSession()
  return { role, name: data?.product?.name }
}

const cache = new QueryClient()
export const cachedName = (id: string): string | undefined => {
  const cached = cache.getQueryData(queries.products.getProduct(id).queryKey)
  known(cached)
  return cached?.product?.name
}
export const put = (product: Product): Promise<Cart> => addToCart(client, cache, cartItem(product))
export const page: Pick<QueryClientProviderProps, 'client'> = {
  client: createPageCart(client).queryClient,
}

export const add = createMutations(client).currentCart.addToCurrentCart()
export const storage = cookieStorage({ get: () => undefined, set: () => {} })
export const text = (error: unknown): string => (ApiError.is(error) ? formatError(error) : '')
export const store: Promise<TestStore> = createTestStore()
export const verifier: string = createVerifier()
known<typeof media>(media)
known<typeof operations>(operations)
export const item = (product: Product): CartItem =>
  cartItem(product, { choices: { Size: 'A4' }, variant: findVariant(product, { Size: 'A4' }) })
known<typeof query>(query)
export const schema: StandardSchema<AddToCartRequest> = requestSchema(addToCartRequest)

// @ts-expect-error no such operation
client.products.getProdukt('id')
// @ts-expect-error not a text
queries.products.getProduct(1)
