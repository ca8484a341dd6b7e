/** `--against`: the report since another version, the next version, and the changelog. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readText } from '../emit/output-folder.ts'
import type { CompilerConfig } from '../model/config.ts'
import { type Description, readDescription } from '../model/description.ts'
import { breaks, type Change } from './change.ts'
import { changelogSection, updateChangelog } from './changelog.ts'
import { findChanges } from './changes.ts'
import { formatChanges } from './format-changes.ts'
import { nextVersion } from './next-version.ts'
import { PastVersionError, readPastVersion, versionIn } from './past-version.ts'

export interface Against {
  readonly root: string
  readonly config: CompilerConfig
  /** A git ref or a bundle file. */
  readonly given: string
  readonly isJson: boolean
  readonly current: Description
  readonly print: (text: string) => void
}

const changelogFile = 'CHANGELOG.md'

/** The exit code: 1 for breaking changes, 2 for an unreadable version. */
export function reportAgainst(against: Against): number {
  const { root, config, given, isJson, current, print } = against
  try {
    const past = readPastVersion(root, given, `${config.output}/openapi.json`)
    const changes = findChanges(readDescription(past.bundle), current, config.formats)
    const own = versionIn(readText(resolve(root, 'package.json')) ?? '')
    const version = nextVersion(past.version ?? own ?? '0.0.0', changes)
    if (isJson) {
      const changelog = changelogSection(changes)
      print(JSON.stringify({ breaks: changes.some(breaks), version, changes, changelog }, null, 2))
    } else {
      print(`${formatChanges(changes)}\n`)
      print(`Next version: ${version.next}, after ${version.last}: ${version.why}.`)
      print(writeChangelog(resolve(root, changelogFile), changes))
    }
    return changes.some(breaks) ? 1 : 0
  } catch (error) {
    if (!(error instanceof PastVersionError)) throw error
    print(error.message)
    return 2
  }
}

function writeChangelog(file: string, changes: readonly Change[]): string {
  const nothing = `Nothing to add to ${changelogFile}.`
  const before = readText(file)
  if (before === undefined && changes.length === 0) return nothing
  const after = updateChangelog(before ?? '# Changelog\n', changes)
  if (after === before) return changes.length === 0 ? nothing : `${changelogFile} is up to date.`
  writeFileSync(file, after)
  return `Added to ${changelogFile}, under Unreleased.`
}
