/** Compares the rules of a request value: their wording, and whether they became stricter. */
import { checkedFormats } from '../model/formats.ts'
import { given } from '../model/json.ts'
import { allowedBy, type Limit, limitKeywords, rangeKeywords } from '../model/limits.ts'
import type { Schema } from '../model/schema.ts'
import type { Difference } from './change.ts'

type RuleDifference = Omit<Difference, 'place'>

export function compareRules(before: Schema, after: Schema): readonly RuleDifference[] {
  return [
    ...limitKeywords.flatMap((name) => compareLimit(name, before.limits[name], after.limits[name])),
    ...[...rangeKeywords, 'scale' as const].flatMap((name) => {
      // They are strings.
      const [old, current] = [before, after].map(({ decimal }) => given(decimal?.[name], Number))
      return compareLimit(name, old, current)
    }),
    ...compareText(before, after),
    ...compareWholes(before, after),
    ...compareDefaults(before, after),
  ]
}

function compareLimit(name: Limit, old?: number, current?: number): RuleDifference[] {
  const [before, after] = [old, current].map((limit) => allowedBy(name, limit))
  if (old === current) return []
  if (current === undefined) return [loosened(`is no longer limited to ${before}`)]
  const what = `accepts ${after} now${old === undefined ? '' : `, instead of ${before}`}`
  const isLooser = old !== undefined && isWithin(name, old, current)
  return [isLooser ? loosened(what) : tightened(what, `Send ${after}.`)]
}

/** Whether the second limit allows everything that the first does. */
function isWithin(name: Limit, before: number, after: number): boolean {
  // Floating-point error: 0.3 / 0.1 is only nearly an integer.
  if (name === 'multipleOf') return Number((before / after).toPrecision(15)) % 1 === 0
  return /^(min|exclusiveMin)/.test(name) ? after <= before : after >= before
}

function compareText(before: Schema, after: Schema): RuleDifference[] {
  const found: RuleDifference[] = []
  if (before.pattern !== after.pattern) {
    const { pattern } = after
    if (pattern === undefined) found.push(loosened('no longer has to match a pattern'))
    else found.push(tightened(`must match ${pattern} now`, `Send a value that matches ${pattern}.`))
  }
  const [old, current] = [before.format, after.format].map((format) =>
    // A format with its own type is reported by the types.
    format !== undefined && checkedFormats.includes(format) && format !== 'date-time'
      ? format
      : undefined,
  )
  if (old !== current && before.format !== 'date-time') {
    if (current === undefined) found.push(loosened(`no longer has to be a valid ${old}`))
    else found.push(tightened(`must be a valid ${current} now`, `Send a valid ${current}.`))
  }
  return found
}

function compareWholes(before: Schema, after: Schema): RuleDifference[] {
  const found: RuleDifference[] = []
  if (!before.uniqueItems && after.uniqueItems) {
    found.push(tightened('must have unique items now', 'Remove duplicates.'))
  }
  if (!before.immutable && after.immutable) {
    const advice = 'Set it when you create the entity.'
    found.push(tightened('is immutable now', advice))
  }
  if (before.clearable && !after.clearable) {
    found.push(tightened('is no longer cleared by an empty string', 'Send null.'))
  }
  const spelledGroups = ({ atMostOne = [] }: Schema) => atMostOne.map((group) => group.join(', '))
  const known = spelledGroups(before)
  for (const group of spelledGroups(after).filter((names) => !known.includes(names))) {
    found.push(tightened(`accepts at most one of ${group} now`, 'Send one of them.'))
  }
  return found
}

function compareDefaults(before: Schema, after: Schema): RuleDifference[] {
  const [old, current] = [before.default, after.default].map((value) => JSON.stringify(value))
  if (old === current) return []
  if (current === undefined) {
    return [tightened(`no longer defaults to ${old}`, `Send ${old} where you rely on it.`)]
  }
  const what = `defaults to ${current} now${old === undefined ? '' : `, instead of ${old}`}`
  return [tightened(what, 'Send the value where you need another one.')]
}

function tightened(what: string, advice: string): RuleDifference {
  return { kind: 'changed', what, impact: 'behaviour', advice }
}

function loosened(what: string): RuleDifference {
  return { kind: 'changed', what, impact: 'none' }
}
