/** The rules of one sent value: how they are said, and whether a new one refuses what the last one took. */

import { type LimitKeyword, limitKeywords, type Schema } from '../model/description.ts'
import { checkedFormats } from '../model/formats.ts'
import type { Difference } from './change.ts'

type RuleDifference = Omit<Difference, 'place'>

interface Bound {
  readonly say: (limit: number) => string
  /** Whether what was allowed by the one limit is allowed by the other too. */
  readonly holds: (before: number | undefined, after: number) => boolean
}

const lower = (say: Bound['say']): Bound => ({
  say,
  holds: (before, after) => before !== undefined && after <= before,
})
const upper = (say: Bound['say']): Bound => ({
  say,
  holds: (before, after) => before !== undefined && after >= before,
})

const bounds: Readonly<Record<LimitKeyword, Bound>> = {
  minLength: lower((limit) => `at least ${limit} characters`),
  maxLength: upper((limit) => `at most ${limit} characters`),
  minimum: lower((limit) => `at least ${limit}`),
  maximum: upper((limit) => `at most ${limit}`),
  exclusiveMinimum: lower((limit) => `more than ${limit}`),
  exclusiveMaximum: upper((limit) => `less than ${limit}`),
  multipleOf: {
    say: (limit) => `multiples of ${limit}`,
    // Decimals have no exact double: 0.3 / 0.1 is whole only to its last digits.
    holds: (before, after) =>
      before !== undefined && Number((before / after).toPrecision(15)) % 1 === 0,
  },
  minItems: lower((limit) => `at least ${limit} items`),
  maxItems: upper((limit) => `at most ${limit} items`),
  minProperties: lower((limit) => `at least ${limit} entries`),
  maxProperties: upper((limit) => `at most ${limit} entries`),
}

export function compareRules(before: Schema, after: Schema): readonly RuleDifference[] {
  return [
    ...compareBounds(before.limits, after.limits),
    ...compareDecimals(before, after),
    ...compareText(before, after),
    ...compareWholes(before, after),
    ...compareDefaults(before, after),
  ]
}

function compareBounds(before: Schema['limits'], after: Schema['limits']): RuleDifference[] {
  return limitKeywords.flatMap((keyword) => {
    const { say, holds } = bounds[keyword]
    return compareBound(before[keyword], after[keyword], say, holds)
  })
}

function compareBound(
  old: number | undefined,
  current: number | undefined,
  say: Bound['say'],
  holds: Bound['holds'],
): RuleDifference[] {
  if (old === current) return []
  if (current === undefined) return [loosened(`no longer has to be ${say(old ?? 0)}`)]
  const what = `takes ${say(current)} now${old === undefined ? '' : `, no longer ${say(old)}`}`
  return holds(old, current) ? [loosened(what)] : [tightened(what, `Send ${say(current)}.`)]
}

function compareDecimals({ decimal: before }: Schema, { decimal: after }: Schema) {
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const keywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const
  const ranges = keywords.flatMap((keyword) => {
    const { say, holds } = bounds[keyword]
    return compareBound(numberOf(before?.[keyword]), numberOf(after?.[keyword]), say, holds)
  })
  const { say, holds } = upper((scale) => `at most ${scale} decimal places`)
  return [...ranges, ...compareBound(before?.scale, after?.scale, say, holds)]
}

function compareText(before: Schema, after: Schema): RuleDifference[] {
  const found: RuleDifference[] = []
  if (before.pattern !== after.pattern) {
    const { pattern } = after
    if (pattern === undefined) found.push(loosened('no longer has to match a pattern'))
    else found.push(tightened(`has to match ${pattern} now`, `Send what matches ${pattern}.`))
  }
  const [old, current] = [before.format, after.format].map((format) =>
    // What is a date for callers changes their types, which say it.
    format !== undefined && checkedFormats.includes(format) && format !== 'date-time'
      ? format
      : undefined,
  )
  if (old !== current && before.format !== 'date-time') {
    if (current === undefined) found.push(loosened(`no longer has to be a valid ${old}`))
    else found.push(tightened(`has to be a valid ${current} now`, `Send a valid ${current}.`))
  }
  return found
}

function compareWholes(before: Schema, after: Schema): RuleDifference[] {
  const found: RuleDifference[] = []
  if (!before.uniqueItems && after.uniqueItems) {
    found.push(tightened('takes each item once now', 'Leave repeated items out.'))
  }
  if (!before.immutable && after.immutable) {
    const advice = 'Set it when you create the entity.'
    found.push(tightened('cannot be changed later any more', advice))
  }
  if (before.clearable && !after.clearable) {
    found.push(tightened('is no longer removed by an empty text', 'Send null.'))
  }
  const spelledGroups = ({ atMostOne = [] }: Schema) => atMostOne.map((group) => group.join(', '))
  const known = spelledGroups(before)
  for (const group of spelledGroups(after).filter((names) => !known.includes(names))) {
    found.push(tightened(`takes at most one of ${group} now`, 'Send one of them.'))
  }
  return found
}

function compareDefaults(before: Schema, after: Schema): RuleDifference[] {
  const [old, current] = [before.default, after.default].map((value) => JSON.stringify(value))
  if (old === current) return []
  if (current === undefined) {
    return [tightened(`no longer is ${old} when left out`, `Send ${old} where you mean it.`)]
  }
  const what = `is ${current} when left out now${old === undefined ? '' : `, no longer ${old}`}`
  return [tightened(what, 'Send it where you mean something else.')]
}

function tightened(what: string, advice: string): RuleDifference {
  return { kind: 'changed', what, impact: 'behaviour', advice }
}

function loosened(what: string): RuleDifference {
  return { kind: 'changed', what, impact: 'none' }
}
