// The count of lines: what is by hand, room by room.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countFloor } from '../../scripts/lines.ts'

test('counts the hand-written lines of a floor and of each room', () => {
  const root = mkdtempSync(join(tmpdir(), 'lines-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('console/look.css', 'a {}\n')
  write('console/ui/one.ts', 'export const one = () => 1\n')
  write('console/ui/three.tsx', 'export function Three() {\n  return <b />\n}\ntype T = () => void')
  write('console/build/chunks.ts', 'export {}\n')
  write('console/dist/built.js', 'x\n'.repeat(100))
  write('console/node_modules/a/index.js', 'x\n'.repeat(100))
  write('console/picture.png', 'x\n'.repeat(100))
  const { all, rooms } = countFloor(root, 'console')
  expect(all).toEqual({ files: 4, lines: 7, medianFile: 1, functions: 2, medianFunction: 3 })
  expect([...rooms.keys()]).toEqual(['', 'build', 'ui'])
  expect(rooms.get('ui')).toMatchObject({ files: 2, lines: 5, functions: 2 })
})

test('ends quietly when its reader closes the pipe', async () => {
  // A repository of its script alone: this one takes a while to count.
  const root = mkdtempSync(join(tmpdir(), 'lines-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const here = resolve(import.meta.dirname, '../..')
  const needed = ['scripts/lines.ts', 'scripts/bench/timing.ts', 'scripts/slashed.ts']
  for (const file of [...needed, 'package.json']) cpSync(join(here, file), join(root, file))
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'), 'junction')
  for (const floor of ['spec', 'src', 'sandbox', 'console', 'examples', 'docs', 'test'])
    mkdirSync(join(root, floor))
  const script = join(root, 'scripts/lines.ts')
  const command = spawn(process.execPath, ['--import', 'tsx', script])
  const complaints: string[] = []
  command.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  command.stdout.destroy()
  const [code] = await once(command, 'close')
  expect([code, complaints.join('')]).toEqual([0, ''])
})
