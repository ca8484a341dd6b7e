/** Misuse of a query: refused at the call that misuses, also where no compiler has looked. */
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../src/client.ts'
import { platforms } from '../../../src/index.ts'
import { shelfOf } from './shelf.ts'

const client = createClient({ platform: platforms.sandbox('http://store.example'), clientId: 'c' })

/** Calls a method as a program without types would. */
const apply = (target: object, method: string, ...given: readonly unknown[]): unknown => {
  const found: unknown = Reflect.get(target, method)
  if (typeof found !== 'function') throw new Error(`No method ${method}`)
  return Reflect.apply(found, target, given)
}

const misuse = (message: string) => expect.objectContaining({ code: 'INVALID_FILTER', message })

describe('a query', () => {
  it('by cursor cannot skip, in either order of the calls', () => {
    const { query } = shelfOf(10)
    const both = misuse('Invalid .skip usage. .skip and .byCursor exclude each other.')
    expect(() => query().byCursor().skip(5)).toThrow(both)
    expect(() => query().skip(5).byCursor()).toThrow(both)
    expect(query().skip(0).byCursor().build()).toMatchObject({ cursor: '' })
  })

  it.each(['members', 'inventory'] as const)('of %s cannot page by cursor', (group) => {
    expect(() => apply(client[group].query(), 'byCursor')).toThrow(
      misuse('Invalid .byCursor usage. These items are paged by .skip only.'),
    )
  })

  it.each(['ascending', 'descending'])('sorts %s by field names only', (method) => {
    expect(() => apply(client.products.query(), method, 5)).toThrow(
      misuse(`Invalid .${method} field value [Number]. .${method} field must be a String.`),
    )
    expect(() => apply(client.products.query(), method, ['name'])).toThrow('[Array]')
  })

  it.each([
    ['BigInt', 1n],
    ['Symbol', Symbol('x')],
    ['Function', () => 1],
    // As JSON text, which the stock's filter is, they would be null.
    ['NaN', Number.NaN],
    ['-Infinity', -Infinity],
  ])('compares with nothing that JSON cannot carry: a %s', (name, value) => {
    for (const operator of ['eq', 'ne']) {
      expect(() => apply(client.products.query(), operator, 'numericId', value)).toThrow(
        misuse(
          `Invalid .${operator} parameter value [${name}]. Valid .${operator} parameter types are String, Number, Boolean or Date.`,
        ),
      )
    }
    expect(() => apply(client.products.query(), 'gt', 'numericId', value)).toThrow(`[${name}]`)
    expect(() => apply(client.products.query(), 'in', 'numericId', [value])).toThrow(
      'supports only Number, String or Date items',
    )
  })

  it.each([Number.NaN, Infinity, -1, 1.5, '10', null, 10n])('has no page of %s items', (value) => {
    for (const method of ['limit', 'skip']) {
      const call = () => apply(client.products.query(), method, value)
      expect(call).toThrow(expect.objectContaining({ code: 'INVALID_FILTER', retryable: false }))
      expect(call).toThrow(`.${method} requires a non-negative integer.`)
    }
  })

  it('accepts a limit of 0 and an offset', () => {
    expect(client.products.query().limit(0).skip(7).build()).toMatchObject({
      paging: { limit: 0, offset: 7 },
    })
  })

  it('takes an object of fields only in .with', () => {
    for (const given of [undefined, null, 'FULL', ['FULL']]) {
      expect(() => apply(client.members.query(), 'with', given)).toThrow('.with expects an object.')
    }
  })

  it('of a list without conditions takes none', () => {
    const refusal = misuse('Invalid .query usage. These items take no conditions, only .with.')
    const variants = client.products.productVariants.query('p')
    expect(() => apply(variants, 'eq', 'id', 'v')).toThrow(refusal)
    expect(() => apply(client.members.listedMembers.query(), 'eq', 'id', 'm')).toThrow(refusal)
  })
})
