/** The store's one clock, moved: tokens and coupons expire, and real time comes back. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { movableClock } from '../../../../sandbox/platform/movable-clock.ts'
import { changeClock } from '../../../../sandbox/web/developer/clock.ts'
import { fixedClock } from '../../fixed-clock.ts'

const origin = 'http://127.0.0.1:4100'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({ products: 6 })
})
afterEach(() => sandbox.clock.reset())
afterAll(() => sandbox?.close())

const send = (method: string, path: string, init: RequestInit = {}) =>
  sandbox.fetch(`${origin}${path}`, { method, ...init })
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})
const put = (body: unknown, headers?: Record<string, string>) =>
  send('PUT', '/_sandbox/clock.json', json(body, headers))
const visitor = async (): Promise<string> => {
  const grant = { clientId: sandbox.site.clientId, grantType: 'anonymous' }
  return (await (await send('POST', '/oauth2/token', json(grant))).json()).access_token
}
const cartStatus = async (authorization: string) =>
  (await send('GET', '/v1/carts/current', { headers: { authorization } })).status

describe('a clock', () => {
  /** Of a real time that is later at each look. */
  const passing = () => {
    const real = fixedClock(new Date('2026-01-01T00:00:00Z'))
    return movableClock({
      now() {
        real.advance(1)
        return real.now()
      },
    })
  }

  it('is ahead by its offset as real time passes', () => {
    const clock = passing()
    clock.advance(60_000)
    expect(clock.state().offsetMilliseconds).toBe(60_000)
  })

  it('stops at the very moment it is given, as real time passes', () => {
    const moment = new Date('2027-01-01T00:00:00Z')
    const [stopped, stoppedByJson] = [passing(), passing()]
    stopped.freeze(moment)
    changeClock(stoppedByJson, { now: moment.toISOString(), frozen: true })
    expect([stopped.now(), stoppedByJson.now()]).toEqual([moment, moment])
  })

  it('runs in real time, stops, moves, and resets', () => {
    const real = fixedClock(new Date('2026-01-01T00:00:00Z'))
    const clock = movableClock(real)
    const at = () => clock.now().toISOString()
    clock.advance(60_000)
    real.advance(1_000)
    expect(at()).toBe('2026-01-01T00:01:01.000Z')
    clock.freeze()
    real.advance(5_000)
    clock.advance(1_000)
    expect([at(), clock.state().frozen]).toEqual(['2026-01-01T00:01:02.000Z', true])
    clock.run()
    real.advance(1_000)
    expect([at(), clock.state().offsetMilliseconds]).toEqual(['2026-01-01T00:01:03.000Z', 56_000])
    clock.freeze(new Date('2030-05-05T00:00:00Z'))
    expect(at()).toBe('2030-05-05T00:00:00.000Z')
    clock.reset()
    expect(clock.state()).toEqual({ now: real.now(), frozen: false, offsetMilliseconds: 0 })
    expect(() => clock.moveTo(new Date(Number.NaN))).toThrow(RangeError)
  })

  it('never jumps when stopped or resumed', () => {
    const step = fc.record({ go: fc.constantFrom('freeze', 'run', 'wait'), ms: fc.nat(100_000) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const real = fixedClock(new Date('2026-01-01T00:00:00Z'))
        const clock = movableClock(real)
        for (const { go, ms } of steps) {
          const before = clock.now().getTime()
          const { frozen } = clock.state()
          if (go === 'wait') real.advance(ms)
          else clock[go === 'run' ? 'run' : 'freeze']()
          expect(clock.now().getTime() - before).toBe(go === 'wait' && !frozen ? ms : 0)
        }
      }),
    )
  })
})

describe('the clock of a store', () => {
  it('expires access tokens, in process and by JSON', async () => {
    const token = await visitor()
    expect(await cartStatus(token)).toBe(404)
    sandbox.clock.advance(11 * 60_000)
    expect(await cartStatus(token)).toBe(401)
    sandbox.clock.reset()
    expect(await cartStatus(token)).toBe(404)
    const answer = await put({ advanceSeconds: 660, frozen: true })
    expect(await answer.json()).toMatchObject({ clock: { frozen: true, offsetSeconds: 660 } })
    expect(await cartStatus(token)).toBe(401)
    expect(await (await send('DELETE', '/_sandbox/clock.json')).json()).toMatchObject({
      clock: { frozen: false, offsetSeconds: 0 },
    })
  })

  it('lets a store begin, and visitors, at its first moment and its last', async () => {
    onTestFinished(async () => {
      sandbox.clock.reset()
      await sandbox.reset()
    })
    for (const now of ['1970-01-01T00:00:00.000Z', '9998-12-31T23:59:59.999Z']) {
      expect((await put({ now, frozen: true })).status).toBe(200)
      await sandbox.reset()
      expect(await cartStatus(await visitor())).toBe(404)
    }
  })

  it('expires coupons', async () => {
    const refusal = async () => {
      const line = { quantity: 1, productName: { original: 'A line' }, price: '20' }
      const body = { customLineItems: [line], couponCode: sandbox.site.coupons.freeShipping }
      const answer = await send(
        'POST',
        '/v1/carts',
        json(body, { authorization: sandbox.site.apiKey }),
      )
      return (await answer.json()).details?.applicationError?.code
    }
    expect(await refusal()).not.toBe('ERROR_COUPON_HAS_EXPIRED')
    sandbox.clock.advance(366 * 24 * 3600_000)
    expect(await refusal()).toBe('ERROR_COUPON_HAS_EXPIRED')
  })

  it('refuses unrepresentable times, and is unchanged', async () => {
    for (const [body, field] of [
      [{ now: 'tomorrow' }, 'now'],
      [{ now: 7 }, 'now'],
      // Dates to JavaScript: the first of May 2001, and a day in March.
      [{ now: '5' }, 'now'],
      [{ now: '2027-02-31T00:00:00Z' }, 'now'],
      // Whose tokens would expire after the last year of ISO 8601.
      [{ now: '9999-12-31T00:00:00Z' }, 'now'],
      [{ advanceSeconds: 'x' }, 'advanceSeconds'],
      [{ advanceSeconds: 1e15 }, 'advanceSeconds'],
      [{ frozen: 1 }, 'frozen'],
      [{ speed: 2 }, 'speed'],
    ] as const) {
      const answer = await put(body)
      const { details } = await answer.json()
      expect([answer.status, details.validationError.fieldViolations[0].field]).toEqual([
        400,
        field,
      ])
    }
    expect(sandbox.clock.state()).toMatchObject({ frozen: false, offsetMilliseconds: 0 })
  })

  it('is moved by the buttons of its page', async () => {
    const press = (form: Record<string, string>) =>
      send('POST', '/_sandbox/clock', { body: new URLSearchParams(form) })
    expect((await press({ do: 'freeze' })).status).toBe(303)
    await press({ do: 'move', now: '2031-02-03T04:05:06' })
    expect(sandbox.clock.now().toISOString()).toBe('2031-02-03T04:05:06.000Z')
    await press({ advanceSeconds: '3600' })
    const page = await (await send('GET', '/_sandbox/clock')).text()
    expect(page).toContain('2031-02-03 05:05:06 UTC')
    expect(page).toContain('Stopped')
    expect((await press({ do: 'move', now: 'never' })).status).toBe(400)
    await press({ do: 'run' })
    expect(sandbox.clock.state().frozen).toBe(false)
    await press({ do: 'reset' })
    expect(sandbox.clock.state().offsetMilliseconds).toBe(0)
  })

  it('cannot be changed by another origin, not even a local one', async () => {
    const elsewhere: readonly Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://127.0.0.1:3000' },
      { origin: 'http://localhost:4100' },
    ]
    for (const headers of elsewhere) {
      expect((await put({ frozen: true }, headers)).status).toBe(403)
      const form = { body: new URLSearchParams({ do: 'freeze' }), headers }
      expect((await send('POST', '/_sandbox/clock', form)).status).toBe(403)
      expect((await send('DELETE', '/_sandbox/requests.json', { headers })).status).toBe(403)
    }
    const plain = await send('PUT', '/_sandbox/clock.json', { body: '{"frozen":true}' })
    expect(plain.status).toBe(400)
    expect(sandbox.clock.state().frozen).toBe(false)
  })
})

it('numbers products exactly at any date, so that they are found, paged and imported', async () => {
  const authorization = sandbox.site.apiKey
  const query = async (asked: object) => {
    const path = '/v1/products/query-platformized'
    return (await send('POST', path, json({ query: asked }, { authorization }))).json()
  }
  const create = async (name: string): Promise<string> => {
    const body = { product: { name, priceData: { price: 1 } } }
    const answer = await send('POST', '/v1/products', json(body, { authorization }))
    return (await answer.json()).product.numericId
  }
  sandbox.clock.freeze(new Date('9998-12-31T00:00:00Z'))
  const made = [await create('First'), await create('Second'), await create('Third')]
  for (const numericId of made) {
    const { products } = await query({ filter: { numericId: Number(numericId) } })
    expect(products).toMatchObject([{ numericId }])
  }
  const walked: string[] = []
  let cursor: string | undefined
  do {
    const { products, metadata } = await query({
      ...(cursor === undefined && { sort: [{ fieldName: 'numericId', order: 'DESC' }] }),
      cursorPaging: { limit: 1, cursor },
    })
    walked.push(products[0].numericId)
    cursor = metadata.cursors.next
  } while (cursor !== undefined && walked.length < 20)
  expect(walked.slice(0, 3)).toEqual(made.toReversed())
  expect(new Set(walked).size).toBe(9)
  await sandbox.import(await sandbox.export())
  sandbox.clock.reset()
  expect(Number(await create('Fourth'))).toBeGreaterThan(Number(made[2]))
})
