/** What the request log keeps, and how much of it. */
import { describe, expect, it } from 'vitest'
import { attachBody } from '../../../../sandbox/platform/attached-body.ts'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { curlOf } from '../../../../sandbox/web/requests/curl.ts'
import { RequestLog } from '../../../../sandbox/web/requests/log.ts'

function noted(
  log: RequestLog,
  body: string,
  answer: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  const request = attachBody(new Request('http://127.0.0.1:4100/v1/products', { headers }), body)
  const done = log.begin(request, { requestId: 'r', operation: 'products.getProduct' })
  done(attachBody(new Response('…'), answer))
}

describe('the request log', () => {
  it('keeps the newest, by count and by bytes', () => {
    const few = new RequestLog(systemClock, { count: 3, bytes: 1_000_000, body: 100 })
    for (let at = 0; at < 10; at += 1) noted(few, '', '')
    expect(few.read().map(({ number }) => number)).toEqual([10, 9, 8])
    expect([few.newest, few.find(2), few.find(9)?.number]).toEqual([10, undefined, 9])

    const small = new RequestLog(systemClock, { count: 100, bytes: 250, body: 100 })
    for (let at = 0; at < 10; at += 1) noted(small, '', 'x'.repeat(80))
    expect(small.read().map(({ number }) => number)).toEqual([10, 9])
    expect(small.read({ after: 9 })).toHaveLength(1)
    noted(small, '', '', { 'if-match': 'x'.repeat(200) })
    expect(small.read().map(({ number }) => number)).toEqual([11])
    small.clear()
    expect([small.read(), small.newest]).toEqual([[], 11])
  })

  it('truncates a long body, and retains none of the rest', () => {
    const log = new RequestLog(systemClock, { count: 10, bytes: 10_000, body: 100 })
    const whole = new Uint8Array(5_000)
    noted(log, 'é'.repeat(500), whole)
    const [kept] = log.read()
    expect([kept?.body?.length, kept?.answer?.length]).toEqual([200, 100])
    expect(kept?.answer instanceof Uint8Array && kept.answer.buffer).not.toBe(whole.buffer)
  })

  it('holds a short response by reference, decoded lazily', () => {
    const log = new RequestLog(systemClock)
    const bytes = Buffer.from('{"product":{}}')
    noted(log, '', bytes)
    expect(log.read()[0]?.answer).toBe(bytes)
  })
})

describe('a request as a command', () => {
  it('is shell-quoted, with the token as a variable', () => {
    const command = curlOf({
      method: 'POST',
      origin: 'http://127.0.0.1:4100',
      path: '/v1/carts',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: `{"name":"O'Neill $HOME"}`,
      token: 'API_KEY',
    })
    expect(command).toBe(
      `curl -X POST 'http://127.0.0.1:4100/v1/carts' \\
  -H "Authorization: $API_KEY" \\
  -H 'content-type: application/json' \\
  --data-raw '{"name":"O'\\''Neill $HOME"}'`,
    )
  })
})
