/** What happened to an operation beside its arguments and answer: its kind, who may call it, and how it fails. */
import type { Difference } from './change.ts'
import type { SurfaceOperation } from './surface.ts'

/** Entries that take only some operations name them in their types. */
export function compareKinds(
  before: SurfaceOperation,
  after: SurfaceOperation,
): readonly Difference[] {
  const found: Difference[] = []
  const isRead = ({ operation }: SurfaceOperation) => operation.retry === 'read'
  if (isRead(before) && !isRead(after)) {
    found.push({
      place: '',
      kind: 'changed',
      what: 'is no longer a read',
      impact: 'types',
      advice: 'Use its mutation where you used its query options.',
    })
  }
  if (before.operation.paging && !after.operation.paging) {
    found.push({
      place: '',
      kind: 'removed',
      what: 'no longer comes in pages',
      impact: 'types',
      advice: 'Read its answer as a whole.',
    })
  }
  if (!before.operation.paging && after.operation.paging) {
    found.push({ place: '', kind: 'added', what: 'comes in pages now', impact: 'none' })
  }
  const counts = ({ operation: { paging } }: SurfaceOperation) => Boolean(paging?.total)
  if (before.operation.paging && after.operation.paging && counts(before) !== counts(after)) {
    found.push(
      counts(after)
        ? { place: '', kind: 'added', what: 'says how many there are in all now', impact: 'none' }
        : {
            place: '',
            kind: 'removed',
            what: 'no longer says how many there are in all',
            impact: 'behaviour',
            advice: 'Read to the last page to count.',
          },
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
  const missing = (from: readonly string[], to: readonly string[]) =>
    from.filter((item) => !to.includes(item)).join(', ')
  const refused = missing(before.callers, after.callers)
  if (refused !== '' && !after.callers.includes('anyone')) {
    const advice = `Call it as ${after.callers.join(' or ')}.`
    const what = `is refused to ${refused} now`
    found.push({ place: '', kind: 'changed', what, impact: 'behaviour', advice })
  }
  const allowed = missing(after.callers, before.callers)
  if (allowed !== '' && !before.callers.includes('anyone')) {
    found.push({
      place: '',
      kind: 'changed',
      what: `may be called by ${allowed} too now`,
      impact: 'none',
    })
  }
  const codes = missing(after.errorCodes, before.errorCodes)
  if (codes !== '') {
    found.push({ place: '', kind: 'added', what: `may fail with ${codes} now`, impact: 'none' })
  }
  const lost = missing(before.errorCodes, after.errorCodes)
  if (lost !== '') {
    found.push({ place: '', kind: 'removed', what: `no longer fails with ${lost}`, impact: 'none' })
  }
  for (const word of ['retry', 'host', 'service'] as const) {
    if (before[word] === after[word]) continue
    const what = `has ${word} ${after[word]} now, no longer ${before[word]}`
    found.push({ place: '', kind: 'changed', what, impact: 'none' })
  }
  return found
}
