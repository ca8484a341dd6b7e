/** The exact list of files that a user downloads. What is built is looked at by `npm run packaging`, which builds it. */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles, tarballProblems } from '../../scripts/tarball-files.ts'

const root = resolve(import.meta.dirname, '../..')

test('the package holds its words and its sources, and nothing else of the repository', () => {
  const list: readonly { files: readonly { path: string }[] }[] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const packed = list.flatMap(({ files }) => files.map(({ path }) => path))
  const notBuilt = packed.filter((path) => !path.startsWith('dist/'))
  expect(notBuilt.sort()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', ...sourceFiles(root)].sort(),
  )
}, 60_000)

test('a stray file, unused code and a missing entry are found', () => {
  const texts = new Map([
    ['dist/index.js', "export { a } from './core-AbCd1234.js'"],
    ['dist/core-AbCd1234.js', 'export const a = 1'],
    ['dist/core-AbCd1234.js.map', '{}'],
    ['dist/left-Zz9Yy8Xx.js', 'export const b = 1'],
    ['dist/console/index.html', '<html>'],
    ['.env', 'SECRET=1'],
  ])
  const problems = tarballProblems([...texts.keys()], '/nowhere', (path) => texts.get(path) ?? '')
  expect(problems.filter((problem) => !problem.endsWith('is missing'))).toEqual([
    'dist/console/index.html should not be packed',
    '.env should not be packed',
    'dist/left-Zz9Yy8Xx.js is used by no packed file',
  ])
  expect(problems).toContain('dist/testing/index.d.cts is missing')
  expect(problems).not.toContain('dist/index.js is missing')
})
