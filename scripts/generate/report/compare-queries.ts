/** Compares the queries of the builder and the error codes. */
import { membersOf, namesOf, never, type Type } from '../model/types.ts'
import { type Change, changesOf, type Difference, missing, told } from './change.ts'
import { compareNamed } from './compare-named.ts'
import { compareType } from './compare-type.ts'
import type { Surface, SurfaceQuery } from './surface.ts'

export function compareQueries(before: Surface, after: Surface): readonly Change[] {
  const say = (resource: string, { id }: SurfaceQuery, differences: readonly Difference[]) =>
    changesOf(`query of ${resource}`, [id], differences)
  return compareNamed(before.queries, after.queries, {
    gone: (resource, query) => say(resource, query, [gone]),
    kept: (resource, query, current) => say(resource, query, compareQuery(query, current)),
    added: (resource, query) => say(resource, query, [won('', 'is new')]),
  })
}

const gone = lost('', 'was removed', 'Filter the response.')

function compareQuery(before: SurfaceQuery, after: SurfaceQuery): readonly Difference[] {
  return [...before.members].flatMap(([name, old]) => {
    const current = after.members.get(name) ?? never
    if (name === 'item') return compareType(old, current, 'answer', 'item')
    if (name === 'values') return compareValues(old, current)
    if (name === 'pages') return comparePages(namesOf(old), namesOf(current))
    if (isNames(old) && isNames(current)) return compareOperator(name, old, current, after)
    return compareType(old, current, 'request', name)
  })
}

function isNames(type: Type): boolean {
  return membersOf(type).every((member) => member.kind === 'value')
}

function compareValues(before: Type, after: Type): readonly Difference[] {
  return compareType(before, after, 'request').map((difference) => {
    if (difference.kind === 'removed') {
      const advice = 'Filter by another field.'
      return { ...difference, what: 'can no longer be queried', advice }
    }
    // A new filter field is optional.
    return difference.kind === 'added' && difference.impact !== 'none'
      ? won(difference.place, 'can be queried now')
      : difference
  })
}

function comparePages(before: readonly string[], after: readonly string[]): readonly Difference[] {
  const advice =
    after.length === 0 ? 'Read its one page as a whole.' : `Page by ${after.join(' or ')}.`
  return [
    ...missing(before, after).map((style) =>
      lost('pages', `no longer support ${style} paging`, advice),
    ),
    ...missing(after, before).map((style) => won('pages', `support ${style} paging now`)),
  ]
}

function compareOperator(name: string, before: Type, after: Type, query: SurfaceQuery) {
  const isSort = name === 'sort'
  return [
    ...missing(namesOf(before), namesOf(after)).map((field) =>
      isSort
        ? lost(field, 'can no longer be sorted by', 'Sort by another field.')
        : lost(field, `no longer supports ${name}`, othersOf(field, query)),
    ),
    ...missing(namesOf(after), namesOf(before)).map((field) =>
      won(field, isSort ? 'can be sorted by now' : `supports ${name} now`),
    ),
  ]
}

/** The remaining operators of a field, as advice for a removed one. */
function othersOf(field: string, { members }: SurfaceQuery): string {
  const others = [...members].flatMap(([name, type]) =>
    !['sort', 'pages'].includes(name) && isNames(type) && namesOf(type).includes(field)
      ? [name]
      : [],
  )
  return others.length === 0 ? 'Filter by another field.' : `It supports ${others.join(', ')}.`
}

export function compareErrorCodes(before: Surface, after: Surface): readonly Change[] {
  const found = compareNamed(before.errorCodes, after.errorCodes, {
    isSuccessor: ([, meaning], [, other]) => meaning !== '' && meaning === other,
    gone: (code, _meaning, successor) => [codeGone(code, successor)],
    kept: () => [],
    added: (code) => [won(code, 'is an error code now')],
  })
  return changesOf('error codes', [], found)
}

function codeGone(code: string, successor: string | undefined): Difference {
  const what =
    successor === undefined ? 'is no longer an error code' : `was renamed to ${successor}`
  const instead = successor === undefined ? 'Remove them.' : `Compare with ${successor}.`
  const warning =
    'Code typed ErrorCode stops compiling; other comparisons compile and never match again.'
  return lost(code, what, `${warning} ${instead}`)
}

function lost(place: string, what: string, advice: string): Difference {
  return told('types', 'removed', place, what, advice)
}

function won(place: string, what: string): Difference {
  return told('none', 'added', place, what)
}
