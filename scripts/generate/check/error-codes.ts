/** Checks that every error code has a meaning, and that every meaning belongs to a code in use. */
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import { adviseOneOf, nearest } from '../read/advice.ts'
import type { Report } from '../read/problem.ts'

export function checkErrorCodes({ description }: Views, report: Report): void {
  const { errorCodes, errorMeanings, operations } = description
  const used = new Set<string>()
  const check = (codes: readonly string[], pointer: string): void => {
    codes.forEach((code, index) => {
      if (used.has(code)) return
      used.add(code)
      if (errorMeanings.has(code)) return
      const likely = nearest(code, errorMeanings.keys())
      const slip = likely === undefined ? '' : ` Or did you mean ${likely}?`
      const at = pointer + pointerTo('x-error-codes', index)
      const advice = `Add one sentence to it in openapi.yaml: what happened, and what to do.${slip}`
      report(at, `x-error-meanings says nothing of ${code}.`, advice)
    })
  }
  check(errorCodes, '')
  for (const operation of operations) check(operation.errorCodes, operation.pointer)
  for (const code of errorMeanings.keys()) {
    if (used.has(code)) continue
    const unexplained = [...used].filter((other) => !errorMeanings.has(other))
    const unused = 'Add it to the x-error-codes of an operation, or remove it.'
    const advice = unexplained.length > 0 ? adviseOneOf(code, unexplained) : unused
    report(pointerTo('x-error-meanings', code), `No operation fails with ${code}.`, advice)
  }
}
