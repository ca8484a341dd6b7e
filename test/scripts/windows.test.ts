/** What would break on Windows alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { slashed } from '../../scripts/slashed.ts'

const root = resolve(import.meta.dirname, '../..')

/** The sources of the commands, with their texts. */
const sources = ['scripts', 'sandbox']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${slashed(name)}`,
    ),
  )
  .filter((file) => /\.[jt]s$/.test(file) && !/\/(dist|node_modules)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('a path is named with slashes', () => {
  expect(slashed('spec\\paths\\carts.yaml', '\\')).toBe('spec/paths/carts.yaml')
})

test('no relative path is named without slashes', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith(/(?<!posix\.|slashed\()\brelative\(/)).toEqual([])
})
