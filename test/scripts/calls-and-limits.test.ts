/** What the report says of pages, of calls by path, of limits inside a type, of secrets, and of past versions. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import config from '../../openapi-ts.config.ts'
import { updateChangelog } from '../../scripts/generate/report/changelog.ts'
import { findChanges } from '../../scripts/generate/report/changes.ts'
import { readPastVersion } from '../../scripts/generate/report/past-version.ts'
import { edited } from './report/kinds.ts'
import { shop } from './report/shop.ts'
import { descriptionOf, type JsonObject } from './support/bundle.ts'

type Place = Parameters<typeof edited>[1]
const list: Place = ['paths', '/things', 'post']
const get: Place = ['paths', '/things/{id}', 'get']
const property = (of: string, name: string): Place => {
  return ['components', 'schemas', of, 'properties', name]
}
const text = { type: 'string' }

/** Each change in a line. */
const said = (before: JsonObject, after: JsonObject) =>
  findChanges(descriptionOf(before), descriptionOf(after), config.formats).map(
    ({ impact, kind, subject, place, what, advice = '', operations }) =>
      [impact, kind, subject, place, what, advice, operations.join(' ')].join(' | '),
  )
const edit = (place: Place, value?: unknown, before = shop) =>
  said(before, edited(before, place, value))

describe('pages', () => {
  const total = { style: ['offset', 'cursor'], items: 'things', query: 'query', total: 'total' }
  const counting = edited(shop, [...list, 'x-paging'], total)

  test('report a total that is added or removed', () => {
    expect(said(shop, counting)).toEqual([
      'none | added | things.list(body?) |  | returns a total now |  | things.list',
    ])
    expect(said(counting, shop)).toEqual([
      'behaviour | removed | things.list(body?) |  | no longer returns a total | Read to the last page to count. | things.list',
    ])
    expect(said(counting, counting)).toEqual([])
  })

  test('report no total when they are added or removed', () => {
    const { 'x-paging': _paging, ...plain } = Object(Object(shop.paths)['/things'].post)
    const without = edited(shop, list, plain)
    const words = (lines: string[]) => lines.filter((line) => line.includes('a total'))
    expect([words(said(counting, without)), words(said(without, counting))]).toEqual([[], []])
  })
})

describe('a limit', () => {
  test('of a parameter is reported for its operation', () => {
    const expand = { name: 'expand', in: 'query', schema: { ...text, maxLength: 5 } }
    expect(edit([...get, 'parameters', 1], expand)).toEqual([
      'behaviour | changed | things.get | expand | accepts at most 5 characters now | Send at most 5 characters. | things.get',
    ])
    const id = { name: 'id', in: 'path', required: true, schema: { ...text, minLength: 2 } }
    expect(edit([...get, 'parameters', 0], id)).toEqual([
      'behaviour | changed | things.get | id | accepts at least 2 characters now | Send at least 2 characters. | things.get',
    ])
  })

  test('is reported deep inside a type: in a list, by any name, in a nested field', () => {
    const deep = { type: 'object', properties: { name: { ...text, maxLength: 9 } } }
    const before = edited(shop, property('Wish', 'deep'), {
      type: 'object',
      properties: { name: text },
    })
    expect(said(before, edited(before, property('Wish', 'deep'), deep))).toEqual([
      'behaviour | changed | type Wish | deep.name | accepts at most 9 characters now | Send at most 9 characters. | wishes.make',
    ])
    const short = { ...text, maxLength: 3 }
    expect(edit(property('Thing', 'tags'), { type: 'array', items: short })).toEqual([
      'behaviour | changed | type ThingInput | tags[] | accepts at most 3 characters now | Send at most 3 characters. | things.change',
    ])
    const labels = { type: 'object', additionalProperties: short }
    expect(edit(property('Thing', 'labels'), labels)).toEqual([
      'behaviour | changed | type ThingInput | labels[key] | accepts at most 3 characters now | Send at most 3 characters. | things.change',
    ])
  })

  test('of a field that is only in responses is not reported', () => {
    const answered = { ...text, readOnly: true, maxLength: 10 }
    const limits = (lines: string[]) => lines.filter((line) => line.includes('characters'))
    const before = edited(shop, property('Thing', 'name'), { ...answered, readOnly: false })
    expect(limits(said(before, edited(before, property('Thing', 'name'), answered)))).toEqual([])
    const shorter = { ...answered, maxLength: 5 }
    expect(limits(said(before, edited(before, property('Thing', 'name'), shorter)))).toEqual([])
    const after = edited(shop, property('Thing', 'name'), { ...shorter, readOnly: false })
    const only = edited(shop, property('Thing', 'name'), answered)
    expect(limits(said(only, after))).toEqual([])
  })
})

describe('secret responses', () => {
  const secret = edited(shop, ['tags', 0, 'x-secret-answers'], true)

  test('take no idempotency key, and take one again when not secret', () => {
    const calls = 'things.list things.get things.change things.remove'
    expect(said(shop, secret)).toEqual([
      `behaviour | changed | calls of things |  | no longer send an Idempotency-Key: their responses are secret | Check whether a call was applied before you repeat it. | ${calls}`,
    ])
    expect(said(secret, shop)).toEqual([
      `none | changed | calls of things |  | send an Idempotency-Key now |  | ${calls}`,
    ])
  })
})

describe('servers', () => {
  const at = (...urls: string[]) =>
    edited(
      shop,
      ['servers'],
      urls.map((url) => ({ url })),
    )

  test.each([
    [['a'], ['a', 'b'], ['none | added | server b |  | is new |  | ']],
    [
      ['a', 'b'],
      ['a'],
      [
        'behaviour | changed | server b |  | was removed | Upgrade: the previous version calls the old address. | ',
      ],
    ],
    [
      ['a'],
      ['b', 'c'],
      [
        'behaviour | changed | server a |  | was replaced by b or c | Upgrade: the previous version calls the old address. | ',
      ],
    ],
  ])('%j that become %j', (before, after, lines) => {
    expect(said(at(...before), at(...after))).toEqual(lines)
  })

  test('a server of other calls', () => {
    const serving = (host?: string) => edited(at('a'), ['servers', 0, 'x-host'], host)
    const advice = 'Upgrade: the previous version calls the old address.'
    expect(said(serving('read'), serving('main'))).toEqual([
      `behaviour | changed | server a |  | serves calls of host main instead of host read | ${advice} | `,
    ])
    expect(said(serving('read'), serving())).toEqual([
      `behaviour | changed | server a |  | serves calls of every host instead of host read | ${advice} | `,
    ])
  })

  test('a service below the root of its hosts', () => {
    const path = ['x-services', 'shop', 'publicPath']
    const all = 'things.list things.get things.change things.remove wishes.make'
    expect(edit(path, '')).toEqual([
      `behaviour | changed | service shop |  | moved from /shop to the root on the public hosts | Upgrade: the previous version calls the old address. | ${all}`,
    ])
  })
})

test('an operation of another service is no longer at its old address', () => {
  const other = edited(shop, ['x-services', 'other'], { title: 'Other', publicPath: '/other' })
  const moved = edited(other, [...get, 'x-service'], 'other')
  expect(said(other, moved)).toEqual([
    'behaviour | changed | things.get |  | moved from /shop to /other on the public hosts | Upgrade: the previous version calls the old address. | things.get',
    'none | changed | things.get(id, query?) |  | changed its service from shop to other |  | things.get',
  ])
})

describe('who may call', () => {
  const callers = (...schemes: string[]) => {
    const security = schemes.map((scheme) => ({ [scheme]: [] }))
    return edited(shop, [...get, 'security'], security)
  }

  test('is reported both ways, and anyone means everyone', () => {
    const of = (what: string, advice = '') =>
      `${advice ? 'behaviour' : 'none'} | changed | things.get(id, query?) |  | ${what} | ${advice} | things.get`
    expect(said(shop, callers('apiKey'))).toEqual([
      of('can no longer be called by member', 'Call it as app.'),
    ])
    expect(said(callers('apiKey'), shop)).toEqual([of('can be called by member now')])
    expect(said(shop, callers())).toEqual([of('can be called by anyone now')])
    expect(said(callers(), callers('memberToken', 'apiKey'))).toEqual([
      of('can no longer be called by anyone', 'Call it as member or app.'),
    ])
  })
})

test('a parameter is reported as deprecated', () => {
  const expand = { name: 'expand', in: 'query', schema: text }
  const place: Place = [...get, 'parameters', 1]
  const before = edited(shop, place, expand)
  const lines = said(before, edited(before, place, { ...expand, deprecated: true }))
  expect(lines).toEqual([
    'none | deprecated | things.get(id, query?) | expand | is deprecated now |  | things.get',
  ])
})

test('a field of a list is reported as deprecated at its place', () => {
  const listOf = (note: JsonObject) => ({
    type: 'array',
    items: { type: 'object', properties: { text: note } },
  })
  const place = property('Thing', 'notes')
  const before = edited(shop, place, listOf(text))
  const [line = ''] = edit(place, listOf({ ...text, deprecated: true }), before)
  expect(line).toContain('none | deprecated | type Thing | notes[].text | is deprecated now |')
})

test('a changelog that begins with Unreleased still does', () => {
  const changelog = '## [Unreleased]\n\n## [0.1.0]\n\n- First.\n'
  expect(updateChangelog(changelog, [])).toBe(changelog)
})

test('reads a past version from its commit, with the version of its package', () => {
  const root = mkdtempSync(join(tmpdir(), 'past-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  mkdirSync(join(root, 'generated'))
  writeFileSync(join(root, 'generated/openapi.json'), JSON.stringify(shop))
  git('init', '--quiet')
  git('config', 'user.email', 'test@example.com')
  git('config', 'user.name', 'Test')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Describe')
  git('tag', 'bare')
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '1.2.3' }))
  git('add', '.')
  git('commit', '--quiet', '--message', 'Name the version')
  const read = (given: string) => readPastVersion(root, given, 'generated/openapi.json')
  expect(read('HEAD')).toEqual({ bundle: shop, version: '1.2.3' })
  expect(read('bare')).toEqual({ bundle: shop, version: undefined })
  expect(read('generated/openapi.json')).toEqual({ bundle: shop, version: undefined })
})
