/** The changes of a room: each file with all of its changes in it, to be switched on one at a time. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One change of the code. */
export interface Mutant {
  readonly id: string
  readonly file: string
  /** From 1, as editors count. */
  readonly line: number
  readonly original: string
  readonly replacement: string
  /** The same text for the same change of the same file. */
  readonly key: string
}

/** What a run of one room tries. */
export interface Plan {
  /** Files by their path, as they run: with every change of them. */
  readonly code: Readonly<Record<string, string>>
  readonly mutants: readonly Mutant[]
}

const silent = () => {}
const quietly = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
}

/** The changes of files, and of all files of folders: every so manieth from the first on, all of them for 1. */
export async function planOf(root: string, paths: readonly string[], every = 1): Promise<Plan> {
  const files = paths
    .flatMap((path) => filesOf(root, path))
    .sort()
    .map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }))
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false }
  const instrumented = await new Instrumenter(quietly).instrument(files, options)
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  const mutants = instrumented.mutants
    .filter((_, index) => index % every === 0)
    .map(({ id, fileName, location, replacement = '' }) => {
      const original = cut(lines.get(fileName) ?? [], location)
      const line = location.start.line + 1
      const content = lines.get(fileName)?.join('\n') ?? ''
      const key = digest(fileName, content, JSON.stringify(location), replacement)
      return { id, file: fileName, line, original, replacement, key }
    })
  return {
    code: Object.fromEntries(instrumented.files.map(({ name, content }) => [name, content])),
    mutants,
  }
}

function filesOf(root: string, path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path]
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(path, name))
}

/** Where a run keeps its plan and what came of it. */
export const placeOf = (root: string, name: string): string =>
  join(root, '.cache/mutation', name.replaceAll('/', '-'))

/** Leaves a plan where its tests find it. */
export function writePlan(place: string, plan: Plan): void {
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'plan.json'), JSON.stringify(plan))
}

interface Position {
  readonly line: number
  readonly column: number
}

function cut(lines: readonly string[], { start, end }: { start: Position; end: Position }): string {
  return lines
    .slice(start.line, end.line + 1)
    .map((text, index, all) => {
      const from = index === 0 ? start.column : 0
      return index === all.length - 1 ? text.slice(from, end.column) : text.slice(from)
    })
    .join('\n')
}

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
}
