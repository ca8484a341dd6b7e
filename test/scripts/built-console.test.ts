// Starts beside one another: what one serves stays as it is while another builds. The build itself is no matter here:
// every run of the tests has made one.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptFolder } from '../../sandbox/process/kept-folder.js'

let root: string

const builtConsole = (folder: string) =>
  keptFolder({
    cache: join(folder, '.cache/console'),
    sources: [join(folder, 'console'), join(folder, 'src')],
    make: async (into) => cpSync(join(folder, 'console'), into, { recursive: true }),
  })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-clone-'))
  write('console/index.html', '<!doctype html><title>One</title>')
  write('src/index.ts', '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const page = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8')

describe('the console of a start', () => {
  it('is shared with a second start of the same sources', async () => {
    const first = await builtConsole(root)
    const { ino, mtimeMs } = statSync(join(first, 'index.html'))
    expect(await builtConsole(root)).toBe(first)
    expect(statSync(join(first, 'index.html'))).toMatchObject({ ino, mtimeMs })
  })

  it('is built once by two starts at the same time', async () => {
    const [one, other] = await Promise.all([builtConsole(root), builtConsole(root)])
    expect(one).toBe(other)
    expect(page(one)).toContain('<title>One</title>')
  })

  it('stays while it is served, even if a later start has other sources', async () => {
    const first = await builtConsole(root)
    const before = page(first)
    write('console/index.html', '<!doctype html><title>Two</title>')
    const second = await builtConsole(root)
    expect(page(second)).toContain('<title>Two</title>')
    expect(page(first)).toBe(before)
  })

  it('is built anew after a change of how Vite builds it', async () => {
    write('console/build/chunks.ts', 'one')
    const first = await builtConsole(root)
    write('console/build/chunks.ts', 'two')
    expect(await builtConsole(root)).not.toBe(first)
  })

  it('is built while a source is being edited', async () => {
    // As Emacs marks a file with changes that are not saved.
    symlinkSync('someone@somewhere.1', join(root, 'src/.#index.ts'))
    expect(page(await builtConsole(root))).toContain('<title>One</title>')
  })

  it('is built anew by no output of a build by hand', async () => {
    const first = await builtConsole(root)
    write('console/dist/index.html', 'built')
    expect(await builtConsole(root)).toBe(first)
  })

  it('is removed when no process serves it and two later ones are kept', async () => {
    const first = await builtConsole(root)
    rmSync(join(first, `.used-by-${process.pid}`))
    // No process of this number can be running.
    writeFileSync(join(first, '.used-by-99999999'), '')
    const later: string[] = []
    for (const text of ['two', 'three', 'four']) {
      expect(existsSync(first)).toBe(true)
      write('src/index.ts', text)
      later.push(await builtConsole(root))
      rmSync(join(later.at(-1) ?? '', `.used-by-${process.pid}`))
    }
    expect([first, ...later].map((folder) => existsSync(folder))).toEqual([false, true, true, true])
  })

  it('leaves nothing of a start that ended during its build', async () => {
    const builds = join(root, '.cache/console')
    const [ended, running] = ['draft-99999999-x', `draft-${process.pid}-x`]
    for (const name of [ended, running]) mkdirSync(join(builds, name), { recursive: true })
    await builtConsole(root)
    expect(existsSync(join(builds, ended))).toBe(false)
    expect(existsSync(join(builds, running))).toBe(true)
  })
})
