/** The next version, by semantic versioning. */
import { breaks, type Change } from './change.ts'

/**
 * Before 1.0.0 a breaking change raises the minor version and anything else the patch.
 *
 * @returns the version and the applied rule
 */
export function nextVersion(last: string, changes: readonly Change[]) {
  const [major = 0, minor = 0, patch = 0] = last.split(/[.+-]/).map(Number)
  const raised = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  }
  const isEarly = major === 0
  if (changes.length === 0) return { last, next: last, why: 'nothing changed for callers' }
  if (changes.some(breaks)) {
    return isEarly
      ? { last, next: raised.minor, why: 'before 1.0.0 a breaking change raises the minor version' }
      : { last, next: raised.major, why: 'a breaking change raises the major version' }
  }
  if (isEarly) {
    const why = 'before 1.0.0 a compatible change raises the patch version'
    return { last, next: raised.patch, why }
  }
  return changes.some(({ kind }) => kind === 'added' || kind === 'deprecated')
    ? { last, next: raised.minor, why: 'additions and deprecations raise the minor version' }
    : { last, next: raised.patch, why: 'a change without additions raises the patch version' }
}
