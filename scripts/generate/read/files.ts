/**
 * The files of the description. Those that are empty, half saved or not YAML are reported here, because later steps
 * rely on valid files.
 */
import { BaseResolver, type Document, YamlParseError } from '@redocly/openapi-core'
import { isRecord, pointerTo, recordOf, stringOf } from '../model/json.ts'
import { cyclesIn } from './cycles.ts'
import { placeIn } from './place.ts'
import { DescriptionError, type Problem } from './problem.ts'
import { refsOf, wrongReferences } from './references.ts'

export interface DescriptionFiles {
  readonly root: Document
  /** The root, and every file that it refers to, by their names. */
  readonly documents: ReadonlyMap<string, Document>
}

/** @throws {DescriptionError} with unreadable files and dangling references */
export async function readFiles(start: string): Promise<DescriptionFiles> {
  const resolver = new BaseResolver()
  const documents = new Map<string, Document>()
  const problems: Problem[] = []
  // Grows during iteration.
  const opened = new Set([start])
  for (const file of opened) {
    const document = await parsed(resolver, file)
    if (document instanceof YamlParseError) problems.push(unreadable(document))
    // A missing file is reported at the reference.
    if (document instanceof Error) continue
    const faults = faultsOf(document, file === start)
    problems.push(...faults)
    if (faults.length > 0) continue
    documents.set(file, document)
    for (const { target } of refsOf(document)) if (target !== undefined) opened.add(target.file)
  }
  const root = documents.get(start)
  if (root === undefined && problems.length === 0) problems.push(missing(start))
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
  const document = await parsed(new BaseResolver(), file)
  if (document instanceof YamlParseError) throw new DescriptionError([unreadable(document)])
  if (document instanceof Error) throw new DescriptionError([missing(file)])
  const faults = faultsOf(document, false)
  if (faults.length > 0) throw new DescriptionError(faults)
  return document
}

async function parsed(resolver: BaseResolver, file: string): Promise<Document | Error> {
  try {
    return await resolver.resolveDocument(null, file, true)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Why a parsed file cannot be part of a description. */
function faultsOf(document: Document, isRoot: boolean): Problem[] {
  const { parsed: value, source } = document
  const start = { file: source.absoluteRef, line: 1, column: 1 }
  if (value === null || value === undefined || value === '') {
    return [{ ...start, message: 'The file is empty.', advice: 'Restore its content.' }]
  }
  if (!isRecord(value)) {
    const advice = 'Write one key a line, each followed by a colon.'
    return [{ ...start, message: 'The file holds no keys.', advice }]
  }
  const cycle = aliasCycleIn(value)
  if (cycle !== undefined) {
    const message = 'This alias refers to a node that contains it.'
    return [{ ...placeIn(document, cycle), message, advice: 'Use $ref for recursive schemas.' }]
  }
  if (!isRoot) return []
  const version = stringOf(value.openapi)
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
  if (Object.keys(recordOf(value.paths)).length === 0) {
    const place = placeIn(document, '/paths')
    const advice = 'Write paths: with one path a line, or restore the file.'
    return [{ ...place, message: 'The description has no path.', advice }]
  }
  return []
}

/** The pointer of an alias to one of its ancestors. */
function aliasCycleIn(value: unknown): string | undefined {
  const parents = new Set<unknown>()
  const done = new Set<unknown>()
  const search = (node: unknown): string | undefined => {
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

function unreadable(error: YamlParseError): Problem {
  const { absoluteRef: file, body } = error.source
  const mark = body.split('\n').findIndex((text) => /^(<{7}|={7}|>{7})( |$)/.test(text))
  if (mark >= 0) {
    const advice = 'Resolve the conflict, and delete the markers <<<<<<<, ======= and >>>>>>>.'
    return { file, line: mark + 1, column: 1, message: 'Unresolved merge conflict.', advice }
  }
  const reason = error.message
    .replace(/^Failed to parse: /, '')
    .replace(/( in ".*")?\s*\(\d+:\d+\)$/, '')
  return {
    file,
    line: error.line || 1,
    column: error.col || 1,
    message: `Invalid YAML: ${reason}.`,
    advice: reason.startsWith('duplicated')
      ? 'Write the key once, or give one of the two another name.'
      : 'Check colons, quotes and indentation on this line and the one above.',
  }
}

function missing(file: string): Problem {
  const advice = 'Restore it, or name another one in openapi-ts.config.ts.'
  return { file, line: 1, column: 1, message: 'There is no such file.', advice }
}
