/** What happened to an operation beside its arguments and answer: its kind, who may call it, and how it fails. */
import { type Difference, missing, told } from './change.ts'
import type { SurfaceOperation } from './surface.ts'

/** Entries that take only some operations name them in their types. */
export function compareKinds(
  before: SurfaceOperation,
  after: SurfaceOperation,
): readonly Difference[] {
  const found: Difference[] = []
  const isRead = ({ operation }: SurfaceOperation) => operation.retry === 'read'
  if (isRead(before) && !isRead(after)) {
    const advice = 'Use its mutation where you used its query options.'
    found.push(told('types', 'changed', '', 'is no longer a read', advice))
  }
  if (before.operation.paging && !after.operation.paging) {
    const advice = 'Read its answer as a whole.'
    found.push(told('types', 'removed', '', 'no longer comes in pages', advice))
  }
  if (!before.operation.paging && after.operation.paging) {
    found.push(told('none', 'added', '', 'comes in pages now'))
  }
  const counts = ({ operation: { paging } }: SurfaceOperation) => Boolean(paging?.total)
  if (before.operation.paging && after.operation.paging && counts(before) !== counts(after)) {
    const advice = 'Read to the last page to count.'
    found.push(
      counts(after)
        ? told('none', 'added', '', 'says how many there are in all now')
        : told('behaviour', 'removed', '', 'no longer says how many there are in all', advice),
    )
  }
  return found
}

/** What types do not show: who may call, what is repeated, and the errors there may be. */
export function compareBehaviour(
  { operation: before }: SurfaceOperation,
  { operation: after }: SurfaceOperation,
): readonly Difference[] {
  const found: Difference[] = []
  const refused = missing(before.callers, after.callers).join(', ')
  if (refused !== '' && !after.callers.includes('anyone')) {
    const advice = `Call it as ${after.callers.join(' or ')}.`
    found.push(told('behaviour', 'changed', '', `is refused to ${refused} now`, advice))
  }
  const allowed = missing(after.callers, before.callers).join(', ')
  if (allowed !== '' && !before.callers.includes('anyone')) {
    found.push(told('none', 'changed', '', `may be called by ${allowed} too now`))
  }
  const codes = missing(after.errorCodes, before.errorCodes).join(', ')
  if (codes !== '') found.push(told('none', 'added', '', `may fail with ${codes} now`))
  const lost = missing(before.errorCodes, after.errorCodes).join(', ')
  if (lost !== '') found.push(told('none', 'removed', '', `no longer fails with ${lost}`))
  for (const word of ['retry', 'host', 'service'] as const) {
    if (before[word] === after[word]) continue
    const what = `has ${word} ${after[word]} now, no longer ${before[word]}`
    found.push(told('none', 'changed', '', what))
  }
  return found
}
