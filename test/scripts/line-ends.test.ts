/** What a checkout with the line ends of Windows gives. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copied } from '../../scripts/generate/emit/copied.ts'

test('checks sources and output out with their committed line ends', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = ['generated/codec.ts', 'docs/reference/api.md', 'spec/openapi.yaml']
  const said = execFileSync('git', ['check-attr', 'eol', ...files], { cwd: root, encoding: 'utf8' })
  expect(said).toBe(files.map((file) => `${file}: eol: lf\n`).join(''))
})

test('copies templates without Windows line ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'a.ts'), 'export {}\r\n')
  expect(copied(folder, 'a.ts')).toMatch(/\nexport \{\}\n$/)
})
