/**
 * The differences of two types, by variance: responses must stay assignable to the old type, requests must accept it.
 * A type that both versions export under one name is compared once, at its declaration.
 */
import { textOf } from '../emit/type-text.ts'
import { type Field, follow, type NamedType, type ObjectType, type Type } from '../model/types.ts'
import type { View } from '../model/views.ts'
import { isSaid, listed, membersBeside, misfit, namesIn, pairOf } from './alternatives.ts'
import { isAssignable } from './assignable.ts'
import { type Difference, placeIn, told } from './change.ts'

export function compareType(before: Type, after: Type, direction: View['direction'], place = '') {
  const comparison = new Comparison(direction)
  comparison.compare(before, after, place)
  return comparison.found
}

class Comparison {
  readonly found: Difference[] = []
  readonly #reads: boolean
  readonly #pairs = new Map<Type, Set<Type>>()

  /** Callers read answers and send requests. */
  constructor(direction: View['direction']) {
    this.#reads = direction === 'answer'
  }

  compare(before: Type, after: Type, place: string): void {
    if (before.kind === 'named') {
      if (after.kind === 'named' && after.name === before.name) return
      this.#compareNames(before, after, place)
      // Types are recursive only through names.
      const [old, current] = [follow(before), follow(after)]
      const known = this.#pairs.get(old) ?? new Set()
      if (known.has(current)) return
      this.#pairs.set(old, known.add(current))
    }
    this.#compareMembers(before, after, place)
  }

  /** Callers annotate values with the type's name, so it must stay valid there. */
  #compareNames(before: NamedType, after: Type, place: string): void {
    const types = after.kind === 'named' ? after.types : undefined
    const namesake = types?.get(before.name)
    if (namesake === undefined) return
    const [from, to] = this.#reads ? [after, namesake] : [namesake, after]
    const what = `is ${textOf(after)} now,`
    const advice = `Use the type ${textOf(after)} in place of ${before.name} here.`
    if (isAssignable(from, to))
      this.#tell('none', 'changed', place, `${what} assignable to ${before.name}`)
    else this.#tell('types', 'changed', place, `${what} not assignable to ${before.name}`, advice)
  }

  #compareMembers(before: Type, after: Type, place: string): void {
    const shared = namesIn(before).filter((name) => namesIn(after).includes(name))
    const old = membersBeside(shared, before)
    const current = membersBeside(shared, after)
    const paired: readonly Type[] = pairOf(old, current) ?? []
    const [left, right] = paired.map(follow)
    if (left?.kind === 'list' && right?.kind === 'list')
      this.compare(left.items, right.items, `${place}[]`)
    if (left?.kind === 'object' && right?.kind === 'object')
      this.#compareObjects(left, right, place)
    const rest = (members: readonly Type[]) => members.filter((member) => !paired.includes(member))
    this.#compareAlternatives(rest(old), rest(current), before, after, place)
  }

  #compareAlternatives(
    old: readonly Type[],
    current: readonly Type[],
    before: Type,
    after: Type,
    place: string,
  ): void {
    const [given, taken] = this.#reads ? [current, before] : [old, after]
    const misfits = given.filter((member) => !isAssignable(member, taken))
    // Of an enumeration, every value may get the same sentence.
    const adviceOf = new Map(
      misfits.map((member) => {
        const { what, advice } = misfit(member, before, after, this.#reads)
        return [what, advice]
      }),
    )
    for (const [what, advice] of adviceOf) this.#tell('types', 'changed', place, what, advice)
    if (misfits.length > 0) return
    const missing = (from: readonly Type[], to: Type) =>
      from.filter((member) => !isSaid(member, to))
    const added = missing(current, before)
    const removed = missing(old, after)
    const verb = this.#reads ? 'can be' : 'accepts'
    if (added.length > 0) {
      const what = `${verb} ${listed(added)} now`
      const isClosed = [...old, ...added].every(({ kind }) => kind === 'value')
      if (this.#reads || !isClosed) this.#tell('none', 'added', place, what)
      else this.#tell('tables', 'added', place, what, 'Add it to exhaustive tables.')
    }
    if (removed.length > 0) {
      const what = this.#reads
        ? `can no longer be ${listed(removed)}`
        : `accepts ${textOf(after)} instead of ${listed(removed)} now`
      this.#tell('none', 'changed', place, what)
    }
  }

  #compareObjects(before: ObjectType, after: ObjectType, place: string): void {
    const renamed = renamedIn(before, after)
    for (const [name, field] of before.fields) {
      const at = placeIn(place, name)
      const current = after.fields.get(name)
      if (current !== undefined) {
        this.#compareOptional(field.optional, current.optional, at)
        this.compare(field.type, current.type, at)
      } else if (after.others !== undefined) {
        // The type checker allows reading any field of such an object.
        this.#compareOptional(field.optional, true, at, 'behaviour')
        this.compare(field.type, after.others, at)
      } else this.#tellRemoved(at, after, renamed.get(name))
    }
    for (const [name, { type, optional }] of after.fields) {
      if (before.fields.has(name) || [...renamed.values()].includes(name)) continue
      const at = placeIn(place, name)
      if (before.others !== undefined) this.compare(before.others, type, at)
      else if (this.#reads) this.#tell('none', 'added', at, 'is new in responses')
      else if (optional) this.#tell('none', 'added', at, 'is accepted now')
      else this.#tell('types', 'added', at, 'is required now', 'Send it with every call.')
    }
    this.#compareOthers(before.others, after.others, place)
  }

  #tellRemoved(place: string, after: ObjectType, successor: string | undefined): void {
    if (successor !== undefined) {
      const advice = `${this.#reads ? 'Read' : 'Send'} ${successor} instead.`
      this.#tell('types', 'removed', place, `was renamed to ${successor}`, advice)
    } else if (this.#reads) {
      // Every field of an empty object reads as `never`, which is assignable to anything.
      const impact = after.fields.size === 0 ? 'behaviour' : 'types'
      this.#tell(impact, 'removed', place, 'was removed from responses', 'Remove uses of it.')
    } else this.#tell('types', 'removed', place, 'is no longer accepted', 'Leave it out.')
  }

  #compareOptional(
    before: boolean,
    after: boolean,
    place: string,
    missing: Difference['impact'] = 'types',
  ): void {
    if (before === after) return
    const check = 'Check for undefined before using it.'
    if (this.#reads && after) this.#tell(missing, 'changed', place, 'may be missing now', check)
    else if (this.#reads) this.#tell('none', 'changed', place, 'is always present now')
    else if (after) this.#tell('none', 'changed', place, 'is optional now')
    else this.#tell('types', 'changed', place, 'is required now', 'Send it with every call.')
  }

  #compareOthers(before: Type | undefined, after: Type | undefined, place: string): void {
    const at = `${place}[key]`
    if (before && after) this.compare(before, after, at)
    else if (before) {
      const what = this.#reads ? 'was removed from responses' : 'is no longer accepted'
      this.#tell('types', 'removed', at, what, 'Use the named fields.')
    } else if (after) {
      const what = this.#reads ? 'may occur in responses now' : 'is accepted now'
      this.#tell('none', 'added', at, what)
    }
  }

  #tell(...given: Parameters<typeof told>): void {
    this.found.push(told(...given))
  }
}

/** Field → its new name: that of a new field with the same type and description. */
function renamedIn(before: ObjectType, after: ObjectType): ReadonlyMap<string, string> {
  const written = ({ type, optional, doc }: Field) => [textOf(type), optional, doc].join()
  const fresh = [...after.fields].filter(([name]) => !before.fields.has(name))
  return new Map(
    [...before.fields].flatMap(([name, field]) => {
      if (after.fields.has(name) || !field.doc?.[0]) return []
      const [successor] = fresh.find(([, other]) => written(other) === written(field)) ?? []
      return successor === undefined ? [] : [[name, successor] as const]
    }),
  )
}
