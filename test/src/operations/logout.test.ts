/** `authentication.logout` for a program: the redirect that a browser would follow, as the description says. */
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest'
import type { RawHttpResponse } from '../../../generated/schema.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { createClient, platforms } from '../../../src/index.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ products: 0 })
})
afterAll(() => sandbox.close())

const goodbye = 'http://127.0.0.1:3000/goodbye'
const clientOfSandbox = () =>
  createClient({
    platform: platforms.sandbox('http://127.0.0.1:4100'),
    apiKey: sandbox.site.apiKey,
    fetch: sandbox.fetch,
  })

it('returns the redirect as JSON, in both call styles', async () => {
  const client = clientOfSandbox()
  const redirect = {
    statusCode: 302,
    headers: [{ key: 'Location', value: goodbye }],
    body: '',
  }
  const query = { postLogoutRedirectUri: goodbye }
  const answer = await client.authentication.logout(query)
  expectTypeOf(answer).toEqualTypeOf<RawHttpResponse>()
  expect(answer).toEqual(redirect)
  const { data } = await client.paths['/v1/logout'].GET({ params: { query } })
  expect(data).toEqual(redirect)
})

it('returns no redirect without an address', async () => {
  const answer = await clientOfSandbox().authentication.logout()
  expect(answer).toEqual({ statusCode: 200, headers: [], body: '' })
})

it('is refused for an address that is not registered', async () => {
  const query = { postLogoutRedirectUri: 'https://elsewhere.example/' }
  const error = await clientOfSandbox().authentication.logout(query).safe()
  expect(error).toMatchObject({ ok: false, error: { status: 400 } })
})
