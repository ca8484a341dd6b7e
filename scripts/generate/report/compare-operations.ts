/** What happened to the operations: their methods, functions and calls by path, their arguments and answers. */
import type { Change, Difference } from './change.ts'
import { compareBehaviour, compareKinds } from './compare-behaviour.ts'
import { compareShapes } from './compare-shapes.ts'
import { nothing, type Shape, textOf } from './shape.ts'
import type { Surface, SurfaceOperation } from './surface.ts'

export function compareOperations(before: Surface, after: Surface): readonly Change[] {
  const renamed = new Set<string>()
  const changes = [...before.operations].flatMap(([id, old]) => {
    const current = after.operations.get(id)
    const subject = signatureOf(old)
    if (current !== undefined) {
      return compareOperation(old, current).map((difference) => {
        return { ...difference, subject, operations: [id] }
      })
    }
    const successor = successorOf(old, before, after)
    if (successor !== undefined) renamed.add(successor.operation.id)
    return [{ ...gone(successor), subject, operations: [id] }]
  })
  for (const [id, operation] of after.operations) {
    if (before.operations.has(id) || renamed.has(id)) continue
    const { method, path } = operation.operation
    changes.push({
      subject: signatureOf(operation),
      place: '',
      kind: 'added',
      what: `is new (${method} ${path})`,
      impact: 'none',
      operations: [id],
    })
  }
  return changes
}

/** `carts.addToCart(id, body?)`. */
function signatureOf({ operation, given }: SurfaceOperation): string {
  const names = given.map(({ name, optional }) => (optional ? `${name}?` : name))
  return `${operation.id}(${names.join(', ')})`
}

function gone(successor: SurfaceOperation | undefined): Difference {
  const id = successor?.operation.id
  const what = id === undefined ? 'is no longer there' : `is called ${id} now`
  const advice = id === undefined ? 'Do without the call.' : `Call ${id}.`
  return { place: '', kind: 'removed', what, impact: 'types', advice }
}

/** The operation that is called the same way under another name. */
function successorOf(
  { operation }: SurfaceOperation,
  before: Surface,
  after: Surface,
): SurfaceOperation | undefined {
  return [...after.operations.values()].find(
    (candidate) =>
      !before.operations.has(candidate.operation.id) &&
      candidate.operation.method === operation.method &&
      candidate.operation.path === operation.path,
  )
}

function compareOperation(
  before: SurfaceOperation,
  after: SurfaceOperation,
): readonly Difference[] {
  const given = compareGiven(before, after)
  return [
    ...compareNames(before, after),
    ...given,
    ...compareCalls(before, after, given),
    ...compareAnswers(before.answer, after.answer),
    ...compareKinds(before, after),
    ...compareBehaviour(before, after),
  ]
}

function compareAnswers(before: Shape, after: Shape): readonly Difference[] {
  // Callers who got nothing read nothing.
  if (before === nothing) {
    return after === nothing
      ? []
      : [{ place: 'answer', kind: 'added', what: `is ${textOf(after)} now`, impact: 'none' }]
  }
  return compareShapes(before, after, 'answer', 'answer')
}

function compareNames(before: SurfaceOperation, after: SurfaceOperation): readonly Difference[] {
  const found: Difference[] = []
  const addressOf = ({ operation: { method, path } }: SurfaceOperation) => `${method} ${path}`
  if (addressOf(before) !== addressOf(after)) {
    found.push({
      place: '',
      kind: 'changed',
      what: `is called by path with ${addressOf(after)} now, no longer with ${addressOf(before)}`,
      impact: 'types',
      advice: 'Change calls by path; the method is called as before.',
    })
  }
  if (before.functionName !== after.functionName) {
    found.push({
      place: '',
      kind: 'changed',
      what: `is the function ${after.functionName} now, no longer ${before.functionName}`,
      impact: 'types',
      advice: `Import ${after.functionName}; the method is called as before.`,
    })
  }
  if (!before.operation.deprecated && after.operation.deprecated) {
    found.push({ place: '', kind: 'deprecated', what: 'is deprecated now', impact: 'none' })
  }
  return found
}

/** The arguments of the method, by position. */
function compareGiven(before: SurfaceOperation, after: SurfaceOperation): readonly Difference[] {
  const removed = before.given.slice(after.given.length).map(
    ({ name }): Difference => ({
      place: name,
      kind: 'removed',
      what: 'is no longer taken',
      impact: 'types',
      advice: 'Leave it out; options follow the other arguments.',
    }),
  )
  const added = after.given.slice(before.given.length).map(
    ({ name, optional }): Difference => ({
      place: name,
      kind: 'added',
      what: optional ? 'can be given now, before the options' : 'must be given now',
      impact: 'types',
      advice: optional ? `Pass undefined for ${name} where you pass options.` : 'Pass it.',
    }),
  )
  const kept = before.given.flatMap((old, index) => {
    const current = after.given[index]
    if (current === undefined) return []
    const differences = compareShapes(old.shape, current.shape, 'request', old.name)
    if (old.optional === current.optional) return differences
    return [...differences, optionality(old.name, current.optional)]
  })
  return [...removed, ...added, ...kept]
}

function optionality(place: string, isOptional: boolean): Difference {
  return isOptional
    ? { place, kind: 'changed', what: 'may be left out now', impact: 'none' }
    : { place, kind: 'changed', what: 'must be given now', impact: 'types', advice: 'Pass it.' }
}

/** What calls by path take, as far as the method's arguments have not said it already. */
function compareCalls(
  before: SurfaceOperation,
  after: SurfaceOperation,
  given: readonly Difference[],
): readonly Difference[] {
  // Another path is said as a whole.
  if (before.operation.path !== after.operation.path) return []
  const reported = new Set(given.map(({ place, what }) => `${place} ${what}`))
  const broken = new Set(given.filter(({ impact }) => impact !== 'none').map(({ place }) => place))
  return compareShapes(before.call, after.call, 'request').flatMap((difference) => {
    const place = difference.place.replace(/^params(\.path\.|\.(?=query)|$)/, '')
    if (broken.has(place) || reported.has(`${place} ${difference.what}`)) return []
    if (difference.impact === 'none') return []
    return [{ ...difference, what: `${difference.what} in calls by path` }]
  })
}
