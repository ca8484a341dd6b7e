/** What cannot be sent is refused in words that name the option. */
import { describe, expect, it } from 'vitest'
import { checkHeaders } from '../../../src/transport/headers.ts'
import { checkKey } from '../../../src/transport/idempotency-key.ts'
import {
  longestKey as longest,
  shortestKey as shortest,
} from '../../../src/values/idempotency-key.ts'

describe('an idempotency key', () => {
  it.each([shortest, longest])('may have %i characters', (length) => {
    expect(checkKey('k'.repeat(length))).toBe('k'.repeat(length))
  })

  it.each([shortest - 1, longest + 1])('may not have %i', (length) => {
    expect(() => checkKey('k'.repeat(length))).toThrow(
      `"idempotencyKey" must be ${shortest} to ${longest} visible ASCII characters`,
    )
  })
})

describe('a header', () => {
  it('is refused by its name if that is printable', () => {
    expect(() => checkHeaders({ 'x-trace': 'a\nb' })).toThrow(
      '"headers.x-trace" cannot be sent as a header',
    )
    expect(() => checkHeaders({ 'x\ny': 'a' })).toThrow('"headers." cannot be sent as a header')
  })

  it.each([undefined, null, 5, {}, ['a']])('is refused with the value %j', (value) => {
    expect(() => checkHeaders({ 'x-trace': value })).toThrow('headers.x-trace')
  })
})
