/** Two runs that write one folder at once, and what an ended run leaves in it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compare, write } from '../../scripts/generate/emit/output-folder.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const output = new Map([['a.ts', 'a']])

test('keeps the draft of another run, which is not out of date', () => {
  const folder = newFolder()
  write(folder, output, compare(folder, output))
  writeFileSync(join(folder, 'a.ts.1.tmp'), 'b')
  const drift = compare(folder, output)
  expect(drift).toEqual({ changed: [], orphaned: [] })
})

test('removes the draft of a run that ended', () => {
  const folder = newFolder()
  const draft = join(folder, 'a.ts.1.tmp')
  writeFileSync(draft, 'b')
  utimesSync(draft, 0, 0)
  write(folder, output, compare(folder, output))
  expect(readdirSync(folder)).toEqual(['a.ts'])
})

test('writes last what the report compares with, so that a failed run can be repeated', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'z.ts'))
  const files = new Map([
    ['openapi.json', '{}'],
    ['z.ts', 'z'],
  ])
  expect(() => write(folder, files, compare(folder, files))).toThrow()
  expect(readdirSync(folder)).not.toContain('openapi.json')
})

test('ignores what another run has removed already', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'old.ts'), 'b')
  const drift = compare(folder, output)
  rmSync(join(folder, 'old.ts'))
  write(folder, output, drift)
  expect(readdirSync(folder)).toEqual(['a.ts'])
})
