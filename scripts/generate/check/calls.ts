/** Refuses what clients cannot call: other methods, malformed paths. */
import { listOf, pointerTo, recordOf, type UnknownRecord } from '../model/json.ts'
import { methods } from '../model/operation.ts'
import type { Report } from '../read/problem.ts'

export const calledMethods = methods.map((method) => method.toLowerCase())
const otherMethods = ['put', 'head', 'options', 'trace', 'query']

/** A URL would escape or end at any other character, and routers read some as their own. */
const isRoutable = (segment: string) => /^([\w.~-]*|\{[^{}]+\})$/.test(segment)

/** Runs first: the other rules assume callable operations. */
export function checkCalls(bundle: UnknownRecord, report: Report): void {
  // The linter reads their fields before it validates them.
  for (const [index, server] of listOf(bundle.servers).entries())
    if (server === null) {
      report(pointerTo('servers', index), 'This server is empty.', 'Write its url, or delete it.')
    }
  for (const [path, item] of Object.entries(recordOf(bundle.paths))) {
    if (!path.startsWith('/') && !path.startsWith('x-')) {
      const message = `The path ${path} does not begin with /.`
      report(pointerTo('paths', path), message, `Write /${path}.`)
    }
    const odd = path.split('/').find((segment) => !isRoutable(segment))
    if (odd !== undefined) {
      const message = `${odd} cannot be a segment of a path.`
      const advice =
        'Write letters, digits and . _ ~ -, or one {parameter}; a query goes under parameters.'
      report(pointerTo('paths', path), message, advice)
    }
    for (const method of Object.keys(recordOf(item))) {
      if (!otherMethods.includes(method)) continue
      const message = `${method.toUpperCase()} is not a supported method.`
      const advice = `Write one of: ${calledMethods.join(', ')}.`
      report(pointerTo('paths', path, method), message, advice)
    }
  }
}
