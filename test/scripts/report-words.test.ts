/** The report as people read it, the changelog and the next version, to the letter. */
import { describe, expect, test } from 'vitest'
import type { Change } from '../../scripts/generate/report/change.ts'
import { breaks, placeIn } from '../../scripts/generate/report/change.ts'
import { changelogSection, updateChangelog } from '../../scripts/generate/report/changelog.ts'
import { formatChanges } from '../../scripts/generate/report/format-changes.ts'
import { nextVersion } from '../../scripts/generate/report/next-version.ts'
import { versionIn } from '../../scripts/generate/report/past-version.ts'

const change = (more: Partial<Change> = {}): Change => ({
  subject: 'type Thing',
  place: 'name',
  kind: 'changed',
  what: 'is different',
  impact: 'none',
  operations: [],
  ...more,
})
const of = (impact: Change['impact'], ...operations: string[]) => change({ impact, operations })

describe('the first line of a report', () => {
  test.each<[Change[], string]>([
    [[of('none'), of('none')], 'No caller breaks. Changes: 2.'],
    [[of('tables')], 'No caller breaks, except exhaustive tables. Changes: 1.'],
    [[of('types')], 'Breaking changes: 1. Other changes: 0.'],
    [
      [of('types', 'a.b'), of('none', 'c.d')],
      'Breaking changes: 1 (for callers of 1 operation). Other changes: 1.',
    ],
    [
      [of('types', 'a.b', 'c.d'), of('behaviour', 'a.b'), of('tables')],
      'Breaking changes: 2 (for callers of 2 operations). Other changes: 1.',
    ],
  ])('%#: %s', (changes, line) => {
    expect(formatChanges(changes).split('\n')[0]).toBe(line)
  })
})

describe('a report', () => {
  test('has a section for each impact, and a block for each subject', () => {
    const text = formatChanges([
      change({ impact: 'none', place: '', subject: 'things.get(id)' }),
      change({ impact: 'tables' }),
      change({ impact: 'behaviour', operations: ['a', 'b', 'c'], advice: 'Do it.' }),
      change({ impact: 'types', operations: ['a', 'b', 'c', 'd', 'e'], place: '' }),
      change({ impact: 'types', operations: ['a', 'b', 'c', 'd', 'e'], place: '', what: 'goes' }),
      change({ impact: 'types', subject: 'type Other', place: '', advice: 'Do without.' }),
    ])
    expect(text.split('\n')).toEqual([
      'Breaking changes: 4 (for callers of 5 operations). Other changes: 2.',
      '',
      'Compile errors for callers:',
      '  type Thing (a, b, c and 2 more)',
      '    is different',
      '    goes',
      '  type Other is different. Do without.',
      '',
      'Compiles, but is refused or behaves differently:',
      '  type Thing (a, b, c)',
      '    name is different. Do it.',
      '',
      'Compile errors in exhaustive tables only:',
      '  type Thing',
      '    name is different',
      '',
      'Compatible:',
      '  things.get(id) is different',
    ])
  })

  test('names the operations of a type alone', () => {
    const text = formatChanges([
      change({ subject: 'a.b()', operations: ['a.b'], place: '' }),
      change({ subject: 'type Thing', operations: ['a.b'], place: '' }),
    ])
    expect(text.split('\n').slice(3)).toEqual([
      '  a.b() is different',
      '  type Thing (a.b) is different',
    ])
  })

  test('is cut to its length where nothing breaks', () => {
    const many = (count: number) => Array.from({ length: count }, () => of('none'))
    expect(formatChanges(many(20))).not.toContain('more')
    expect(formatChanges(many(21)).split('\n').at(-1)).toBe('  and 1 more')
    expect(formatChanges(many(3), 2).split('\n').at(-1)).toBe('  and 1 more')
    expect(formatChanges([])).toBe('No change for callers.')
  })
})

test('compile errors and refusals break callers', () => {
  const impacts = ['types', 'behaviour', 'tables', 'none'] as const
  expect(impacts.filter((impact) => breaks({ impact }))).toEqual(['types', 'behaviour'])
})

test.each([
  ['', '', ''],
  ['body', '', 'body'],
  ['', 'lines', 'lines'],
  ['body', 'lines', 'body.lines'],
  ['lines', '[]', 'lines[]'],
])('%s and %s is the place %s', (place, inner, whole) => {
  expect(placeIn(place, inner)).toBe(whole)
})

describe('the next version', () => {
  const next = (last: string, ...changes: Change[]) => {
    const { last: again, next: raised, why } = nextVersion(last, changes)
    expect(again).toBe(last)
    return [raised, why]
  }

  const early = 'before 1.0.0 a breaking change raises the minor version'
  const earlyPatch = 'before 1.0.0 a compatible change raises the patch version'
  const breaking = 'a breaking change raises the major version'
  const more = 'additions and deprecations raise the minor version'
  const patch = 'a change without additions raises the patch version'
  const nothing = 'nothing changed for callers'
  test.each<[string, Change[], string, string]>([
    ['0.1.2', [], '0.1.2', nothing],
    ['1.2.3', [], '1.2.3', nothing],
    ['0.1.2', [of('types'), of('none')], '0.2.0', early],
    ['1.2.3', [of('behaviour')], '2.0.0', breaking],
    ['0.1.2', [of('tables')], '0.1.3', earlyPatch],
    ['1.2.3', [of('none'), change({ kind: 'added' })], '1.3.0', more],
    ['1.2.3', [change({ kind: 'deprecated' })], '1.3.0', more],
    ['1.2.3', [of('none')], '1.2.4', patch],
    ['1.2.3-beta.4', [of('none')], '1.2.4', patch],
    ['1.2.3+build', [of('types')], '2.0.0', breaking],
    ['1', [of('none')], '1.0.1', patch],
    ['', [of('types')], '0.1.0', early],
  ])('after %s with %j is %s: %s', (last, changes, version, why) => {
    expect(next(last, ...changes)).toEqual([version, why])
  })

  test.each([
    ['{"version":"1.2.3"}', '1.2.3'],
    ['{}', undefined],
    ['{"version":1}', undefined],
    ['nonsense', undefined],
  ])('of the manifest %s begins at %s', (manifest, version) => {
    expect(versionIn(manifest)).toBe(version)
  })
})

describe('the section of a changelog', () => {
  test('has the changes by category, in the order of Keep a Changelog', () => {
    const text = changelogSection([
      change({ kind: 'removed', impact: 'types', advice: 'Do without.' }),
      change({ kind: 'deprecated' }),
      change({ kind: 'changed', place: '', impact: 'behaviour' }),
      change({ kind: 'added', subject: 'type New', place: '' }),
      change({ kind: 'added', subject: 'type New' }),
      change({ kind: 'added', subject: 'a.b()', place: '' }),
      change({ kind: 'added', impact: 'tables' }),
    ])
    expect(text).toBe(
      [
        '### Added',
        '',
        '- API: `type New`: `name` is different.',
        '- API: `a.b()` is different.',
        '- API: `type Thing`: `name` is different.',
        '',
        '### Changed',
        '',
        '- API, breaking: `type Thing` is different.',
        '',
        '### Deprecated',
        '',
        '- API: `type Thing`: `name` is different.',
        '',
        '### Removed',
        '',
        '- API, breaking: `type Thing`: `name` is different. Do without.',
        '',
      ].join('\n'),
    )
    expect(changelogSection([])).toBe('')
  })
})

describe('a changelog', () => {
  const entry = '- API: `type Thing`: `name` is different.'
  const updated = (text: string, ...changes: Change[]) => updateChangelog(text, changes).split('\n')

  test('keeps what people wrote, and what was released', () => {
    const before = [
      ...['# Changelog', '', 'All of it.', '', '## [Unreleased]', '', 'Soon.', ''],
      ...['### Changed', '', '- API: last time.', '- API, breaking: last time.', '- By hand.', ''],
      ...['### Notes', '', '- Own words.', '', '### Fixed', '', '- A slip.', ''],
      ...['## [0.1.0]', '', '### Changed', '', '- API: first.', ''],
    ].join('\n')
    expect(updated(before, change())).toEqual([
      ...['# Changelog', '', 'All of it.', '', '## [Unreleased]', '', 'Soon.', ''],
      ...['### Changed', '', entry, '- By hand.', '', '### Fixed', '', '- A slip.', ''],
      ...['### Notes', '', '- Own words.', ''],
      ...['## [0.1.0]', '', '### Changed', '', '- API: first.', ''],
    ])
  })

  test.each<[string, string[], string[]]>([
    [
      'gets a section where it has none',
      ['# Changelog', ''],
      ['# Changelog', '', '## [Unreleased]', '', '### Changed', '', entry, ''],
    ],
    [
      'gets it above the newest version',
      ['# Changelog', '', '', '## 0.1.0', '', '- First.'],
      [
        ...['# Changelog', '', '## [Unreleased]', '', '### Changed', '', entry, ''],
        ...['## 0.1.0', '', '- First.', ''],
      ],
    ],
    [
      'knows its section without brackets, in any case, up to its links',
      ['# Changelog', '', '## unreleased', '', '[unreleased]: https://a.test', '', ''],
      [
        ...['# Changelog', '', '## unreleased', '', '### Changed', '', entry, ''],
        ...['[unreleased]: https://a.test', ''],
      ],
    ],
  ])('%s', (_name, before, after) => {
    expect(updated(before.join('\n'), change())).toEqual(after)
    expect(updated(after.join('\n'), change())).toEqual(after)
  })

  test('loses the last report where nothing changed', () => {
    const before = ['# Changelog', '', '## [Unreleased]', '', '### Changed', '', entry, '']
    expect(updated(before.join('\n'))).toEqual(['# Changelog', '', '## [Unreleased]', ''])
  })
})
