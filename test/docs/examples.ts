/** The examples in docstrings, as programs: what they leave out is imported or declared for them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Modules } from '../../scripts/docstrings/exports.ts'
import { entries, specifierOf } from '../../scripts/entries.ts'
import { root, type Snippet } from './snippets.ts'

/** What an example may take for granted, under the name it uses. */
const familiar: Readonly<Record<string, string>> = {
  platform: "declare const platform: import('storefront-client').Platform",
  clientId: 'declare const clientId: string',
  id: 'declare const id: string',
  client: "declare const client: import('storefront-client').SessionClient",
  image: "declare const image: import('storefront-client').Image",
  product: "declare const product: import('storefront-client').Product",
  size: 'declare const size: { width: number; height: number }',
  lineItems: 'declare const lineItems: []',
  request: 'declare const request: Request',
  response: 'declare const response: Response',
  cookies: "declare const cookies: () => Promise<import('storefront-client/next').NextCookies>",
  store: "declare const store: import('storefront-sandbox').TestStore",
  Shop: 'interface Shop { readonly name: string }',
}

/** Other packages' names. */
const foreign: Readonly<Record<string, string>> = {
  useQuery: '@tanstack/react-query',
  useInfiniteQuery: '@tanstack/react-query',
  useMutation: '@tanstack/react-query',
  setupServer: 'msw/node',
  http: 'msw',
}

/** Name → entries that export it. */
const exporters = (): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  const modules = new Modules(root)
  for (const [entry, file] of Object.entries(entries)) {
    for (const name of modules.exportsOf(file).keys()) {
      found.set(name, [...(found.get(name) ?? []), specifierOf(entry)])
    }
  }
  const functions = readdirSync(join(root, 'generated', 'functions'))
  for (const file of functions) {
    const text = readFileSync(join(root, 'generated', 'functions', file), 'utf8')
    for (const [, name = ''] of text.matchAll(/^export (?:const|function) (\w+)/gm)) {
      found.set(name, ['storefront-client/operations'])
    }
  }
  return found
}

const uses = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\w|'|[^.]\\.)${name}\\b(?!:)`).test(text)
const declares = (text: string, name: string): boolean =>
  new RegExp(
    `(?:const|let) (?:\\{ )?${name}\\b|catch \\(${name}\\)|import [^']*\\b${name}\\b[^']* from '`,
  ).test(text)

/** An example in `src/next` means the entry it belongs to. */
const entryFor = (name: string, file: string, entries: readonly string[]): string =>
  entries.find((entry) => file.includes(`src/${entry.split('/')[1]}/`)) ?? entries[0] ?? name

const programOf = (text: string, file: string, exported: Map<string, string[]>): string => {
  const lines: string[] = []
  for (const [name, entries] of exported) {
    if (!uses(text, name) || declares(text, name)) continue
    lines.push(`import { ${name} } from '${entryFor(name, file, entries)}'`)
  }
  for (const [name, source] of Object.entries(foreign)) {
    if (uses(text, name)) lines.push(`import { ${name} } from '${source}'`)
  }
  for (const [name, declaration] of Object.entries(familiar)) {
    if (uses(text, name) && !declares(text, name)) lines.push(declaration)
  }
  return `${lines.join('\n')}\n${text.startsWith('catch') ? `try {} ${text}` : text}\nexport {}\n`
}

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, folder, name))

/** Every `@example` of the published code. */
export const examples = (): Snippet[] => {
  const exported = exporters()
  return [...sources('src'), join(root, 'sandbox', 'testing.ts')].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/@example\n([\s\S]*?)\*\//g)].map((match): Snippet => {
      const block = (match[1] ?? '')
        .replace(/^\s*\* ?/gm, '')
        .replace(/^…$/gm, '')
        .trim()
      const line = text.slice(0, match.index).split('\n').length
      return {
        place: `${relative(root, file)}:${line}`,
        extension: block.startsWith('<') ? 'tsx' : 'ts',
        program: programOf(block, file, exported),
        isRunnable: false,
        prints: [],
      }
    })
  })
}
