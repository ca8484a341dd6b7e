/** The human-readable report. */
import { grouped } from '../model/grouped.ts'
import { breaks, type Change, type Impact, impacts } from './change.ts'

const titles: Readonly<Record<Impact, string>> = {
  types: 'Compile errors for callers:',
  behaviour: 'Compiles, but is refused or behaves differently:',
  tables: 'Compile errors in exhaustive tables only:',
  none: 'Compatible:',
}

/** Shows every breaking line, and at most `harmless` others. */
export function formatChanges(changes: readonly Change[], harmless = 20): string {
  if (changes.length === 0) return 'No change for callers.'
  const sections = impacts.flatMap((impact) => {
    const own = changes.filter((change) => change.impact === impact)
    return section(impact, own, impact === 'none' ? harmless : own.length)
  })
  return [summaryOf(changes), ...sections].join('\n')
}

function summaryOf(changes: readonly Change[]): string {
  const breaking = changes.filter(breaks)
  const others = changes.length - breaking.length
  if (breaking.length === 0) {
    const isOfTables = changes.some(({ impact }) => impact === 'tables')
    const but = isOfTables ? ', except exhaustive tables' : ''
    return `No caller breaks${but}. Changes: ${others}.`
  }
  const { size } = new Set(breaking.flatMap((change) => change.operations))
  const whose = size === 0 ? '' : ` (for callers of ${size} operation${size === 1 ? '' : 's'})`
  return `Breaking changes: ${breaking.length}${whose}. Other changes: ${others}.`
}

function section(impact: Impact, changes: readonly Change[], limit: number): string[] {
  if (changes.length === 0) return []
  const subjects = grouped(changes.slice(0, limit), ({ subject }) => subject)
  const blocks = [...subjects].flatMap(([subject, own]) => blockOf(subject, own))
  const hidden = changes.length - limit
  return ['', titles[impact], ...blocks, ...(hidden > 0 ? [`  and ${hidden} more`] : [])]
}

function blockOf(subject: string, changes: readonly Change[]): string[] {
  const operations = subject.startsWith('type ') ? (changes[0]?.operations ?? []) : []
  const [first] = changes
  if (first !== undefined && changes.length === 1 && first.place === '') {
    return [`  ${subject}${met(operations)} ${sentence(first)}`]
  }
  return [`  ${subject}${met(operations)}`, ...changes.map((change) => `    ${sentence(change)}`)]
}

function sentence({ place, what, advice }: Change): string {
  const said = place === '' ? what : `${place} ${what}`
  return advice === undefined ? said : `${said}. ${advice}`
}

function met(operations: readonly string[]): string {
  if (operations.length === 0) return ''
  const shown = operations.slice(0, 3).join(', ')
  const more = operations.length - 3
  return ` (${shown}${more > 0 ? ` and ${more} more` : ''})`
}
