/** How a request arrives: under which host, and by HEAD where GET is answered. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import type { Listening } from '../../../../sandbox/web/http/listen.ts'

let sandbox: Sandbox
let port: Listening
const failures: string[] = []
beforeAll(async () => {
  sandbox = await createSandbox({ products: 3, log: (text) => failures.push(text) })
  port = await sandbox.listen({ port: 0, console: 'docs' })
})
afterAll(() => sandbox?.close())

/** An answer to a request as it is written, whatever it says. */
async function written(method: string, path: string, host: string): Promise<string> {
  const socket = connect(Number(new URL(port.url).port), '127.0.0.1')
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('a host', () => {
  const hosts = [
    ...['127.0.0.256', '127.0.0.0x100', '[::1', '[::g]', 'a b', '999.1', '127.0.0.1:99999', '%'],
    ...['localhost:x', 'xn--', '1.2.3.4.5', '0x', '/', '?', '#'],
  ]

  it('that is invalid is refused with a message', async () => {
    const refuse = async () => {
      for (const host of hosts) {
        const answer = await written('GET', '/v1/products', host)
        expect([host, answer.slice(0, 12)]).toEqual([host, expect.stringMatching(/ (400|403)$/)])
      }
      const answer = await written('GET', '/v1/products', '127.0.0.256')
      expect(answer).toMatch(/^HTTP\/1\.1 400 .*call the sandbox at 127\.0\.0\.1/s)
    }
    await refuse()
    await sandbox.addSite({ name: 'blue', products: 1 })
    await refuse()
    expect(failures).toEqual([])
  })
})

it('the address of a port on all interfaces can be called', async () => {
  const { url, close } = await sandbox.listen({ port: 0, host: '0.0.0.0' })
  expect((await fetch(`${url}/_sandbox/clock.json`)).status).toBe(200)
  await close()
})

describe('HEAD', () => {
  const shown = (headers: Headers) =>
    Object.fromEntries(
      [...headers].filter(
        ([name]) =>
          // What is worked out from the body, belongs to the connection, or is another one at each answer.
          ![
            ...['content-length', 'transfer-encoding', 'vary', 'etag', 'connection', 'keep-alive'],
            ...['date', 'x-wix-request-id'],
          ].includes(name),
      ),
    )
  const withoutNonce = (headers: object) =>
    JSON.parse(JSON.stringify(headers).replaceAll(/nonce-[^']+/g, 'nonce'))

  it('answers where GET does: the same status and headers, no body', async () => {
    const { apiKey: authorization } = sandbox.site
    for (const path of [
      ...['/v1/members', '/v1/products/none', '/members/v1/members?paging.limit=1', '/none'],
      ...['/_sandbox/', '/_sandbox/outbox', '/_sandbox/clock', '/_sandbox/login', '/oauth2/jwks'],
      ...['/media/mug.svg', '/product-page/none', '/console/settings.json', '/', '/_sandbox/none'],
      ...['/v1/carts/current', '/oauth2/token'],
    ]) {
      const ask = (method: string) =>
        fetch(`${port.url}${path}`, {
          method,
          redirect: 'manual',
          headers: { authorization, 'accept-encoding': 'identity' },
        })
      const [get, head] = [await ask('GET'), await ask('HEAD')]
      await get.body?.cancel()
      expect([path, head.status, withoutNonce(shown(head.headers))]).toEqual([
        path,
        get.status,
        withoutNonce(shown(get.headers)),
      ])
      expect([path, await head.text()]).toEqual([path, ''])
    }
    expect(failures).toEqual([])
  })

  it('is logged as HEAD, with its caller', async () => {
    await fetch(`${port.url}/v1/members`, {
      method: 'HEAD',
      headers: { authorization: sandbox.site.apiKey },
    })
    const [newest] = await sandbox.requests()
    expect(newest).toMatchObject({ method: 'HEAD', status: 200, caller: { role: 'app' } })
  })
})
