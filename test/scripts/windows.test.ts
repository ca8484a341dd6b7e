/** What would break on Windows, or another system, alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { slashed } from '../../scripts/slashed.ts'
import { fieldsOf } from '../../src/values/json.ts'

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

test.each(['.', 'examples/edge', 'examples/next', 'examples/server'])(
  'the lock file of %s has what each system needs',
  (folder) => {
    const lock: unknown = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))
    const locked = Object.entries(fieldsOf(fieldsOf(lock).packages))
    const names = new Set(locked.map(([path]) => path.split('node_modules/').at(-1)))
    const needed = locked.flatMap(([, one]) =>
      Object.keys(fieldsOf(fieldsOf(one).optionalDependencies)),
    )
    expect(needed.filter((name) => !names.has(name))).toEqual([])
  },
)
