// The same on the parts that a server adds.
import { cookieStorage, requestCookies } from 'storefront-client/auth'
import { cartItem, listProducts } from 'storefront-client/catalogue'
import { readCartPage } from 'storefront-client/next'
import { addToCartRequest, requestSchema } from 'storefront-client/schemas'

export const storageOf = (header: string | null) => cookieStorage(requestCookies(header))
export const catalogue = { cartItem, listProducts }
export const readPage = readCartPage
export const addToCart = requestSchema(addToCartRequest)
