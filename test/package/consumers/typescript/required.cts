// CommonJS in TypeScript: the declarations beside the .cjs files.
import storefront = require('storefront-client')
import description = require('storefront-client/openapi.json')

export const client: storefront.SessionClient = storefront.createClient({
  platform: storefront.platforms.wix,
  clientId: 'app',
})
export const version: string = description.openapi
