/** What a checkout with the line ends of Windows gives. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copied } from '../../scripts/generate/emit/copied.ts'

test('sources and output are checked out with the line ends they are committed with', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = ['generated/codec.ts', 'docs/reference/api.md', 'spec/openapi.yaml']
  const said = execFileSync('git', ['check-attr', 'eol', ...files], { cwd: root, encoding: 'utf8' })
  expect(said).toBe(files.map((file) => `${file}: eol: lf\n`).join(''))
})

test('what is copied has none of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'a.ts'), 'export {}\r\n')
  expect(copied(folder, 'a.ts')).toMatch(/\nexport \{\}\n$/)
})
