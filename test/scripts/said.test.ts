/** What the report says of every kind of change, there and back: all of it, in a file that people can read. */
import { expect, test } from 'vitest'
import config from '../../openapi-ts.config.ts'
import { findChanges } from '../../scripts/generate/report/changes.ts'
import { kinds } from './report/kinds.ts'
import { shop } from './report/shop.ts'
import { descriptionOf, type JsonObject } from './support/bundle.ts'

/** Each change in a line: how grave it is, what it is of, what to do, and whom it is for. */
function said(before: JsonObject, after: JsonObject): string[] {
  return findChanges(descriptionOf(before), descriptionOf(after), config.formats).map(
    ({ impact, kind, subject, place, what, advice = '', operations }) =>
      `  ${impact}, ${kind}: ${subject} | ${place} | ${what} | ${advice} | ${operations.join(', ')}`,
  )
}

test('every kind of change is reported in the recorded words', async () => {
  const lines = kinds.flatMap(({ what, before, after }) => [
    ...[what, ...said(before, after), `${what}, undone`, ...said(after, before), ''],
  ])
  await expect(lines.join('\n')).toMatchFileSnapshot('report/said.txt')
  expect(said(shop, shop)).toEqual([])
})
