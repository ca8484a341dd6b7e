/** Refuses what clients cannot call: other methods, webhooks, callbacks, malformed paths. */

import { pointerTo, recordOf, type UnknownRecord } from '../model/json.ts'
import { methods } from '../model/operation.ts'
import type { Report } from '../read/problem.ts'

export const calledMethods = methods.map((method) => method.toLowerCase())
const otherMethods = ['put', 'head', 'options', 'trace', 'query']

/** Runs first: the other rules assume callable operations. */
export function checkCalls(bundle: UnknownRecord, report: Report): void {
  const refuse = (holder: UnknownRecord, key: string, at: string) => {
    if (holder[key] === undefined) return
    const advice = 'Leave it out: the client receives no calls.'
    report(at + pointerTo(key), `${key} has no effect here.`, advice)
  }
  refuse(bundle, 'webhooks', '')
  for (const [path, item] of Object.entries(recordOf(bundle.paths))) {
    if (!path.startsWith('/') && !path.startsWith('x-')) {
      const message = `The path ${path} does not begin with /.`
      report(pointerTo('paths', path), message, `Write /${path}.`)
    }
    for (const [method, operation] of Object.entries(recordOf(item))) {
      const at = pointerTo('paths', path, method)
      refuse(recordOf(operation), 'callbacks', at)
      if (!otherMethods.includes(method)) continue
      const message = `${method.toUpperCase()} is not a supported method.`
      report(at, message, `Write one of: ${calledMethods.join(', ')}.`)
    }
  }
}
