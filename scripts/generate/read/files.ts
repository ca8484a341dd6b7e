/**
 * The files of the description. Those that are empty, half saved or not YAML are reported here, because later steps
 * rely on valid files.
 */
import { BaseResolver, type Document, YamlParseError } from '@redocly/openapi-core'
import { isRecord, pointerTo, recordOf, stringOf, valueAt } from '../model/json.ts'
import { cyclesIn } from './cycles.ts'
import { type Place, placeIn } from './place.ts'
import { DescriptionError, type Problem } from './problem.ts'
import { refsOf, wrongReferences } from './references.ts'

export type DescriptionFiles = Awaited<ReturnType<typeof readFiles>>

/**
 * The root, and every file that it refers to, by their names.
 *
 * @throws {DescriptionError} with unreadable files and dangling references
 */
export async function readFiles(start: string) {
  const documents = new Map<string, Document>()
  const problems: Problem[] = []
  // Grows during iteration.
  const opened = new Set([start])
  for (const file of opened) {
    const { document, faults } = await read(file)
    problems.push(...faults)
    if (document === undefined) continue
    documents.set(file, document)
    for (const { target } of refsOf(document)) if (target !== undefined) opened.add(target.file)
  }
  const root = documents.get(start)
  if (problems.length === 0) problems.push(...(root ? rootFaults(root) : [missing(start)]))
  for (const check of [wrongReferences, cyclesIn])
    if (problems.length === 0) problems.push(...check(documents))
  if (root === undefined || problems.length > 0) throw new DescriptionError(problems)
  return { root, documents }
}

/**
 * Reads a file completely, or throws.
 *
 * @throws {DescriptionError} with the reason
 */
export async function readWhole(file: string): Promise<Document> {
  const { document, faults } = await read(file)
  if (document !== undefined) return document
  throw new DescriptionError(faults.length > 0 ? faults : [missing(file)])
}

/** A file, or why it cannot be part of a description; neither where there is none. */
async function read(file: string) {
  const document = await new BaseResolver()
    .resolveDocument(null, file, true)
    .catch((error: unknown) => (error instanceof YamlParseError ? error : undefined))
  if (document instanceof YamlParseError) return { faults: [unreadable(document)] }
  if (document === undefined || document instanceof Error) return { faults: [] }
  const faults = faultsOf(document)
  return faults.length > 0 ? { faults } : { document, faults }
}

function faultsOf(document: Document): Problem[] {
  const { parsed: value, source } = document
  const start = startOf(source.absoluteRef)
  if (value === null || value === undefined || value === '') {
    return [{ ...start, message: 'The file is empty.', advice: 'Restore its content.' }]
  }
  if (!isRecord(value)) {
    const advice = 'Write one key a line, each followed by a colon.'
    return [{ ...start, message: 'The file holds no keys.', advice }]
  }
  const found = unusableIn(value)
  if (found === undefined) return []
  const [message, advice] =
    typeof valueAt(value, found) === 'number'
      ? [
          'This number cannot be kept exactly.',
          `Write one of at most ${Number.MAX_SAFE_INTEGER}, or leave it out.`,
        ]
      : ['This alias refers to a node that contains it.', 'Use $ref for recursive schemas.']
  return [{ ...placeIn(document, found), message, advice }]
}

function rootFaults(document: Document): Problem[] {
  const { openapi, paths } = recordOf(document.parsed)
  const version = stringOf(openapi)
  if (version === undefined || !/^3\.1(\.|$)/.test(version)) {
    const message =
      version === undefined
        ? 'The file does not begin with the version of OpenAPI.'
        : `This is OpenAPI ${version}; the compiler reads 3.1.`
    const advice = version?.startsWith('3.0')
      ? "Write openapi: 3.1.0, and [string, 'null'] in place of nullable."
      : 'Write openapi: 3.1.0 at its top.'
    return [{ ...placeIn(document, '/openapi'), message, advice }]
  }
  if (Object.keys(recordOf(paths)).length > 0) return []
  const advice = 'Write paths: with one path a line, or restore the file.'
  return [{ ...placeIn(document, '/paths'), message: 'The description has no path.', advice }]
}

/** The pointer of an alias to one of its ancestors, or of a number that YAML or JSON would change. */
function unusableIn(value: unknown): string | undefined {
  const parents = new Set<unknown>()
  const done = new Set<unknown>()
  const search = (node: unknown): string | undefined => {
    if (typeof node === 'number' && !(Math.abs(node) <= Number.MAX_SAFE_INTEGER)) return ''
    if (typeof node !== 'object' || node === null || done.has(node)) return undefined
    if (parents.has(node)) return ''
    parents.add(node)
    for (const [key, child] of Object.entries(node)) {
      const found = search(child)
      if (found !== undefined) return pointerTo(key) + found
    }
    parents.delete(node)
    done.add(node)
    return undefined
  }
  return search(value)
}

function unreadable({ source, line, col, message }: YamlParseError): Problem {
  const { absoluteRef: file, body } = source
  const mark = body.split('\n').findIndex((text) => /^(<{7}|={7}|>{7})( |$)/.test(text))
  if (mark >= 0) {
    const advice = 'Resolve the conflict, and delete the markers <<<<<<<, ======= and >>>>>>>.'
    return { file, line: mark + 1, column: 1, message: 'Unresolved merge conflict.', advice }
  }
  const reason = message.replace(/^Failed to parse: /, '').replace(/( in ".*")?\s*\(\d+:\d+\)$/, '')
  const advice = reason.startsWith('duplicated')
    ? 'Write the key once, or give one of the two another name.'
    : 'Check colons, quotes and indentation on this line and the one above.'
  return { file, line: line || 1, column: col || 1, message: `Invalid YAML: ${reason}.`, advice }
}

function missing(file: string): Problem {
  const advice = 'Restore it, or name another one in openapi-ts.config.ts.'
  return { ...startOf(file), message: 'There is no such file.', advice }
}

const startOf = (file: string): Place => ({ file, line: 1, column: 1 })
