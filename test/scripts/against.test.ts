/** `generate -- --against`: another version read from git or a file, the next version and the changelog. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import config from '../../openapi-ts.config.ts'
import { reportAgainst } from '../../scripts/generate/report/against.ts'
import type { Change } from '../../scripts/generate/report/change.ts'
import { updateChangelog } from '../../scripts/generate/report/changelog.ts'
import { findChanges } from '../../scripts/generate/report/changes.ts'
import { nextVersion } from '../../scripts/generate/report/next-version.ts'
import { longIt } from '../setup/long-run.ts'
import { edited, kinds } from './report/kinds.ts'
import { shop } from './report/shop.ts'
import { descriptionOf, type JsonObject } from './support/bundle.ts'

/** A project whose first commit, tagged v0.3.1, holds the small description. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'against-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'generated'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  git('init', '--quiet')
  git('config', 'user.email', 'test@example.com')
  git('config', 'user.name', 'Test')
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
  git('tag', 'empty')
  writeFileSync(join(root, 'generated/openapi.json'), JSON.stringify(shop))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '0.3.1' }))
  git('add', '.')
  git('commit', '--quiet', '--message', 'Describe the shop')
  git('tag', 'v0.3.1')
  return root
}

function report(root: string, given: string, current: JsonObject, isJson = false) {
  const printed: string[] = []
  const code = reportAgainst({
    root,
    config,
    given,
    isJson,
    current: descriptionOf(current),
    print: (text) => printed.push(text),
  })
  return { code, text: printed.join('\n') }
}

const withPriority = edited(shop, ['components', 'schemas', 'Wish', 'properties', 'priority'], {
  type: 'number',
})
const withoutExpand = kinds.find(({ what }) => what === 'a field that must be sent')?.after ?? {}

test('exits with 1 if callers break, names the next version and writes the changelog', () => {
  const root = project()
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    '# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- By hand.\n\n## [0.3.1]\n\n- First.\n',
  )
  const { code, text } = report(root, 'v0.3.1', withoutExpand)
  expect(code).toBe(1)
  expect(text).toContain('colour is required now. Send it with every call.')
  expect(text).toContain('Next version: 0.4.0, after 0.3.1: before 1.0.0 a breaking change')
  const written = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  expect(written).toBe(
    '# Changelog\n\n## [Unreleased]\n\n### Changed\n\n- API, breaking: `type Wish`: `colour` is required now. Send it with every call.\n\n### Fixed\n\n- By hand.\n\n## [0.3.1]\n\n- First.\n',
  )
  expect(report(root, 'v0.3.1', withoutExpand).text).toContain('CHANGELOG.md is up to date.')
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toBe(written)
})

test('exits with 0 if no caller breaks, and replaces the lines of the last run', () => {
  const root = project()
  report(root, 'v0.3.1', withoutExpand)
  const { code, text } = report(root, 'v0.3.1', withPriority)
  expect(code).toBe(0)
  expect(text).toContain('Next version: 0.3.2, after 0.3.1')
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- API: `type Wish`: `priority` is accepted now.\n',
  )
})

longIt('leaves the changelog unchanged if nothing changed, and says so', () => {
  const root = project()
  const { code, text } = report(root, 'v0.3.1', shop)
  expect(code).toBe(0)
  expect(text).toContain('Next version: 0.3.1, after 0.3.1: nothing changed for callers.')
  expect(text).toContain('Nothing to add to CHANGELOG.md.')
  expect(() => readFileSync(join(root, 'CHANGELOG.md'))).toThrow()
})

longIt('compares a bundle in a file, and prints JSON without writing a file', () => {
  const root = project()
  writeFileSync(join(root, 'last.json'), JSON.stringify(shop))
  const { code, text } = report(root, 'last.json', withoutExpand, true)
  expect(code).toBe(1)
  expect(JSON.parse(text)).toMatchObject({
    breaks: true,
    version: { last: '0.3.1', next: '0.4.0' },
    changes: [
      { subject: 'type Wish', place: 'colour', impact: 'types', operations: ['wishes.make'] },
    ],
    changelog: expect.stringContaining('### Changed\n\n- API, breaking: `type Wish`'),
  })
  expect(() => readFileSync(join(root, 'CHANGELOG.md'))).toThrow()
})

test('exits with 2 for an unreadable version, and says what to give', () => {
  const root = project()
  writeFileSync(join(root, 'notes.json'), '[1, 2')
  for (const folder of ['v9', 'empty']) mkdirSync(join(root, folder))
  expect(report(root, 'v9', shop)).toEqual({
    code: 2,
    text: 'There is no file and no git ref called v9. Give a bundle such as generated/openapi.json of another version, or a tag, branch or commit: git tag lists the releases, after git fetch --tags in a shallow clone.',
  })
  expect(report(root, '--output=x', shop).code).toBe(2)
  expect(report(root, 'empty', shop)).toEqual({
    code: 2,
    text: 'empty has no generated/openapi.json. Give a commit in which the description was generated.',
  })
  expect(report(root, 'notes.json', shop)).toEqual({
    code: 2,
    text: 'notes.json is not a description in JSON. Give a bundle, such as generated/openapi.json.',
  })
})

test.each<[last: string, change: Partial<Change> | undefined, next: string]>([
  ['0.1.0', undefined, '0.1.0'],
  ['0.1.0', { impact: 'types' }, '0.2.0'],
  ['0.1.4', { impact: 'behaviour' }, '0.2.0'],
  ['0.1.0', { kind: 'added' }, '0.1.1'],
  ['1.2.3', { impact: 'types' }, '2.0.0'],
  ['1.2.3', { kind: 'added' }, '1.3.0'],
  ['1.2.3', { kind: 'deprecated' }, '1.3.0'],
  ['1.2.3', { kind: 'changed' }, '1.2.4'],
])('after %s with %o comes %s', (last, change, next) => {
  const whole: Change = {
    subject: 'type Thing',
    place: 'name',
    kind: 'changed',
    what: 'is different',
    impact: 'none',
    operations: [],
    ...change,
  }
  expect(nextVersion(last, change === undefined ? [] : [whole]).next).toBe(next)
})

test('adds a missing Unreleased section above the last version', () => {
  const text = '# Changelog\n\nWords.\n\n## [0.1.0]\n\n- First.\n'
  const updated = updateChangelog(text, [])
  expect(updated).toBe('# Changelog\n\nWords.\n\n## [Unreleased]\n\n## [0.1.0]\n\n- First.\n')
  expect(updateChangelog(updated, [])).toBe(updated)
})

test('keeps the line ends of a changelog', () => {
  const section = '## [Unreleased]\n\n### Added\n\n- By hand.\n'
  const ofWindows = (lines: string) => lines.replaceAll('\n', '\r\n')
  const changes = findChanges(descriptionOf(shop), descriptionOf(withPriority), config.formats)
  const updated = updateChangelog(ofWindows(section), changes)
  expect(updated).toBe(ofWindows(updateChangelog(section, changes)))
})
