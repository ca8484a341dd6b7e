/** What a built filter means: random chains of calls against the same conditions in plain code. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Filter, filter } from '../../../src/query.ts'
import { matches, type Row } from '../../sandbox/storage/filters/oracle.ts'
import { runs } from '../../setup/long.ts'

/** A chain of calls, as the filter it builds and as the predicate it means. */
interface Chain {
  readonly built: Filter
  /** Undefined when the chain has no condition yet. */
  readonly holds: ((row: Row) => boolean) | undefined
}

type Call = (chain: Chain) => Chain

const condition =
  (call: (built: Filter) => Filter, holds: (row: Row) => boolean): Call =>
  (chain) => ({
    built: call(chain.built),
    holds: (row) => (chain.holds?.(row) ?? true) && holds(row),
  })

const price = fc.integer({ min: 0, max: 4 })
const name: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'ab', 'ba')
const tags = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1 })
const known = (value: number | null, test: (value: number) => boolean) =>
  value !== null && test(value)
const spelt = (value: string | null, test: (value: string) => boolean) =>
  value !== null && test(value)

const conditions: fc.Arbitrary<Call> = fc.oneof(
  name.map((value) =>
    condition(
      (built) => built.eq('name', value),
      (row) => row.name === value,
    ),
  ),
  price.map((value) =>
    condition(
      (built) => built.ne('price', value),
      (row) => row.price !== value,
    ),
  ),
  price.map((value) =>
    condition(
      (built) => built.ge('price', value),
      (row) => known(row.price, (given) => given >= value),
    ),
  ),
  price.map((value) =>
    condition(
      (built) => built.gt('price', value),
      (row) => known(row.price, (given) => given > value),
    ),
  ),
  price.map((value) =>
    condition(
      (built) => built.le('price', value),
      (row) => known(row.price, (given) => given <= value),
    ),
  ),
  price.map((value) =>
    condition(
      (built) => built.lt('price', value),
      (row) => known(row.price, (given) => given < value),
    ),
  ),
  fc.tuple(price, price).map(([from, to]) =>
    condition(
      (built) => built.between('price', from, to),
      (row) => known(row.price, (given) => given >= from && given < to),
    ),
  ),
  fc.array(name).map((values) =>
    condition(
      (built) => built.in('name', values),
      (row) => spelt(row.name, (given) => values.includes(given)),
    ),
  ),
  fc.boolean().map((present) =>
    condition(
      (built) => built.exists('price', present),
      (row) => (row.price !== null) === present,
    ),
  ),
  name.map((text) =>
    condition(
      (built) => built.startsWith('name', text),
      (row) => spelt(row.name, (given) => given.startsWith(text)),
    ),
  ),
  name.map((text) =>
    condition(
      (built) => built.endsWith('name', text),
      (row) => spelt(row.name, (given) => given.endsWith(text)),
    ),
  ),
  name.map((text) =>
    condition(
      (built) => built.contains('name', text),
      (row) => spelt(row.name, (given) => given.includes(text)),
    ),
  ),
  tags.map((items) =>
    condition(
      (built) => {
        const [first = '', ...more] = items
        return built.hasSome('tags', first, ...more)
      },
      (row) => items.some((item) => row.tags.includes(item)),
    ),
  ),
  tags.map((items) =>
    condition(
      (built) => built.hasAll('tags', items),
      (row) => items.every((item) => row.tags.includes(item)),
    ),
  ),
  fc.constant(
    condition(
      (built) => built.isEmpty('visible'),
      (row) => row.visible === null,
    ),
  ),
  fc.constant(
    condition(
      (built) => built.isNotEmpty('visible'),
      (row) => row.visible !== null,
    ),
  ),
)

const begin: Chain = { built: filter(), holds: undefined }
const run = (calls: readonly Call[]): Chain => calls.reduce((chain, call) => call(chain), begin)

const joined = (operator: 'and' | 'or' | 'not', calls: readonly Call[]): Call => {
  const other = run(calls)
  const holds = other.holds ?? (() => true)
  return ({ built, holds: before }) => ({
    built: built[operator](other.built),
    holds: (row) => {
      if (operator === 'and') return (before?.(row) ?? true) && holds(row)
      if (operator === 'not') return (before?.(row) ?? true) && !holds(row)
      return before ? before(row) || holds(row) : holds(row)
    },
  })
}

const { calls } = fc.letrec<{ calls: Call[]; call: Call }>((tie) => ({
  calls: fc.array(tie('call'), { minLength: 1, maxLength: 4 }),
  call: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    conditions,
    fc
      .tuple(fc.constantFrom('and' as const, 'or' as const, 'not' as const), tie('calls'))
      .map(([operator, inner]) => joined(operator, inner)),
  ),
}))

const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
const rows: fc.Arbitrary<Row> = fc.record({
  id: fc.constant('r'),
  name: nullable(name),
  price: nullable(price),
  visible: nullable(fc.boolean()),
  made: fc.constant(null),
  tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
})

describe('a built filter', () => {
  it('matches exactly the rows that the calls describe', () => {
    fc.assert(
      fc.property(calls, fc.array(rows, { minLength: 1, maxLength: 10 }), (chain, table) => {
        const { built, holds } = run(chain)
        const wire: unknown = JSON.parse(JSON.stringify(built.build()))
        for (const row of table) expect(matches(row, wire)).toBe(holds?.(row) ?? true)
      }),
      { numRuns: runs(5000) },
    )
  })
})
