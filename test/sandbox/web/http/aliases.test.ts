/** Calls as other releases of the platform send them. */
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { aliases } from '../../../../sandbox/web/http/routes.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
})
afterAll(() => sandbox.close())

const send = (path: string, method = 'POST', body?: object) =>
  sandbox.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { authorization: sandbox.site.apiKey },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )

describe('another path', () => {
  it.each(Object.entries(aliases).flatMap(([id, paths]) => paths.map((path) => [path, id])))(
    '%s is %s',
    async (path, id) => {
      const method = Object.values(operations).find((one) => one.id === id)?.method
      const answer = await send(path ?? '', method, method === 'GET' ? undefined : {})
      // Whatever it answers, it knows the path and the method.
      expect([405, 500, 501]).not.toContain(answer.status)
      expect(await answer.text()).not.toContain('There is no /')
    },
  )

  it('in lower case starts a verification', async () => {
    const { members } = await (await send('/v1/members/query', 'POST', { query: {} })).json()
    const started = await send('/_api/iam/verification/v1/start', 'POST', {
      identityId: members[0].id,
      target: 'EMAIL',
    })
    expect([started.status, await started.json()]).toEqual([
      200,
      { verificationId: expect.any(String) },
    ])
  })
})

describe('the specification page on calls of other releases', () => {
  const page = readFileSync(new URL('../../../../docs/specification.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+) (\/[^`?]+)[^`]*` \| [^|]+ \| (.+?) \|/gm)]

  it('lists enough', () => expect(rows.length).toBeGreaterThan(30))

  it.each(rows.map(([, method = '', path = '', taken = '']) => [method, path, taken]))(
    '%s %s: %s',
    async (method, path, taken) => {
      const id = path.includes('/{id}') ? path.replace('{id}', crypto.randomUUID()) : path
      const answer = await send(
        id,
        method,
        method === 'GET' || method === 'DELETE' ? undefined : {},
      )
      const text = await answer.text()
      if (taken === 'no')
        expect([answer.status, text]).toEqual([404, expect.stringContaining('There is no /')])
      else expect(text).not.toContain('There is no /')
    },
  )
})

it('verifies tokens of the identity provider by the keys of the current release', async () => {
  const answer = await sandbox.fetch('http://127.0.0.1/oauth2/jwks')
  const { keys } = await answer.json()
  expect(keys).toEqual([expect.objectContaining({ kty: 'EC', use: 'sig', alg: 'ES256' })])
  expect(keys[0]).not.toHaveProperty('d')
  const { idToken } = await sandbox.idpTokenParams()
  const [head = '', body = '', signature = ''] = idToken.split('.')
  expect(JSON.parse(Buffer.from(head, 'base64url').toString()).kid).toBe(keys[0].kid)
  const key = createPublicKey({ key: keys[0], format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const given = Buffer.from(signature, 'base64url')
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, given)).toBe(true)
})
