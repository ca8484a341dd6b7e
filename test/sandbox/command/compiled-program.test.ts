/** The cache of compiled programs, in a small checkout of its own. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { endProcess } from '../../../scripts/end-process.ts'
import { root } from '../../docs/snippets.ts'

const compiler = 'sandbox/process/compiled-program.js'
const parts = ['sandbox/process/kept-folder.js', 'sandbox/platform/is-running.js']

/** A checkout whose one program prints a word. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const emptyFolders = ['scripts', 'src', 'sandbox/storage/database/migrations']
  const assets = ['sandbox/demo/pictures/media', 'sandbox/demo/seed/data']
  for (const name of [...emptyFolders, ...assets])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['generated/openapi.json', 'package-lock.json', compiler, ...parts]) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    cpSync(join(root, name), join(folder, name))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'scripts/program.ts'), "console.log('ran')")
  writeFileSync(
    join(folder, 'start.js'),
    `import { compiledProgram } from './${compiler}'
    await import(await compiledProgram({ name: 'program', entry: 'scripts/program.ts' }))`,
  )
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules/esbuild'), join(folder, 'node_modules/esbuild'), 'junction')
  return folder
}

const run = (folder: string) =>
  execFileSync(process.execPath, ['start.js'], { cwd: folder, encoding: 'utf8' })

it('a program starts after the clock has gone back, though others were compiled later', () => {
  const folder = checkout()
  const later = new Date(Date.now() + 86_400_000)
  for (const stamp of ['1', '2', '3']) {
    const other = join(folder, 'node_modules/.cache/storefront-sandbox/program', stamp)
    mkdirSync(other, { recursive: true })
    utimesSync(other, later, later)
  }
  expect(run(folder)).toBe('ran\n')
})

it('a program that runs keeps its files, however many others are compiled', async () => {
  const folder = checkout()
  const source = join(folder, 'scripts/program.ts')
  writeFileSync(
    source,
    `import { existsSync } from 'node:fs'
    process.stdin.once('data', () => console.log(existsSync(import.meta.dirname)))
    console.log('runs')`,
  )
  const running = spawn(process.execPath, ['start.js'], { cwd: folder })
  onTestFinished(() => endProcess(running))
  await once(running.stdout, 'data')
  for (const word of ['one', 'two', 'three']) {
    writeFileSync(source, `console.log('${word}')`)
    expect(run(folder)).toBe(`${word}\n`)
  }
  const cache = join(folder, 'node_modules/.cache/storefront-sandbox/program')
  const marks = () =>
    readdirSync(cache, { recursive: true }).filter((name) => /used-by/.test(String(name)))
  expect(marks()).toHaveLength(1)
  running.stdin.end('now')
  const [said] = await once(running.stdout, 'data')
  expect(String(said)).toBe('true\n')
  await once(running, 'close')
  expect(marks()).toEqual([])
})

it('a program starts while another process evicts one', () => {
  const folder = checkout()
  const cache = join(folder, 'node_modules/.cache/storefront-sandbox/program')
  mkdirSync(cache, { recursive: true })
  // Listed, and gone when it is looked at.
  symlinkSync('nowhere', join(cache, 'gone'))
  expect(run(folder)).toBe('ran\n')
})

it('a program starts while a source is being edited', () => {
  const folder = checkout()
  // As Emacs marks a file with changes that are not saved.
  symlinkSync('someone@somewhere.1', join(folder, 'scripts/.#program.ts'))
  expect(run(folder)).toBe('ran\n')
})
