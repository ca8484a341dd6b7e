import createClient from 'openapi-fetch'

const client = createClient({
  baseUrl: 'http://127.0.0.1:4100',
  headers: { authorization: 'token' },
})

export const products = async () => {
  const { data } = await client.POST('/v1/products/query-platformized', {
    body: { query: { paging: { limit: 50 } } },
  })
  return data
}
export const cart = async () => (await client.GET('/v1/carts/current')).data
