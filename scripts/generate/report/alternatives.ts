/** Compares the members of unions: those shared by two versions, and those comparable part by part. */
import { textOf } from '../emit/type-text.ts'
import { follow, membersOf, type Type } from '../model/types.ts'
import { isAssignable } from './assignable.ts'

/** The only list or object of both, to compare part by part. */
export function pairOf(
  before: readonly Type[],
  after: readonly Type[],
): readonly [Type, Type] | undefined {
  for (const kind of ['object', 'list']) {
    const [old, ...more] = before.filter((member) => follow(member).kind === kind)
    const [current, ...others] = after.filter((member) => follow(member).kind === kind)
    if (old && current && more.length === 0 && others.length === 0) return [old, current]
  }
  return undefined
}

/** The named members of a union, unresolved. */
export function namesIn(type: Type): readonly string[] {
  if (type.kind === 'union') return type.members.flatMap(namesIn)
  return type.kind === 'named' ? [type.name] : []
}

/** The members of a union except named ones, which are compared at their declaration. */
export function membersBeside(names: readonly string[], type: Type): readonly Type[] {
  if (type.kind === 'union') return type.members.flatMap((part) => membersBeside(names, part))
  return type.kind === 'named' && names.includes(type.name) ? [] : membersOf(type)
}

export function isSaid(member: Type, type: Type): boolean {
  return membersOf(type).some((known) => textOf(known) === textOf(member))
}

export function listed(types: readonly Type[]): string {
  return types.map(textOf).join(', ')
}

/**
 * The message for a union member that is no longer assignable or accepted.
 *
 * @param reads whether callers read the type; else they send it
 */
export function misfit(member: Type, before: Type, after: Type, reads: boolean) {
  const text = textOf(member)
  if (!reads) {
    const what = `no longer accepts ${text}`
    const left = membersOf(after)
    if (left.length === 0) return { what, advice: 'Leave it out.' }
    if (text === 'null') return { what, advice: 'Leave it out, or send a value.' }
    const advice = left.every(({ kind }) => kind === 'value')
      ? `Send ${left.map(textOf).join(' or ')} instead.`
      : `Send it as ${textOf(after)}.`
    return { what, advice }
  }
  const isWider = membersOf(before).every((known) => isAssignable(known, after))
  if (isWider && text === 'null') {
    return { what: 'can be null now', advice: 'Check for null before using it.' }
  }
  if (isWider && text !== 'unknown') {
    return { what: `can be ${text} now`, advice: `Handle ${text} where you read it.` }
  }
  const what = `changed from ${textOf(before)} to ${textOf(after)}`
  return { what, advice: `Read it as ${textOf(after)}.` }
}
