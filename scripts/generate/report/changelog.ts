/** The changelog in Keep a Changelog format: merges the report into hand-written entries under Unreleased. */
import { grouped } from '../model/grouped.ts'
import { breaks, type Change } from './change.ts'

const categories = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const
type Category = (typeof categories)[number]

const categoryOf: Readonly<Record<Change['kind'], Category>> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
}

/** Prefix of the report's lines, which it replaces; all others are kept. */
const own = /^- API(, breaking)?: /

/** Implied by the operation or field that uses it. */
function isNewType({ kind, place, subject }: Change): boolean {
  return kind === 'added' && place === '' && subject.startsWith('type ')
}

function entryOf(change: Change): string {
  const { subject, place, what, advice } = change
  const where = place === '' ? `\`${subject}\`` : `\`${subject}\`: \`${place}\``
  const end = advice === undefined ? '' : ` ${advice}`
  return `- API${breaks(change) ? ', breaking' : ''}: ${where} ${what}.${end}`
}

export function changelogSection(changes: readonly Change[]): string {
  return write([], withEntries(new Map(), changes))
}

/** The changelog with the report's lines under Unreleased replaced. */
export function updateChangelog(text: string, changes: readonly Change[]): string {
  if (text.includes('\r'))
    return updateChangelog(text.replaceAll('\r', ''), changes).replaceAll('\n', '\r\n')
  const parts = text.split(/^(?=## |\[[^\]]+\]: )/m)
  const found = parts.findIndex((part) => /^## \[?Unreleased\]?/i.test(part))
  const firstVersion = parts.findIndex((part) => part.startsWith('## '))
  const at = found >= 0 ? found : firstVersion >= 0 ? firstVersion : parts.length
  const [section = '## [Unreleased]'] = parts.splice(at, found < 0 ? 0 : 1)
  const [title = '', ...lines] = section.split('\n')
  const { intro, groups } = parse(lines)
  const body = write(intro, withEntries(groups, changes))
  const written = [parts.slice(0, at).join(''), title, body, parts.slice(at).join('')]
  const shown = written.map((part) => part.trim()).filter((part) => part !== '')
  return `${shown.join('\n\n')}\n`
}

/** The lines before the first category, and those per category. */
function parse(lines: readonly string[]) {
  const intro: string[] = []
  const groups = new Map<string, string[]>()
  let current = intro
  for (const line of lines) {
    const category = /^### (.+)$/.exec(line)?.[1]?.trim()
    if (category !== undefined) {
      current = groups.get(category) ?? []
      groups.set(category, current)
    } else if (!own.test(line)) current.push(line)
  }
  return { intro, groups }
}

function withEntries(
  groups: ReadonlyMap<string, readonly string[]>,
  changes: readonly Change[],
): ReadonlyMap<string, readonly string[]> {
  const told = changes.filter((change) => !isNewType(change))
  // Keeps the order: breaking first.
  const entries = grouped<string, Change>(told, ({ kind }) => categoryOf[kind])
  const names = [...new Set([...categories, ...groups.keys()])]
  return new Map(
    names.map((name) => {
      const own = entries.get(name) ?? []
      return [name, [...own.map(entryOf), ...trimmed(groups.get(name) ?? [])]]
    }),
  )
}

function write(intro: readonly string[], groups: ReadonlyMap<string, readonly string[]>): string {
  const written = [...groups]
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `### ${name}\n\n${lines.join('\n')}\n`)
  const start = trimmed(intro).join('\n')
  return [...(start === '' ? [] : [`${start}\n`]), ...written].join('\n')
}

function trimmed(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n').trim()
  return text === '' ? [] : text.split('\n')
}
