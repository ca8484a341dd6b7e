/** Compares the rules of a request value: their wording, and whether they became stricter. */
import { checkedFormats } from '../model/formats.ts'
import { allowedBy, type Limit, limitKeywords } from '../model/limits.ts'
import type { Schema } from '../model/schema.ts'
import type { Difference } from './change.ts'

type RuleDifference = Omit<Difference, 'place'>

export function compareRules(before: Schema, after: Schema): readonly RuleDifference[] {
  return [
    ...compareLimits(before.limits, after.limits),
    ...compareLimits(ofDecimal(before), ofDecimal(after)),
    ...compareText(before, after),
    ...compareWholes(before, after),
    ...compareDefaults(before, after),
  ]
}

type Limits = Readonly<Partial<Record<Limit, number>>>

/** Those of a decimal, which are strings. */
function ofDecimal({ decimal = {} }: Schema): Limits {
  const limits = Object.entries(decimal).filter(([, limit]) => limit !== undefined)
  return Object.fromEntries(limits.map(([name, limit]) => [name, Number(limit)]))
}

function compareLimits(before: Limits, after: Limits): RuleDifference[] {
  return [...limitKeywords, 'scale' as const].flatMap((name) => {
    const [old, current] = [before[name], after[name]]
    if (old === current) return []
    const last = allowedBy(name, old)
    if (current === undefined) return [loosened(`is no longer limited to ${last}`)]
    const allowed = allowedBy(name, current)
    const what = `accepts ${allowed} now${old === undefined ? '' : `, instead of ${last}`}`
    return [isLooser(name, current, before) ? loosened(what) : tightened(what, `Send ${allowed}.`)]
  })
}

/** Whether a limit allows everything that the earlier ones did. */
function isLooser(name: Limit, limit: number, before: Limits): boolean {
  const [bound] = ranges.flatMap(([closed, open]) =>
    name === closed ? open : name === open ? closed : [],
  )
  const own = before[name] ?? (/^min[LIP]/.test(name) ? 0 : undefined)
  const other = bound && before[bound]
  if (own !== undefined && isWithin(name, own, limit)) return true
  if (other === undefined || !isWithin(name, other, limit)) return false
  return !name.startsWith('exclusive') || other !== limit
}

/** The two ways to write an end of a range. */
const ranges = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const

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
  const takesFractions = ({ types }: Schema) => types.includes('number')
  // Types show both as numbers.
  if (takesFractions(before) && !takesFractions(after) && after.types.includes('integer')) {
    found.push(tightened('must be a whole number now', 'Send a whole number.'))
  }
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
