/** Compares operations beyond arguments and responses: kind, callers and errors. */
import type { Operation } from '../model/operation.ts'
import { type Difference, missing, told } from './change.ts'

/** Entries that accept only some operations list them in their types. */
export function compareKinds(before: Operation, after: Operation): readonly Difference[] {
  const found: Difference[] = []
  if (before.retry === 'read' && after.retry !== 'read') {
    const advice = 'Use its mutation where you used its query options.'
    found.push(told('types', 'changed', '', 'is no longer a read', advice))
  }
  if (before.paging && !after.paging) {
    const advice = 'Read the response as a whole.'
    found.push(told('types', 'removed', '', 'is no longer paginated', advice))
  }
  if (!before.paging && after.paging) found.push(told('none', 'added', '', 'is paginated now'))
  if (!before.paging || !after.paging) return found
  const [counted, counts] = [before, after].map(({ paging }) => Boolean(paging?.total))
  if (counts && !counted) {
    found.push(told('none', 'added', '', 'returns a total now'))
  } else if (counted && !counts) {
    const what = 'no longer returns a total'
    found.push(told('behaviour', 'removed', '', what, 'Read to the last page to count.'))
  }
  return found
}

/** What types do not show: callers, retries and errors. */
export function compareBehaviour(before: Operation, after: Operation): readonly Difference[] {
  const found: Difference[] = []
  const refused = missing(before.callers, after.callers).join(', ')
  if (refused !== '' && !after.callers.includes('anyone')) {
    const advice = `Call it as ${after.callers.join(' or ')}.`
    found.push(told('behaviour', 'changed', '', `can no longer be called by ${refused}`, advice))
  }
  const allowed = missing(after.callers, before.callers).join(', ')
  if (allowed !== '' && !before.callers.includes('anyone')) {
    found.push(told('none', 'changed', '', `can be called by ${allowed} now`))
  }
  const codes = missing(after.errorCodes, before.errorCodes).join(', ')
  if (codes !== '') found.push(told('none', 'added', '', `may fail with ${codes} now`))
  const lost = missing(before.errorCodes, after.errorCodes).join(', ')
  if (lost !== '') found.push(told('none', 'removed', '', `no longer fails with ${lost}`))
  for (const word of ['retry', 'host', 'service'] as const) {
    if (before[word] === after[word]) continue
    const what = `changed its ${word} from ${before[word]} to ${after[word]}`
    found.push(told('none', 'changed', '', what))
  }
  return found
}
