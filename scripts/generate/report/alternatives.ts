/** The alternatives of a type: which of them two versions of it share, and which can be compared part by part. */
import { isAssignable } from './assignable.ts'
import type { Difference } from './change.ts'
import { membersOf, resolve, type Shape, textOf } from './shape.ts'

/** The one list, or the one object, that both have: what can be compared part by part. */
export function pairOf(
  before: readonly Shape[],
  after: readonly Shape[],
): readonly [Shape, Shape] | undefined {
  for (const kind of ['object', 'list']) {
    const [old, ...more] = before.filter((member) => resolve(member).kind === kind)
    const [current, ...others] = after.filter((member) => resolve(member).kind === kind)
    if (old && current && more.length === 0 && others.length === 0) return [old, current]
  }
  return undefined
}

/** The names among the alternatives of a type as it is written. */
export function namesIn(shape: Shape): readonly string[] {
  if (shape.kind === 'union') return shape.members.flatMap(namesIn)
  return shape.kind === 'named' ? [shape.name] : []
}

/** The alternatives of a type without those names, which are compared where they are declared. */
export function membersBeside(names: readonly string[], shape: Shape): readonly Shape[] {
  if (shape.kind === 'union') return shape.members.flatMap((part) => membersBeside(names, part))
  return shape.kind === 'named' && names.includes(shape.name) ? [] : membersOf(shape)
}

/** Whether a type says the same, word for word, among its alternatives. */
export function isSaid(member: Shape, type: Shape): boolean {
  return membersOf(type).some((known) => textOf(known) === textOf(member))
}

export function listed(shapes: readonly Shape[]): string {
  return shapes.map(textOf).join(', ')
}

/**
 * What to say of an alternative that no longer fits where callers put it, or is no longer taken.
 *
 * @param reads whether callers read the type; else they send it
 */
export function misfit(
  member: Shape,
  before: Shape,
  after: Shape,
  reads: boolean,
): Pick<Difference, 'what' | 'advice'> {
  const text = textOf(member)
  if (!reads) {
    const advice =
      text === 'null' ? 'Leave it out, or send a value.' : `Send it as ${textOf(after)}.`
    return { what: `no longer takes ${text}`, advice }
  }
  const isWider = membersOf(before).every((known) => isAssignable(known, after))
  if (isWider && text === 'null') {
    return { what: 'can be null now', advice: 'Check for null before using it.' }
  }
  if (isWider && text !== 'unknown') {
    return { what: `can be ${text} now`, advice: `Handle ${text} where you read it.` }
  }
  const what = `was ${textOf(before)} and is ${textOf(after)} now`
  return { what, advice: `Read it as ${textOf(after)}.` }
}
