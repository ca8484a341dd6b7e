/** What a checkout with the line ends of Windows gives. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copied } from '../../scripts/generate/emit/copied.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('checks sources and output out with their committed line ends', () => {
  // A repository of its own: a downloaded archive is none.
  const cwd = temporaryFolder()
  cpSync(resolve(import.meta.dirname, '../../.gitattributes'), join(cwd, '.gitattributes'))
  const git = (...words: string[]) => execFileSync('git', words, { cwd, encoding: 'utf8' })
  git('init', '--quiet')
  const files = ['generated/codec.ts', 'docs/reference/api.md', 'spec/openapi.yaml']
  const said = git('check-attr', 'eol', ...files)
  expect(said).toBe(files.map((file) => `${file}: eol: lf\n`).join(''))
})

test('copies templates without Windows line ends', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.ts'), 'export {}\r\n')
  expect(copied(folder, 'a.ts')).toMatch(/\nexport \{\}\n$/)
})
