// CommonJS in TypeScript, under the same rules.
import storefront = require('storefront-client')
import auth = require('storefront-client/auth')
import testing = require('storefront-sandbox')

export const client: storefront.SessionClient = storefront.createClient({
  platform: storefront.platforms.wix,
  clientId: 'app',
})
export const verifier: string = auth.createVerifier()
export const store: Promise<testing.TestStore> = testing.createTestStore()
