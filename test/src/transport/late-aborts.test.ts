/** An abort that comes when the response is complete. */
import { expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'

it('an abort at any moment after the last byte ends no other call', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const aborting = new AbortController()
    const abortLater = async (): Promise<void> => {
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
      aborting.abort()
    }
    const body = new TextEncoder().encode('{"product":{"id":"p"}}')
    const client = createClient({
      platform: platforms.sandbox('http://127.0.0.1:4100'),
      apiKey: 'k',
      retries: 0,
      fetch: async (_, { signal }) => {
        signal?.throwIfAborted()
        return new Response(
          new ReadableStream({
            pull: (stream) => {
              stream.enqueue(body)
              stream.close()
              if (!aborting.signal.aborted) void abortLater()
            },
          }),
        )
      },
    })
    await client.products.getProduct('p', {}, { signal: aborting.signal }).safe()
    expect(await client.products.getProduct('p').safe()).toMatchObject({ ok: true })
  }
})
