/** What a change of the description means to callers. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong, sampled } from '../setup/long.ts'
import { type Judgement, judge } from './report/judge.ts'
import { kinds, type Verdict } from './report/kinds.ts'
import { randomVersions } from './report/random-edits.ts'
import { shop } from './report/shop.ts'

/** `said.test.ts` has the report of every kind of change. */
const cases = sampled(kinds, 3).flatMap(({ what, before, after, there, back }) => [
  { what, before, after, verdict: there },
  { what: `${what}, undone`, before: after, after: before, verdict: back },
])
const [unchanged, ...judgements] = judge([{ before: shop, after: shop }, ...cases])

/** What the report says, and what the type checker says. */
function verdictsOf({ changes, complaints }: Judgement): { report: Verdict; compiler: string } {
  const has = (impact: string) => changes.some((change) => change.impact === impact)
  return {
    report: has('types') ? 'breaks' : has('behaviour') ? 'behaviour' : 'harmless',
    compiler: complaints.length > 0 ? 'refuses' : 'takes it',
  }
}

describe('the report agrees with the type checker about', () => {
  test('a description that did not change', () => {
    expect(unchanged).toEqual({ changes: [], complaints: [] })
  })

  test.each(cases.map((one, index) => ({ ...one, index })))('$what', ({ index, verdict }) => {
    const judgement = judgements[index] ?? { changes: [], complaints: [] }
    expect(verdictsOf(judgement), explain(judgement)).toEqual({
      report: verdict,
      compiler: verdict === 'breaks' ? 'refuses' : 'takes it',
    })
  })

  test('random changes', () => {
    const count = isLong ? 20 : 8
    const versions = fc.array(randomVersions(shop), { minLength: count, maxLength: count })
    const property = fc.property(versions, (pairs) => {
      for (const judgement of judge(pairs)) {
        const { report, compiler } = verdictsOf(judgement)
        expect(report === 'breaks' ? 'refuses' : 'takes it', explain(judgement)).toBe(compiler)
      }
    })
    // One failing pair explains itself; looking for fewer pairs would only take long.
    fc.assert(property, { numRuns: isLong ? 50 : 1, endOnFailure: true })
  })
})

function explain({ changes, complaints }: Judgement): string {
  const reported = changes
    .filter(({ impact }) => impact !== 'none')
    .map(({ subject, place, what, impact }) => `${impact}: ${subject} ${place} ${what}`)
  return ['The report says:', ...reported, 'The compiler says:', ...complaints.slice(0, 5)].join(
    '\n',
  )
}
