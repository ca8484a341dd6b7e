/** The version to compare with: a bundle file, or the commit at a git ref. */
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRecord, recordOf, stringOf } from '../model/json.ts'

/** An unreadable version; the message says what to pass. */
export class PastVersionError extends Error {
  override readonly name = 'PastVersionError'
}

/**
 * @param given a bundle file or a git ref
 * @param bundleFile the bundle's path in the project
 * @returns the bundle, and for a git ref the package version
 */
export function readPastVersion(root: string, given: string, bundleFile: string) {
  const file = resolve(root, given)
  // A branch may share its name with a folder.
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return { bundle: parseBundle(readFileSync(file, 'utf8'), given), version: undefined }
  }
  const ref = `${given}^{commit}`
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', ref)?.trim()
  if (commit === undefined) {
    throw new PastVersionError(
      `There is no file and no git ref called ${given}. Give a bundle such as ${bundleFile} of another version, or a tag, branch or commit: git tag lists the releases, after git fetch --tags in a shallow clone.`,
    )
  }
  const text = git(root, 'show', `${commit}:./${bundleFile}`)
  if (text === undefined) {
    throw new PastVersionError(
      `${given} has no ${bundleFile}. Give a commit in which the description was generated.`,
    )
  }
  const version = versionIn(git(root, 'show', `${commit}:./package.json`) ?? '')
  return { bundle: parseBundle(text, given), version }
}

export function versionIn(manifest: string): string | undefined {
  return stringOf(recordOf(parseJson(manifest)).version)
}

function parseBundle(text: string, given: string): unknown {
  const bundle = parseJson(text)
  if (isRecord(bundle) && isRecord(bundle.paths)) return bundle
  throw new PastVersionError(
    `${given} is not a description in JSON. Give a bundle, such as generated/openapi.json.`,
  )
}

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}
