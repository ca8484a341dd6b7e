/** Checks that an operation is consistent, and that no request matches two operations. */

import { listOf, pointerTo, recordOf, stringOf, targetOf, valueAt } from '../model/json.ts'
import { callerOfScheme } from '../model/operation.ts'
import { calledMethods } from './calls.ts'
import { nodesOf, type Rule, refuseUnknown } from './rule.ts'

export const operationsConsistent: Rule = (written, reportAll) => {
  const { bundle } = written
  const services = Object.keys(recordOf(bundle['x-services']))
  for (const { value: operation, pointer, report } of nodesOf(written, 'Operation', reportAll)) {
    const service = stringOf(operation['x-service'])
    if (service !== undefined)
      refuseUnknown(report, '/x-service', 'x-service cannot be %.', service, services)
    if (operation['x-host'] === 'read' && !pointer.endsWith('/get'))
      report('/x-host', 'x-host can be read only for GET.', 'Write main.')
    const schemes = listOf(operation.security).flatMap((scheme) => Object.keys(recordOf(scheme)))
    for (const scheme of schemes) {
      const known = Object.keys(callerOfScheme)
      refuseUnknown(report, '/security', 'There is no security scheme %.', scheme, known)
    }
    const item = recordOf(valueAt(bundle, pointer.replace(/\/[^/]*$/, '')))
    const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)]
      .map((parameter) => targetOf(bundle, parameter).value)
      .flatMap(({ in: place, name }) => (place === 'path' ? [String(name)] : []))
    for (const name of Object.keys(recordOf(operation['x-path-mirrors']))) {
      const at = pointerTo('x-path-mirrors', name)
      refuseUnknown(report, at, 'There is no path parameter %.', name, parameters)
    }
  }
}

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

/** That a call can match two paths. */
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
