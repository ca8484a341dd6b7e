/** Checks that no request matches two operations. */
import { pointerTo, recordOf } from '../model/json.ts'
import { calledMethods } from './calls.ts'
import type { Rule } from './rule.ts'

/**
 * Redocly's own rule ignores the method, and so refuses pairs of paths that the platform has,
 * such as GET /v1/collections/slug/{slug} beside POST /v1/collections/{id}/productIds.
 */
export const pathsUnambiguous: Rule = ({ bundle }, report) => {
  const paths = Object.entries(recordOf(bundle.paths))
  for (const method of calledMethods) {
    const own = paths.filter(([, item]) => method in recordOf(item)).map(([path]) => path)
    for (const [index, path] of own.entries()) {
      const rival = own.slice(0, index).find((other) => compete(other, path))
      if (rival === undefined) continue
      const message = ambiguity(method, rival)
      const advice = 'Change one of the two paths, or describe both as one.'
      report(pointerTo('paths', path), message, advice)
    }
  }
}

export const ambiguity = (method: string, rival: string): string =>
  `A ${method.toUpperCase()} can match this path and ${rival}.`

const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') === true

/**
 * A literal segment takes precedence over a parameter in the same position, so two paths are ambiguous only if each has a
 * parameter where the other has a literal, or if both have their parameters in the same positions.
 */
export function compete(left: string, right: string): boolean {
  const [a, b] = [left.split('/'), right.split('/')]
  if (a.length !== b.length) return false
  const differing = a.map((segment, at) => [segment, b[at]]).filter(([one, other]) => one !== other)
  if (differing.some(([one, other]) => !isParameter(one) && !isParameter(other))) return false
  const leftWins = differing.some(([one, other]) => !isParameter(one) && isParameter(other))
  const rightWins = differing.some(([one, other]) => isParameter(one) && !isParameter(other))
  return leftWins === rightWins
}
