/** When a request is repeated, and how long is waited: pure decisions. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryAfter } from '../../../src/transport/retry-after.ts'
import { createRetryBudget } from '../../../src/transport/retry-budget.ts'
import {
  mayRepeat,
  outcomeOfFailure,
  outcomeOfStatus,
  retryPolicy,
  waitBefore,
} from '../../../src/transport/retry-policy.ts'
import { runs } from '../../setup/long.ts'

describe('a request', () => {
  it.each([
    ['read', 'not-sent', true],
    ['repeatable', 'not-sent', true],
    ['not-repeatable', 'not-sent', true],
    ['read', 'throttled', true],
    ['repeatable', 'throttled', true],
    ['not-repeatable', 'throttled', true],
    ['read', 'maybe-applied', true],
    ['repeatable', 'maybe-applied', true],
    ['not-repeatable', 'maybe-applied', false],
    ['read', 'unreadable', true],
    ['repeatable', 'unreadable', false],
    ['not-repeatable', 'unreadable', false],
    ['read', 'final', false],
    ['repeatable', 'final', false],
    ['not-repeatable', 'final', false],
  ] as const)('of class %s that is %s is repeated: %s', (retry, outcome, may) => {
    expect(mayRepeat(retry, outcome)).toBe(may)
  })

  it.each([
    [200, 'final'],
    [400, 'final'],
    [401, 'final'],
    [408, 'maybe-applied'],
    [409, 'final'],
    [412, 'final'],
    [425, 'maybe-applied'],
    [429, 'throttled'],
    [499, 'final'],
    [500, 'maybe-applied'],
    [501, 'final'],
    [502, 'maybe-applied'],
    [503, 'maybe-applied'],
    [504, 'maybe-applied'],
  ] as const)('answered with %s is %s', (status, outcome) => {
    expect(outcomeOfStatus(status)).toBe(outcome)
  })

  it('is known to be unsent only if the connection failed', () => {
    const failure = (code: string) =>
      new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) })
    expect(outcomeOfFailure(failure('ECONNREFUSED'))).toBe('not-sent')
    expect(outcomeOfFailure(failure('ENOTFOUND'))).toBe('not-sent')
    expect(outcomeOfFailure(failure('ECONNRESET'))).toBe('maybe-applied')
    expect(outcomeOfFailure(failure('UND_ERR_SOCKET'))).toBe('maybe-applied')
    expect(outcomeOfFailure(new TypeError('Failed to fetch'))).toBe('maybe-applied')
    expect(outcomeOfFailure('ECONNREFUSED')).toBe('maybe-applied')
  })
})

describe('a failure before anything was sent', () => {
  const failure = (code: unknown) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) })

  it.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENETUNREACH',
    'EHOSTUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ])('is recognised by its code %s, and not by a longer one', (code) => {
    expect(outcomeOfFailure(failure(code))).toBe('not-sent')
    expect(outcomeOfFailure(failure(`${code}_LATER`))).toBe('maybe-applied')
    expect(outcomeOfFailure(failure(`NOT_${code}`))).toBe('maybe-applied')
  })

  it('is recognised by its own code, too, as that of Bun’s fetch and of node-fetch has it', () => {
    const own = (code: string) => Object.assign(new Error('Unable to connect'), { code })
    expect(outcomeOfFailure(own('ECONNREFUSED'))).toBe('not-sent')
    expect(outcomeOfFailure(own('ECONNRESET'))).toBe('maybe-applied')
  })

  it('is not recognised without a cause object', () => {
    for (const cause of ['ECONNREFUSED', null, undefined, 5]) {
      expect(outcomeOfFailure(new TypeError('fetch failed', { cause }))).toBe('maybe-applied')
    }
  })
})

const { firstWait, longestWait, jitter } = retryPolicy
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('the backoff', () => {
  it('doubles with every retry up to the maximum, less a random share', () => {
    const repetitions = fc.integer({ min: 0, max: 2_000 })
    fc.assert(
      fc.property(repetitions, chance, (retries, random) => {
        const bound = Math.min(longestWait, firstWait * 2 ** retries)
        const wait = waitBefore(retries, undefined, () => random)
        expect(wait).toBeLessThanOrEqual(bound)
        expect(wait).toBeGreaterThan(bound * (1 - jitter) - 1e-6)
        expect(waitBefore(retries, undefined, () => 0)).toBe(bound)
        expect(waitBefore(retries + 1, undefined, () => random)).toBeGreaterThanOrEqual(wait)
      }),
    )
  })

  it('is never shorter than Retry-After, and at most a tenth longer than the longer of the two', () => {
    const asked = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), asked, chance, (retries, wanted, random) => {
        const wait = waitBefore(retries, wanted, () => random)
        const own = waitBefore(retries, undefined, () => random)
        expect(wait).toBeGreaterThanOrEqual(Math.max(wanted, own))
        expect(wait).toBeLessThanOrEqual(Math.max(wanted * 1.1, own))
      }),
    )
  })

  it('is uniformly distributed', () => {
    const count = runs(10_000)
    const deciles = new Array<number>(10).fill(0)
    for (let run = 0; run < count; run += 1) {
      const share = (1 - waitBefore(0) / firstWait) / jitter
      const decile = Math.floor(share * 10)
      deciles[decile] = (deciles[decile] ?? 0) + 1
    }
    const even = count / 10
    const chiSquare = deciles.reduce((sum, seen) => sum + (seen - even) ** 2 / even, 0)
    // Nine degrees of freedom: more than 34 comes once in ten thousand runs.
    expect(chiSquare).toBeLessThan(34)
  })
})

const hour = 3_600_000
const at = Date.UTC(2026, 10, 20, 12, 0, 0)
const date = (milliseconds: number): string => new Date(milliseconds).toUTCString()

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('Retry-After, with the client’s clock %s', (_, skew) => {
  it.each([
    ['seconds', '2', 2_000],
    ['a date', date(at + 7_000), 7_000],
    ['zero', '0', 0],
    ['a date in the past', date(at - 60_000), 0],
    ['a negative number', '-5', undefined],
    ['a fraction', '1.5', 1_500],
    ['text', 'soon', undefined],
    ['a number beyond reason', '1000000000', 1_000_000_000_000],
    ['two values', '1, 4', 4_000],
  ])('as %s', (_, header, milliseconds) => {
    const headers = new Headers({ 'retry-after': header, date: date(at) })
    expect(retryAfter(headers, at + skew)).toBe(milliseconds)
  })
})

describe('Retry-After', () => {
  it.each([
    ['1,4', 4_000],
    ['4,1', 4_000],
    ['soon, 3', 3_000],
    ['3 seconds', undefined],
    ['about 3', undefined],
    ['1.25', 1_250],
    ['1.', undefined],
    ['20', 20_000],
    ['', undefined],
  ])('of %j is %s ms', (header, milliseconds) => {
    expect(retryAfter(new Headers({ 'retry-after': header }), at)).toBe(milliseconds)
  })

  it('as a date is relative to the client’s clock if the response’s date is invalid', () => {
    const headers = new Headers({ 'retry-after': date(at + 3_000), date: '12' })
    expect(retryAfter(headers, at)).toBe(3_000)
  })

  it('as a date is relative to the client’s clock if the response has no date', () => {
    expect(retryAfter(new Headers({ 'retry-after': date(at + 3_000) }), at)).toBe(3_000)
  })

  it('may be missing', () => {
    expect(retryAfter(new Headers(), at)).toBeUndefined()
  })
})

describe('the budget', () => {
  it('allows a hundred retries, fifty after timeouts, and then none', () => {
    const spendAll = (afterTimeout: boolean): number => {
      const budget = createRetryBudget()
      let count = 0
      while (budget.spend(afterTimeout) !== undefined) count += 1
      return count
    }
    expect(spendAll(false)).toBe(100)
    expect(spendAll(true)).toBe(50)
  })

  it('is refunded the cost of a success, or one token if there was none', () => {
    const budget = createRetryBudget()
    while (budget.spend(false) !== undefined);
    budget.earn(10)
    expect([budget.spend(false), budget.spend(false), budget.spend(false)]).toEqual([
      5,
      5,
      undefined,
    ])
    for (let success = 0; success < 5; success += 1) budget.earn(0)
    expect([budget.spend(false), budget.spend(false)]).toEqual([5, undefined])
  })

  it('never exceeds its initial value', () => {
    const budget = createRetryBudget()
    for (let success = 0; success < 100; success += 1) budget.earn(100)
    let count = 0
    while (budget.spend(false) !== undefined) count += 1
    expect(count).toBe(100)
  })
})
