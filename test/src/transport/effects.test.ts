/** However a platform fails, a call takes effect once at most, and prototypes stay as they are. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { retryPolicy } from '../../../src/transport/retry-policy.ts'
import { runs } from '../../setup/long.ts'
import { skipPauses } from '../support/no-waits.ts'

/** What a platform may do with one request: apply it or not, and answer or not. */
const step = fc.record({
  applies: fc.boolean(),
  ends: fc.constantFrom(
    'answer',
    'reset',
    'refused',
    500,
    502,
    503,
    504,
    408,
    425,
    429,
    400,
    409,
    'HTML',
  ),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const refusedConnection = (): Error =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  })

/** A platform that keeps its word: what it turns away or never gets has no effect; a key has one. */
const platformOf = (script: readonly Step[]) => {
  const keys = new Set<string>()
  let unnamed = 0
  let turn = 0
  const apply = (key: string | undefined): void => {
    if (key === undefined) unnamed += 1
    else keys.add(key)
  }
  const fetch = async (_: string, init: RequestInit): Promise<Response> => {
    const { applies, ends } = script[turn] ?? { applies: true, ends: 'answer' }
    turn += 1
    const key = new Headers(init.headers).get('idempotency-key') ?? undefined
    if (ends === 'refused') throw refusedConnection()
    if (ends === 429 || ends === 400 || ends === 409) return new Response('{}', { status: ends })
    if (applies || ends === 'answer' || ends === 'HTML') apply(key)
    if (ends === 'reset') throw new TypeError('terminated')
    if (ends === 'HTML') return new Response('<html>')
    return new Response('{}', { status: typeof ends === 'number' ? ends : 200 })
  }
  return { fetch, effects: () => unnamed + keys.size, requests: () => turn }
}

describe.each([
  ['with keys', true],
  ['without', false],
])('a call that must not be repeated, %s', (_, idempotencyKeys) => {
  it('is applied at most once, in any series of faults', async () => {
    skipPauses()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), async (script) => {
        const { fetch, effects, requests } = platformOf(script)
        const platform = platforms.sandbox('http://store.example')
        const client = createClient({ platform, apiKey: 'k', fetch, idempotencyKeys })
        const result = await client.currentCart.addToCurrentCart({}).safe()
        expect(effects()).toBeLessThanOrEqual(1)
        expect(requests()).toBeLessThanOrEqual(retryPolicy.retries + 1)
        if (result.ok) expect(effects()).toBe(1)
        else if (effects() === 1) expect(result.error.mayHaveBeenApplied).toBe(true)
      }),
      { numRuns: runs(1_000) },
    )
  })
})

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

describe('names of prototypes', () => {
  // A mutation run has no such process: what it works with reads the name itself.
  it.skipIf(process.env.STOREFRONT_MUTATED)(
    'are never read by accident: all client tests run with getters that throw',
    () => {
      expect(() => Reflect.get({}, '__proto__')).toThrow('__proto__')
    },
  )

  const hostile = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constant({ polluted: true }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc
        .array(fc.tuple(fc.constantFrom(...names, 'product', 'createdDate'), tie('value')))
        .map((entries) =>
          JSON.parse(
            `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
          ),
        ),
    ),
  })).value

  it('cause no pollution, in responses, bodies, queries and errors', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom(200, 400), async (value, status) => {
        const body = JSON.stringify({ product: value, message: 'm', details: value })
        const client = createClient({
          platform: platforms.sandbox('http://store.example'),
          apiKey: 'k',
          retries: 0,
          fetch: async () => new Response(body, { status }),
        })
        const fields = JSON.parse(body)
        await client.products.getProduct('p').safe()
        await client.products.updateProduct('p', fields).safe()
        await client.members.listMembers(fields).safe()
        await client.authentication
          .registerV2({ loginId: { email: 'e' }, password: 'p', profile: fields })
          .safe()
        expect(Reflect.get({}, 'polluted')).toBeUndefined()
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
      }),
      { numRuns: runs(2_000) },
    )
  })
})
