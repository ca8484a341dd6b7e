/** The part of the reference that comes from docstrings: a page per entry of the package. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entries, specifierOf } from '../entries.ts'
import { describeExport, type LinkTo } from './entry-page.ts'
import { type Export, Modules } from './exports.ts'

const header = '<!-- Generated from the docstrings by `npm run generate`. Do not edit. -->'

/** The pages of those entries whose sources are under `root`, or in `built`. */
export function emitEntryPages(
  root: string,
  built: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const modules = new Modules(root, built)
  /** Name → the page where it is described: that of the first entry that exports it. */
  const home = new Map<string, string>()
  const pages = new Map<string, string>()
  const rows: string[] = []
  for (const [entry, file] of Object.entries(entries)) {
    if (!existsSync(join(root, file))) continue
    const page = pageOf(entry)
    const all = [...modules.exportsOf(file).values()].sort((a, b) => (a.name < b.name ? -1 : 1))
    const own = all.filter((item) => !home.has(item.name))
    for (const { name } of own) home.set(name, page)
    const about = modules.aboutOf(file).replace(/\s+/g, ' ')
    pages.set(page, entryPage(entry, about, all, own, home, modules.isDescribed(file)))
    rows.push(`| [${specifierOf(entry)}](${page}) | ${about} |\n`)
  }
  const index = [
    `${header}\n\n[Reference](README.md)\n\n# Every export of every entry\n\n`,
    'The operations and types of the platform are in [every method](api.md) and [every type](types.md).\n\n',
    `| entry | what it is for |\n| --- | --- |\n${rows.join('')}`,
  ].join('')
  if (rows.length > 0) pages.set('entries.md', index)
  return pages
}

function entryPage(
  entry: string,
  about: string,
  all: readonly Export[],
  own: readonly Export[],
  home: ReadonlyMap<string, string>,
  hasDescribed: boolean,
): string {
  const page = pageOf(entry)
  const linkTo = linksFrom(page, home)
  const shared = all.filter((item) => !own.includes(item))
  const also = shared.map(({ name }) => `[${name}](${linkTo(name) ?? ''})`).join(', ')
  return [
    `${header}\n\n[Reference](../README.md) › [entries](../entries.md)\n\n`,
    `# ${specifierOf(entry)}\n\n${about}\n\n`,
    hasDescribed
      ? 'It also exports what is made from the description: [methods](../api.md) and [types](../types.md).\n\n'
      : '',
    own.map((item) => describeExport(item, linkTo)).join('\n'),
    shared.length === 0 ? '' : `\nExported here too: ${also}.\n`,
  ].join('')
}

/** Anchors are case-insensitive: the second of two names that differ only in case gets a number. */
function linksFrom(page: string, home: ReadonlyMap<string, string>): LinkTo {
  return (name) => {
    const target = home.get(name)
    if (target === undefined) return undefined
    const anchor = name.toLowerCase()
    const before = [...home].filter(
      ([other, otherPage]) =>
        otherPage === target && other < name && other.toLowerCase() === anchor,
    )
    const path = target === page ? '' : target.replace('entries/', '')
    return `${path}#${anchor}${before.length === 0 ? '' : `-${before.length}`}`
  }
}

function pageOf(entry: string): string {
  if (entry === '.') return 'entries/storefront-client.md'
  return `entries/${entry.startsWith('.') ? entry.slice(2) : entry}.md`
}
