/** Programs that freeze the language's own objects before they load anything, as hardened ones do. */
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { bundleClient } from '../../browser/support/pages.ts'

const program = `
for (const { prototype } of [Object, Function, Array, Error, Promise, Date, RegExp, Map, Set, String])
  Object.freeze(prototype)
`

const calls = `
const { createClient, platforms } = storefront
const client = createClient({ platform: platforms.sandbox('http://store.example'), clientId: 'c', fetch })
Promise.all([
  client.products.getProduct('mug'),
  client.products.getProduct('none').catch(({ name, status }) => ({ name, status })),
  client.products.getProduct('slow', {}, { timeout: 1 }).catch(({ code }) => ({ code })),
]).then((answers) => JSON.stringify(answers))
`

const fetch = async (url: string): Promise<Response> => {
  if (url.endsWith('/oauth2/token'))
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 })
  if (url.endsWith('slow')) return new Promise(() => {})
  return url.endsWith('mug')
    ? Response.json({ product: { id: 'mug' } })
    : Response.json({}, { status: 404 })
}

it('the client calls, and reports errors, where prototypes are frozen', async () => {
  const web = { AbortController, Headers, TextDecoder, URL, URLSearchParams, performance }
  const context = createContext({ fetch, setTimeout, clearTimeout, ...web })
  for (const script of [program, await bundleClient()]) runInContext(script, context)
  const answers: unknown = JSON.parse(await runInContext(calls, context))
  expect(answers).toEqual([
    { product: { id: 'mug' } },
    { name: 'ApiError', status: 404 },
    { code: 'TIMEOUT' },
  ])
})
