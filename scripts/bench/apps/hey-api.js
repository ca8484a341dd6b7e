import { client } from './hey-api/client.gen.ts'
import { currentCartGetCurrentCart, productsQueryProducts } from './hey-api/sdk.gen.ts'

client.setConfig({ baseUrl: 'http://127.0.0.1:4100', headers: { authorization: 'token' } })

export const products = async () =>
  (await productsQueryProducts({ body: { query: { paging: { limit: 50 } } }, throwOnError: true }))
    .data
export const cart = async () => (await currentCartGetCurrentCart({ throwOnError: true })).data
