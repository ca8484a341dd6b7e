/** Assignability between two types, by TypeScript's rules. */
import { follow, membersOf, type ObjectType, type Type } from '../model/types.ts'

/** Pairs being compared: a recursive type is assumed assignable unless another part is not. */
type Assumed = readonly (readonly [Type, Type])[]

export function isAssignable(from: Type, to: Type, assumed: Assumed = []): boolean {
  const [left, right] = [follow(from), follow(to)]
  if (left === right || assumed.some(([one, other]) => one === left && other === right)) return true
  const pairs: Assumed = [...assumed, [left, right]]
  if (right.kind === 'plain' && right.name === 'unknown') return true
  if (left.kind === 'union') {
    return membersOf(left).every((member) => isAssignable(member, right, pairs))
  }
  if (right.kind === 'union') {
    return membersOf(right).some((member) => isAssignable(left, member, pairs))
  }
  switch (left.kind) {
    case 'plain':
      return right.kind === 'plain' && left.name === right.name
    case 'value':
      if (right.kind === 'value') return left.value === right.value
      return right.kind === 'plain' && typeof left.value === right.name
    case 'list':
      return right.kind === 'list' && isAssignable(left.items, right.items, pairs)
    case 'object':
      return right.kind === 'object' && fits(left, right, pairs)
  }
}

function fits(from: ObjectType, to: ObjectType, assumed: Assumed): boolean {
  if (to.fields.size === 0 && to.others === undefined) {
    return from.fields.size === 0 && from.others === undefined
  }
  const hasCommon = [...from.fields.keys()].some((name) => to.fields.has(name))
  const isWeak = to.others === undefined && [...to.fields.values()].every((field) => field.optional)
  // TypeScript's weak type check: a value must share a field with an all-optional type.
  if (isWeak && from.fields.size > 0 && !hasCommon) return false
  for (const [name, field] of to.fields) {
    const given = from.fields.get(name)
    if (given === undefined) {
      if (!field.optional) return false
      if (from.others && !isAssignable(from.others, field.type, assumed)) return false
    } else if (given.optional && !field.optional) return false
    else if (!isAssignable(given.type, field.type, assumed)) return false
  }
  const { others } = to
  if (others === undefined) return true
  const types = [...[...from.fields.values()].map(({ type }) => type), from.others]
  return types.every((type) => type === undefined || isAssignable(type, others, assumed))
}
