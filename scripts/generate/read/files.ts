/**
 * The description's files, cached: a watch rebuild parses only changed ones. Files that are empty, half saved or
 * not YAML are reported here, because later steps rely on valid files.
 */
import { statSync } from 'node:fs'
import { BaseResolver, type Document, YamlParseError } from '@redocly/openapi-core'
import { isRecord, pointerTo, recordOf, stringOf } from '../model/json.ts'
import { cyclesIn } from './cycles.ts'
import { placeIn } from './place.ts'
import { DescriptionError, type Problem } from './problem.ts'
import { refsOf, wrongReferences } from './references.ts'

interface ParsedFile {
  readonly stamp: string
  readonly document: Document
}

export class DescriptionFiles {
  readonly #root: string
  readonly #files = new Map<string, ParsedFile>()

  constructor(root: string) {
    this.#root = root
  }

  /** The files of the last read. */
  get documents(): readonly Document[] {
    return [...this.#files.values()].map(({ document }) => document)
  }

  /**
   * Reads changed files; returns the root.
   *
   * @throws {DescriptionError} with unreadable files and dangling references
   */
  async read(): Promise<Document> {
    const resolver = this.resolver((document) => document)
    const read = new Map<string, Document>()
    const opened = new Set<string>()
    const problems: Problem[] = []
    const open = async (file: string): Promise<void> => {
      if (opened.has(file)) return
      opened.add(file)
      const stamp = stampOf(file)
      const document = await parsed(resolver, file)
      if (document instanceof YamlParseError) problems.push(unreadable(document))
      // A missing file is reported at the reference.
      if (document instanceof Error) return
      const isKnown = this.#files.get(file)?.document === document
      const faults = isKnown ? [] : faultsOf(document, file === this.#root)
      problems.push(...faults)
      // Only valid files are cached.
      if (faults.length > 0) return
      read.set(file, document)
      this.#files.set(file, { stamp, document })
      for (const { target } of refsOf(document)) if (target !== undefined) await open(target.file)
    }
    await open(this.#root)
    for (const file of this.#files.keys()) if (!read.has(file)) this.#files.delete(file)
    const root = read.get(this.#root)
    if (root === undefined && problems.length === 0) problems.push(missing(this.#root))
    for (const check of [wrongReferences, cyclesIn])
      if (problems.length === 0) problems.push(...check(read))
    if (problems.length > 0 || root === undefined) throw new DescriptionError(problems)
    return root
  }

  /** A resolver that caches parsed files until they change, each after `prepare`. */
  resolver(prepare: (document: Document) => Document): BaseResolver {
    const resolver = new BaseResolver()
    for (const [file, { stamp, document }] of this.#files) {
      if (stamp === stampOf(file)) resolver.cache.set(file, Promise.resolve(prepare(document)))
    }
    return resolver
  }
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

/** Changes when a file is saved. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats === undefined ? 'missing' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}
