/** What arrives too slowly or nests too deep is refused, and every answer says that it is what it says it is. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { failure } from '../../../../sandbox/platform/answers.ts'
import { connectFailure } from '../../../../sandbox/storage/database/postgres/connection-failure.ts'
import { listen } from '../../../../sandbox/web/http/listen.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
})
afterAll(() => sandbox.close())

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('a body', () => {
  const everyBody = Object.values(operations).filter(({ hasBody }) => hasBody)

  it.each(everyBody.map(({ method, path }) => [method, path]))(
    'of %s %s that nests above a hundred levels is refused',
    async (method, path) => {
      for (const body of [nested(101), `${'['.repeat(5000)}${']'.repeat(5000)}`]) {
        const answer = await sandbox.fetch(
          new Request(`http://127.0.0.1${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`, {
            method,
            headers: { authorization: sandbox.site.apiKey },
            body,
          }),
        )
        const { details } = await answer.json()
        expect([answer.status, details.validationError.fieldViolations[0].violatedRule]).toEqual([
          400,
          'MAX_SIZE',
        ])
      }
    },
  )

  it('may have brackets in its texts, and a hundred levels', async () => {
    const description = `"${'{['.repeat(60)}`
    const body = { product: { name: 'Mug', description, priceData: { price: 1 } } }
    const made = await sandbox.fetch(
      new Request('http://127.0.0.1/v1/products', {
        method: 'POST',
        headers: { authorization: sandbox.site.apiKey },
        body: JSON.stringify(body),
      }),
    )
    expect(made.status).toBe(200)
  })

  it('must arrive within the timeout', async () => {
    const port = await listen(sandbox.fetch, { port: 0, requestTimeout: 100 })
    try {
      const socket = connect(Number(new URL(port.url).port), '127.0.0.1')
      socket.write('POST /oauth2/token HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{')
      const chunks: Buffer[] = []
      for await (const chunk of socket) chunks.push(chunk)
      expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /)
    } finally {
      await port.close()
    }
  })
})

describe('a failure of the engine', () => {
  const answerTo = async (error: unknown) => {
    const reported: unknown[] = []
    const answer = failure(error, (unexpected) => reported.push(unexpected))
    expect(reported).toEqual([])
    const { details } = await answer.json()
    return [answer.status, details.applicationError.code, answer.headers.get('retry-after')]
  }

  it.each(['53100', 'ENOSPC', 'EDQUOT'])(
    'for lack of space (%s) is reported as that',
    async (code) => {
      expect(await answerTo(Object.assign(new Error('full'), { code }))).toEqual([
        507,
        'INSUFFICIENT_STORAGE',
        null,
      ])
    },
  )

  it('for lack of a connection sends Retry-After', async () => {
    const waited = connectFailure(new Error('timeout exceeded when trying to connect'))
    expect(await answerTo(waited)).toEqual([503, 'UNAVAILABLE', '1'])
    const many = Object.assign(new Error('too many clients'), { code: '53300' })
    expect(await answerTo(many)).toEqual([503, 'UNAVAILABLE', '1'])
  })
})

it('sends every response in the type it names', async () => {
  const port = await sandbox.listen({ port: 0, console: 'docs' })
  for (const path of [
    ...['/', '/v1/products', '/nothing', '/media/mug.svg', '/console/settings.json'],
    ...['/console/none.js', '/console/none', '/_sandbox/outbox', '/_sandbox/settings'],
    ...['/product-page/none', '/_sandbox/purchase', '/oauth2/authorize', '/oauth2/jwks'],
  ]) {
    const answer = await fetch(`${port.url}${path}`, { redirect: 'manual' })
    await answer.body?.cancel()
    expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
  }
})
