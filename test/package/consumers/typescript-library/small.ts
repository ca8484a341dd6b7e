// The same on the small client.
import { createCore, createSession, getProduct, platforms } from 'storefront-client/operations'
import { queriesOf } from 'storefront-client/query'

export const core = createCore({ platform: platforms.wix, clientId: 'app' })
export const session = createSession(core)
export const lists = queriesOf(core)
export const readProduct = (id: string) => getProduct(core, id)
export const firstProducts = () => lists.products.query().find()
