// CommonJS in TypeScript, under the same rules.
import storefront = require('storefront-client')
import auth = require('storefront-client/auth')

export const client: storefront.SessionClient = storefront.createClient({
  platform: storefront.platforms.wix,
  clientId: 'app',
})
export const verifier: string = auth.createVerifier()
// An ES module alone: `node16` lets CommonJS import it, `node20` and `nodenext` let it be required, too.
export const store = import('storefront-sandbox').then(({ createTestStore }) => createTestStore())
