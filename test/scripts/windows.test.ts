/** What would break on Windows, or another system, alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { slashed } from '../../scripts/slashed.ts'
import { fieldsOf } from '../../src/values/json.ts'

const root = resolve(import.meta.dirname, '../..')

const examples = readdirSync(join(root, 'examples')).map((name) => `examples/${name}`)

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

test('npm is started in a shell, and folders are linked without special rights', () => {
  expect(filesWith(/'np[mx]',|'\.bin'[^\n]*\[/)).toEqual([])
  expect(filesWith(/symlinkSync\((?!.*'junction'\))/)).toEqual([])
})

test('the scripts of every package run without a POSIX shell', () => {
  const packages = ['.', 'sandbox', 'console', ...examples]
  const scripts = packages.flatMap((folder) => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return Object.values(fieldsOf(fieldsOf(manifest).scripts)).map(String)
  })
  expect(scripts.length).toBeGreaterThan(25)
  expect(scripts.filter((script) => /(^|&& )\w+=|[$';]|\b(cp|rm|mkdir) /.test(script))).toEqual([])
})

test.each(['.', ...examples.filter((one) => one !== 'examples/storefront')])(
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
