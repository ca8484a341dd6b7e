import ky from 'ky'

const api = ky.create({ prefixUrl: 'http://127.0.0.1:4100', headers: { authorization: 'token' } })

export const products = () =>
  api.post('v1/products/query-platformized', { json: { query: { paging: { limit: 50 } } } }).json()
export const cart = () => api.get('v1/carts/current').json()
