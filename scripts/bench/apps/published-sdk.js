import { currentCart } from '@wix/ecom'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { products as catalogue } from '@wix/stores'

export const client = createClient({
  modules: { products: catalogue, currentCart },
  auth: OAuthStrategy({ clientId: 'app' }),
})

export const products = () => client.products.queryProducts().limit(50).find()
export const cart = () => client.currentCart.getCurrentCart()
export const expire = () =>
  client.auth.setTokens({
    accessToken: { value: 'stale', expiresAt: 1 },
    refreshToken: { value: 'refresh', role: 'member' },
  })
