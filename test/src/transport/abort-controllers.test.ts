/** Controllers that requests use one after the other. */
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { returnController, takeController } from '../../../src/transport/abort-controllers.ts'
import { settle } from '../support/gate.ts'

/** Sends a request with one, as an attempt does. */
async function lend<Result>(request: (controller: AbortController) => Promise<Result>) {
  const controller = takeController()
  const result = await request(controller)
  returnController(controller)
  return result
}

describe('the abort controllers of requests', () => {
  it('are used by one request at a time, and by none after a failed one', async () => {
    const steps = fc.array(fc.constantFrom('begin', 'end', 'abort'), { maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const lent: { readonly controller: AbortController; readonly end: () => void }[] = []
        for (const step of all) {
          if (step === 'begin') {
            const others = lent.map(({ controller }) => controller)
            const request = lend(
              (controller) =>
                new Promise<void>((end, fail) => {
                  lent.push({ controller, end })
                  controller.signal.addEventListener('abort', fail)
                }),
            )
            request.catch(() => {})
            expect(others).not.toContain(lent.at(-1)?.controller)
            expect(lent.at(-1)?.controller.signal.aborted).toBe(false)
          } else {
            const { controller, end } = lent.shift() ?? {}
            if (step === 'abort') controller?.abort()
            else end?.()
            await settle()
          }
        }
      }),
    )
  })

  it('are reused by at most thirty requests in a row', async () => {
    const uses = new Map<AbortController, number>()
    for (let request = 0; request < 300; request += 1) {
      await lend(async (controller) => uses.set(controller, (uses.get(controller) ?? 0) + 1))
    }
    expect(Math.max(...uses.values())).toBe(30)
  })

  it('are used once each on Cloudflare, where requests cannot share I/O', async () => {
    vi.stubGlobal('WebSocketPair', class {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const own = async (controller: AbortController) => controller
    expect(await lend(own)).not.toBe(await lend(own))
  })
})

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
