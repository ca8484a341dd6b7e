/** Whatever comes back, the caller sees data or one typed error. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { errorOf } from '../support/client.ts'

const answering = (
  make: () => Response,
  options: Partial<Parameters<typeof createClient>[0]> = {},
) =>
  createClient({
    platform: platforms.sandbox('http://store.example'),
    apiKey: 'k',
    retries: 0,
    fetch: async () => make(),
    ...options,
  })

const id = { headers: { 'x-wix-request-id': 'req-7' } }
const text = (body: BodyInit | null, status = 200) => new Response(body, { status, ...id })
const broken = () =>
  new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })

describe('an unreadable body', () => {
  it.each([
    ['HTML with 200', () => text('<html></html>'), 'UNREADABLE_ANSWER'],
    ['JSON that is cut', () => text('{"product":{'), 'UNREADABLE_ANSWER'],
    ['null', () => text('null'), 'UNREADABLE_ANSWER'],
    ['a list', () => text('[]'), 'UNREADABLE_ANSWER'],
    ['a number', () => text('42'), 'UNREADABLE_ANSWER'],
    ['white space', () => text('  '), 'UNREADABLE_ANSWER'],
    ['bytes that are no UTF-8', () => text(new Uint8Array([123, 255, 125])), 'UNREADABLE_ANSWER'],
    ['two documents', () => text('{}{}'), 'UNREADABLE_ANSWER'],
    ['HTML with 404', () => text('<html></html>', 404), 'NOT_FOUND'],
    ['one that breaks off, with 404', () => text(broken(), 404), 'NOT_FOUND'],
    ['nothing with 500', () => text('', 500), 'INTERNAL_SERVER_ERROR'],
    ['a list with 400', () => text('[]', 400), 'BAD_REQUEST'],
    ['JSON that is cut, with 422', () => text('{"message":"', 422), 'UNPROCESSABLE_ENTITY'],
    [
      'a deep document with 400',
      () => text(`{"message":"no","details":${'['.repeat(9_999)}${']'.repeat(9_999)}}`, 400),
      'BAD_REQUEST',
    ],
  ])('%s', async (_, make, code) => {
    const error = await errorOf(answering(make).products.getProduct('p'))
    expect(error).toMatchObject({ code, status: make().status, requestId: 'req-7' })
  })

  it('is not quoted in the error', async () => {
    const make = () => text('canary-in-text {')
    const error = await errorOf(answering(make).products.getProduct('p'))
    expect(error).toMatchObject({ cause: { message: 'The response is not JSON' } })
  })
})

describe('a readable body', () => {
  it('may start with a byte order mark', async () => {
    const answer = await answering(() => text('\ufeff{"product":{"id":"p"}}')).products.getProduct(
      'p',
    )
    expect(answer).toEqual({ product: { id: 'p' } })
  })

  it('may be nested deeper than the call stack', async () => {
    const make = () => text(`{"a":${'['.repeat(99_999)}${']'.repeat(99_999)}}`)
    expect(await answering(make).products.getProduct('p')).toHaveProperty('a')
  })

  it('may be as deep within decoded values', async () => {
    const levels = 20_000
    const values = `${'{"listValue":{"value":['.repeat(levels)}{}${']}}'.repeat(levels)}`
    const make = () => text(`{"state":"SUCCESS","additionalData":{"k":${values}}}`)
    const unreadable: unknown[] = []
    const client = answering(make, { hooks: { onUnreadable: (event) => unreadable.push(event) } })
    const credentials = { loginId: { email: 'e' }, password: 'p' }
    expect(await client.authentication.registerV2(credentials)).toMatchObject({ state: 'SUCCESS' })
    expect(unreadable).toEqual([])
  })

  it('may arrive in chunks that split a character', async () => {
    const bytes = new TextEncoder().encode('{"product":{"name":"Tür"}}')
    const make = () =>
      text(
        new ReadableStream({
          start: (controller) => {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
            controller.close()
          },
        }),
      )
    expect(await answering(make).products.getProduct('p')).toMatchObject({
      product: { name: 'Tür' },
    })
  })
})

describe('a response without streams', () => {
  const withoutStream = (response: Response): Response =>
    new Proxy(response, {
      get: (target, name) => {
        if (name === 'body') return undefined
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

  it('is read as a whole, within the same limits', async () => {
    const make = () => withoutStream(text('{"product":{"id":"p"}}'))
    expect(await answering(make).products.getProduct('p')).toEqual({ product: { id: 'p' } })
    const error = await errorOf(answering(make, { maxAnswerBytes: 9 }).products.getProduct('p'))
    expect(error).toMatchObject({ code: 'ANSWER_TOO_LARGE' })
  })

  it('may be empty', async () => {
    const make = () => withoutStream(text(null, 204))
    expect(await answering(make).products.deleteProduct('p')).toBeUndefined()
  })
})

describe('an oversized body', () => {
  const filler = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`

  it.each([
    [1_000, true],
    [1_001, false],
  ])('is measured in bytes: %s is accepted: %s', async (bytes, taken) => {
    const client = answering(() => text(filler(bytes)), { maxAnswerBytes: 1_000 })
    const result = await client.products.getProduct('p').safe()
    expect(result.ok).toBe(taken)
    if (!result.ok) expect(result.error).toMatchObject({ code: 'ANSWER_TOO_LARGE', status: 200 })
  })

  it('is abandoned long before its end, even if it only decompresses to its size', async () => {
    // In one piece: newer versions of Node refuse several compressed ones in a row.
    const compressed = gzipSync(Buffer.alloc(64 * 1024 * 1024))
    let unfolded = 0
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        unfolded += piece.length
        controller.enqueue(piece)
      },
    })
    const make = () =>
      text(
        new Blob([compressed])
          .stream()
          .pipeThrough(new DecompressionStream('gzip'))
          .pipeThrough(count),
      )
    const error = await errorOf(answering(make).products.getProduct('p'))
    expect(error).toMatchObject({ code: 'ANSWER_TOO_LARGE' })
    // Ten mebibytes are taken; what streams hold in advance is less than one more.
    expect(unfolded).toBeLessThan(11 * 1024 * 1024)
  })
})
