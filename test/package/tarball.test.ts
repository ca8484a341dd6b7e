/** The exact list of files that a user downloads. What is built is looked at by `npm run packaging`, which builds it. */
import { execFileSync, execSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tarballProblems } from '../../scripts/tarball-files.ts'
import { longIt } from '../setup/long-run.ts'

const root = resolve(import.meta.dirname, '../..')

/** What `npm pack` would pack of what is not built, by package. */
function packed(): readonly (readonly [name: string, files: readonly string[]])[] {
  const both = ['--workspace', 'sandbox', '--include-workspace-root']
  const flags = ['--dry-run', '--json', '--ignore-scripts', ...both]
  const list: readonly { name: string; files: readonly { path: string }[] }[] = JSON.parse(
    execSync(`npm pack ${flags.join(' ')}`, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  return list.map(({ name, files }) => {
    const paths = files.map(({ path }) => path)
    return [name, paths.filter((path) => !path.startsWith('dist/')).sort()]
  })
}

test('each package holds its words beside what is built, and none of its sources', () => {
  const words = ['LICENSE', 'README.md', 'package.json']
  expect(Object.fromEntries(packed())).toEqual({
    'storefront-client': ['CHANGELOG.md', ...words],
    'storefront-sandbox': words,
  })
})

longIt(
  'both packages, packed, work in an empty folder',
  () => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/packaging.ts', 'sandbox'], {
      cwd: root,
      stdio: 'pipe',
    })
  },
  600_000,
)

test('a stray file, unused code and a missing entry are found', () => {
  const texts = new Map([
    ['dist/index.js', "export { a } from './core-AbCd1234.js'"],
    ['dist/core-AbCd1234.js', 'export const a = 1'],
    ['dist/index.js.map', '{}'],
    ['dist/left-Zz9Yy8Xx.js', 'export const b = 1'],
    ['dist/console/index.html', '<html>'],
    ['.env', 'SECRET=1'],
  ])
  const problems = tarballProblems([...texts.keys()], (path) => texts.get(path) ?? '')
  expect(problems.filter((problem) => !problem.endsWith('is missing'))).toEqual([
    'dist/index.js.map should not be packed',
    'dist/console/index.html should not be packed',
    '.env should not be packed',
    'dist/left-Zz9Yy8Xx.js is used by no packed file',
  ])
  expect(problems).toContain('dist/query.d.cts is missing')
  expect(problems).not.toContain('dist/index.js is missing')
})
