/** Compares operations: methods, functions and calls by path, arguments and responses. */
import { textOf } from '../emit/type-text.ts'
import { nothing, type Type } from '../model/types.ts'
import { type Change, changesOf, type Difference, missing, told } from './change.ts'
import { compareBehaviour, compareKinds } from './compare-behaviour.ts'
import { compareNamed } from './compare-named.ts'
import { compareType } from './compare-type.ts'
import type { Surface, SurfaceOperation } from './surface.ts'

export function compareOperations(before: Surface, after: Surface): readonly Change[] {
  return compareNamed(before.operations, after.operations, {
    // Renamed with the same signature.
    isSuccessor: ([, old], [, current]) => addressOf(old) === addressOf(current),
    gone: (id, old, successor) => changesOf(signatureOf(old), [id], [gone(successor)]),
    kept: (id, old, current) => changesOf(signatureOf(old), [id], compareOperation(old, current)),
    added: (id, current) => {
      const isNew = told('none', 'added', '', `is new (${addressOf(current)})`)
      return changesOf(signatureOf(current), [id], [isNew])
    },
  })
}

const addressOf = ({ operation: { method, path } }: SurfaceOperation) => `${method} ${path}`

/** `carts.addToCart(id, body?)`. */
function signatureOf({ operation, given }: SurfaceOperation): string {
  const names = given.map(({ name, optional }) => (optional ? `${name}?` : name))
  return `${operation.id}(${names.join(', ')})`
}

function gone(successor: string | undefined): Difference {
  const what = successor === undefined ? 'was removed' : `was renamed to ${successor}`
  const advice = successor === undefined ? 'Remove its calls.' : `Call ${successor}.`
  return told('types', 'removed', '', what, advice)
}

function compareOperation(before: SurfaceOperation, after: SurfaceOperation) {
  const given = compareGiven(before, after)
  return [
    ...compareNames(before, after),
    ...given,
    ...compareCalls(before, after, given),
    ...compareAnswers(before.answer, after.answer),
    ...compareNoneYet(before.noneYet, after.noneYet),
    ...compareKinds(before.operation, after.operation),
    ...compareBehaviour(before.operation, after.operation),
  ]
}

function compareAnswers(before: Type, after: Type): readonly Difference[] {
  // An empty response had no readers.
  if (before === nothing) {
    return after === nothing ? [] : [told('none', 'added', 'response', `is ${textOf(after)} now`)]
  }
  return compareType(before, after, 'answer', 'response')
}

/** The form that returns undefined while there is none. */
function compareNoneYet(before: Type | undefined, after: Type | undefined): readonly Difference[] {
  const place = 'orUndefined'
  if (before && after) return compareType(before, after, 'answer', place)
  if (after) return [told('none', 'added', place, 'is new')]
  const advice = 'Call the method, and handle its error code.'
  return before ? [told('types', 'removed', place, 'was removed', advice)] : []
}

function compareNames(before: SurfaceOperation, after: SurfaceOperation): readonly Difference[] {
  const found: Difference[] = []
  if (addressOf(before) !== addressOf(after)) {
    const what = `moved from ${addressOf(before)} to ${addressOf(after)}`
    const advice = 'Change calls by path; the method stays the same.'
    found.push(told('types', 'changed', '', what, advice))
  }
  if (before.functionName !== after.functionName) {
    const what = `is exported as the function ${after.functionName} instead of ${before.functionName}`
    const advice = `Import ${after.functionName}; the method stays the same.`
    found.push(told('types', 'changed', '', what, advice))
  }
  const deprecatedIn = ({ operation }: SurfaceOperation) => {
    const { pathParameters, queryParameters } = operation
    const parts = [{ ...operation, name: '' }, ...pathParameters, ...queryParameters]
    return parts.filter(({ deprecated }) => deprecated).map(({ name }) => name)
  }
  const fresh = missing(deprecatedIn(after), deprecatedIn(before))
  return [...found, ...fresh.map((name) => told('none', 'deprecated', name, 'is deprecated now'))]
}

function compareGiven(before: SurfaceOperation, after: SurfaceOperation): readonly Difference[] {
  const leave = 'Leave it out; options follow the other arguments.'
  const removed = before.given
    .slice(after.given.length)
    .map(({ name }) => told('types', 'removed', name, 'is no longer accepted', leave))
  const added = after.given.slice(before.given.length).map(({ name, optional }) => {
    const what = optional ? 'is a new argument, before the options' : 'is a new required argument'
    const advice = optional ? `Pass undefined for ${name} where you pass options.` : 'Pass it.'
    return told('types', 'added', name, what, advice)
  })
  const kept = before.given.flatMap((old, index) => {
    const current = after.given[index]
    if (current === undefined) return []
    const differences = compareType(old.type, current.type, 'request', old.name)
    if (old.optional === current.optional) return differences
    const other = current.optional
      ? told('none', 'changed', old.name, 'is optional now')
      : told('types', 'changed', old.name, 'is required now', 'Pass it.')
    return [...differences, other]
  })
  return [...removed, ...added, ...kept]
}

/** Arguments of calls by path, unless reported for the method already. */
function compareCalls(
  before: SurfaceOperation,
  after: SurfaceOperation,
  given: readonly Difference[],
): readonly Difference[] {
  // A changed path is reported as a whole.
  if (before.operation.path !== after.operation.path) return []
  const reported = new Set(given.map(({ place, what }) => `${place} ${what}`))
  const broken = new Set(given.filter(({ impact }) => impact !== 'none').map(({ place }) => place))
  return compareType(before.call, after.call, 'request').flatMap((difference) => {
    const place = difference.place.replace(/^params(\.path\.|\.(?=query)|$)/, '')
    if (broken.has(place) || reported.has(`${place} ${difference.what}`)) return []
    if (difference.impact === 'none') return []
    return [{ ...difference, what: `${difference.what} in calls by path` }]
  })
}
