/** Every declaration that a file of the packages exports says what it is for. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeExport } from '../../scripts/docstrings/entry-page.ts'
import { Modules } from '../../scripts/docstrings/exports.ts'
import { entries } from '../../scripts/entries.ts'
import { root } from './snippets.ts'

const modules = new Modules(root)
/** The exports of a file of which no declaration and no overload has a docstring. */
const undocumentedIn = (file: string, from = modules): string[] =>
  [...from.exportsOf(file).values()]
    .filter(({ declarations }) => declarations.every(({ doc }) => doc === undefined))
    .map(({ name }) => `${file}: ${name}`)

/** Those of a folder with one file, `x.ts`. */
function modulesOf(text: string): Modules {
  const folder = mkdtempSync(join(tmpdir(), 'docstrings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'x.ts'), text)
  return new Modules(folder)
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .map((name) => `${folder}/${name}`)

describe('a docstring', () => {
  it.each(Object.entries(entries))('is at every export of %s', (_, file) => {
    expect(undocumentedIn(file)).toEqual([])
  })

  it.each(['src', 'sandbox'])('is at every export of every file of %s/', (folder) => {
    expect(filesOf(folder).flatMap((file) => undocumentedIn(file))).toEqual([])
  })

  it('is missed where there is none', () => {
    const modules = modulesOf(
      '/** The file. */\nimport { a } from "a"\nexport const b = a\n/** C. */\nexport const c = a',
    )
    expect(undocumentedIn('x.ts', modules)).toEqual(['x.ts: b'])
  })
})

describe('the page of an export', () => {
  const shown = (text: string) => {
    const [item] = modulesOf(text).exportsOf('x.ts').values()
    return item && describeExport(item, () => undefined).split('\n')
  }

  it('shows the type of a member that spans lines, and that a long one is left out', () => {
    const store = `export interface Store extends Pick<
  Shop,
  'url'
> {
  /** The visitor. */
  readonly visitor: {
    readonly platform: Platform<true>
    /** Its key. */
    readonly key?: string
  }
  readonly state:
    | 'open'
    | 'closed'
  find(
    id: string,
    options: Options,
  ): Promise<
    Product | undefined
  >
  readonly long: {
${['a', 'b', 'c'].map((name) => `    readonly ${name}: ${name.repeat(40)}\n`).join('')}  }
  longer(${'given: string, '.repeat(9)}): void
}`
    expect(shown(store)).toEqual([
      '## Store',
      '',
      "interface with everything of `Pick<Shop, 'url'>`",
      '',
      '- `visitor: { platform: Platform<true>; key?: string }`: The visitor.',
      "- `state: 'open' | 'closed'`",
      '- `find(id: string, options: Options): Promise<Product | undefined>`',
      '- `long: …`',
      '- `longer(…)`',
      '',
    ])
  })

  it('explains the parts of a type as its source does', () => {
    const state = "type State =\n  /** Waits for its owner. */\n  | 'open'\n  | 'closed'"
    expect(shown(`/** Of a store. */\nexport ${state}`)).toEqual([
      ...['## State', '', '```ts', ...state.split('\n'), '```', '', 'Of a store.', ''],
    ])
  })
})
