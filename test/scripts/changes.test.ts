/** What a change of the description means to callers. */
import { expect, test } from 'vitest'
import { findChanges, formatChanges } from '../../scripts/generate/report/changes.ts'
import { bundleOf, type JsonObject } from './support/bundle.ts'

const thing = (properties: JsonObject) => ({ Thing: { type: 'object', properties } })
const text = { type: 'string' }

async function changesOf(before: JsonObject, after: JsonObject): Promise<string[]> {
  return formatChanges(await findChanges(before, after)).split('\n')
}

test('equal bundles and other words change no operation', async () => {
  const before = bundleOf(thing({ name: { ...text, description: 'Its name.' } }))
  const after = bundleOf(thing({ name: { ...text, description: 'The name.' } }))
  expect(await findChanges(before, before)).toEqual([])
  expect(await changesOf(before, after)).toEqual([
    'Only words of the description changed, no operation.',
  ])
})

test('a new optional field breaks nobody', async () => {
  const before = bundleOf(thing({ name: text }))
  const after = bundleOf(thing({ name: text, size: { type: 'number' } }))
  expect(await changesOf(before, after)).toEqual([
    'Operations changed: 1, no caller breaks.',
    '  ~ things.change (POST /things/{id})',
    '      request size: added',
    '      answer size: added',
  ])
})

test('a field that goes and a limit that tightens break callers, a limit of an answer does not', async () => {
  const before = bundleOf(thing({ name: { ...text, maxLength: 80 }, size: { type: 'number' } }))
  const after = bundleOf(thing({ name: { ...text, maxLength: 70 } }))
  expect((await changesOf(before, after)).sort()).toEqual([
    '      answer name maxLength: 80 → 70',
    '      answer size: removed  (breaks)',
    '      request name maxLength: 80 → 70  (breaks)',
    '      request size: removed  (breaks)',
    '  ~ things.change (POST /things/{id})  BREAKS CALLERS',
    'Operations changed: 1, callers of 1 break.',
  ])
})

test('an operation that goes breaks its callers, one that comes does not', async () => {
  const before = bundleOf(thing({ name: text }))
  const after = { ...before, paths: {} }
  expect(await changesOf(before, after)).toEqual([
    'Operations changed: 1, callers of 1 break.',
    '  - things.change (POST /things/{id})  BREAKS CALLERS',
  ])
  expect(await changesOf(after, before)).toEqual([
    'Operations changed: 1, no caller breaks.',
    '  + things.change (POST /things/{id})',
  ])
})

test('an extension that changes is told too', async () => {
  const before = bundleOf(thing({ name: text }))
  const after = bundleOf(thing({ name: text }), { extensions: { 'x-retry': 'not-repeatable' } })
  expect(await changesOf(before, after)).toContain('      x-retry: "repeatable" → "not-repeatable"')
})
