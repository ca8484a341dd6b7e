// The baseline: no session, no errors, no dates.
const call = async (method, path, body) => {
  const response = await fetch(`http://127.0.0.1:4100${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'token' },
    body: body && JSON.stringify(body),
  })
  return response.json()
}

export const products = () =>
  call('POST', '/v1/products/query-platformized', { query: { paging: { limit: 50 } } })
export const cart = () => call('GET', '/v1/carts/current')
