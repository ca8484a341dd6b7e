/** What the documentation shows compiles, and what it says it prints is printed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { operationList } from '../../generated/operations/list.ts'
import { services } from '../../generated/services.ts'
import { createTestStore as createOrdinaryStore, type TestStore } from '../../sandbox/testing.ts'
import { NativeProject } from '../scripts/support/native-project.ts'
import { examples } from './examples.ts'
import { referenceCalls } from './reference-calls.ts'
import { documents, root, type Snippet, snippetsOf } from './snippets.ts'
import { createTestStore } from './strict-store.ts'

const folder = join(root, '.cache', 'snippets')
const calls = referenceCalls()
const snippets = [...documents.flatMap(snippetsOf), ...examples(), ...calls]

const fileOf = ({ place, extension }: Snippet): string =>
  join(folder, `${place.replace(/[^\w]+/g, '-')}.${extension}`)

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Packages of the repository are read as source from files that a configuration includes.
  const includes = { extends: '../../tsconfig.json', include: ['.'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(includes))
  for (const snippet of snippets) writeFileSync(fileOf(snippet), snippet.program)
})

describe('the snippets of guides and docstrings', () => {
  it('are there', () => {
    expect(snippets.length).toBeGreaterThan(30)
  })

  it('hold a call of every operation of the reference', () => {
    const count = calls.reduce((sum, page) => sum + page.calls, 0)
    expect(count).toBe(operationList.length)
  })

  it('show what a product costs now, not before its discount', () => {
    const wrong = snippets.filter(({ program }) => /formatted\??\.price\b/.test(program))
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it('handle what a click may reject', () => {
    const bare =
      /\bon[A-Z]\w*=\{(?:\(\w*\) => )?(?:void )?(?:undo|update|add|session\.\w+)\b(?!.*catch)/
    const wrong = snippets.filter(({ program }) => bare.test(program))
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it('say how many of an item to add, which the platform does not guess', () => {
    const wrong = snippets.filter(
      ({ program }) => /\bcatalogReference: \{/.test(program) && !/\bquantity\b/.test(program),
    )
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it('ask for what has no method by its address on the public host', () => {
    const prefixes = Object.values(services).map(({ publicPath }) => `${publicPath}/`)
    const wrong = snippets.flatMap(({ place, program }) =>
      [...program.matchAll(/\.request(?:<.*?>)?\(\{[^}]*?path: '([^']*)'/g)]
        .map(([, path = '']) => path)
        .filter((path) => !prefixes.some((prefix) => prefix !== '/' && path.startsWith(prefix)))
        .map((path) => `${place}: ${path}`),
    )
    expect(wrong).toEqual([])
  })

  it('compile as an app would compile them', () => {
    const project = new NativeProject(root, {
      files: snippets.map((snippet) => relative(root, fileOf(snippet))),
      extends: 'tsconfig.json',
      options: { noUnusedLocals: false, noUnusedParameters: false },
    })
    onTestFinished(() => project.close())
    // Only what the snippets say: the code they import is checked with the project.
    const complaints = project
      .complaints()
      .map(({ file, line, message }) => `${basename(file)}: ${message}\n  ${line}`)
    expect(complaints).toEqual([])
  })
})

/** What says that it uses an addition of the sandbox is run on an ordinary one. */
const saysSo = ({ program }: Snippet): boolean => /additions: true/.test(program)

/** The program to run, with test stores that refuse what only the sandbox has. */
const runnableOf = (snippet: Snippet): string => {
  const file = fileOf(snippet)
  if (saysSo(snippet) || !snippet.program.includes("from 'storefront-sandbox'")) return file
  const strict = file.replace(/(\.tsx?)$/, '-strict$1')
  const stores = JSON.stringify(join(import.meta.dirname, 'strict-store.ts'))
  writeFileSync(strict, snippet.program.replaceAll("from 'storefront-sandbox'", `from ${stores}`))
  return strict
}

/** The client's own way to leave the sandbox's keys out is an option, which no guide needs to show. */
const withoutKey = (init: RequestInit = {}): RequestInit => {
  const headers = new Headers(init.headers)
  headers.delete('idempotency-key')
  return { ...init, headers }
}

describe('a runnable snippet prints what it says, on a strict sandbox', () => {
  let strict: TestStore
  let ordinary: TestStore
  let store: TestStore

  beforeAll(async () => {
    strict = await createTestStore()
    ordinary = await createOrdinaryStore()
    // A snippet that listens on a port of its own is called there.
    const network = fetch
    const isOwnPort = (address: string) => /^http:\/\/127\.0\.0\.1:(?!4100\b)\d+/.test(address)
    const fetchOfSnippets: typeof fetch = (address, init) => {
      const url = address instanceof Request ? address.url : address
      return isOwnPort(String(url)) ? network(url, init) : store.fetch(url, withoutKey(init))
    }
    vi.stubGlobal('fetch', fetchOfSnippets)
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await Promise.all([strict.close(), ordinary.close()])
  })
  afterEach(() => void vi.restoreAllMocks())

  it.each(
    snippets
      .filter(({ isRunnable }) => isRunnable)
      .map((snippet) => [snippet.place, snippet] as const),
  )('%s', async (_, snippet) => {
    store = saysSo(snippet) ? ordinary : strict
    const printed: string[] = []
    vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
      printed.push(values.map(String).join(' '))
    })
    await import(/* @vite-ignore */ pathToFileURL(runnableOf(snippet)).href)
    if (snippet.prints.length > 0) expect(printed).toEqual(snippet.prints)
  })
})
