/** The references of a file: their targets, and those that resolve to no named part. */
import { dirname, relative, resolve } from 'node:path'
import type { Document } from '@redocly/openapi-core'
import { slashed } from '../../slashed.ts'
import { isRecord, parsePointer, pointerTo, recordOf, valueAt } from '../model/json.ts'
import { adviseOneOf } from './advice.ts'
import { placeIn } from './place.ts'
import type { Problem } from './problem.ts'

interface Reference {
  /** As written; possibly not a text. */
  readonly ref: unknown
  readonly pointer: string
  /** Undefined for remote references. */
  readonly target: Target | undefined
}

/** A place in a file that may not exist. */
export type Target = NonNullable<ReturnType<typeof targetOf>>

/** Every `$ref` of a file, those of a shared block once, without fields of that name. */
export function refsOf(document: Document): readonly Reference[] {
  const found: Reference[] = []
  const searched = new Set<unknown>()
  const search = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null || searched.has(value)) return
    searched.add(value)
    for (const [key, inner] of Object.entries(value)) {
      const own = [...path, key]
      if (key !== '$ref' || isRecord(inner)) search(inner, own)
      else found.push({ ref: inner, pointer: pointerTo(...own), target: targetOf(document, inner) })
    }
  }
  search(document.parsed, [])
  return found
}

/** The target of a reference; undefined for remote ones. */
export function targetOf({ source }: Document, ref: unknown) {
  if (typeof ref !== 'string' || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(ref)) return undefined
  const [path = '', pointer = ''] = ref.split('#')
  const file = source.absoluteRef
  return { file: path === '' ? file : resolve(dirname(file), path), pointer }
}

type Words = Pick<Problem, 'message' | 'advice'>

export function wrongReferences(documents: ReadonlyMap<string, Document>): Problem[] {
  // The root is read first.
  const [root = ''] = documents.keys()
  return [...documents.values()].flatMap((document) =>
    refsOf(document).flatMap((reference) => {
      const words = wordsFor(reference, document, documents, dirname(root))
      return words ? [{ ...placeIn(document, reference.pointer), ...words }] : []
    }),
  )
}

function wordsFor(
  { ref, target }: Reference,
  from: Document,
  documents: ReadonlyMap<string, Document>,
  folder: string,
): Words | undefined {
  if (typeof ref !== 'string') {
    const advice = "Write the file and the name of the part, such as 'media.yaml#/Image'."
    return { message: 'This $ref is not a string.', advice }
  }
  if (target === undefined) {
    const message = `${ref} is remote: only local files are read.`
    const advice = 'Save its target as a file beside this one, and refer to that.'
    return { message, advice }
  }
  if (slashed(relative(folder, target.file)).startsWith('../')) {
    // Of the output, for instance, which never is an input.
    const message = `${ref} is outside the folder of the description.`
    return { message, advice: 'Move its target to a file beside this one, and refer to that.' }
  }
  if (/^[^/]/.test(target.pointer)) {
    const advice = `Write ${ref.replace('#', '#/')}.`
    return { message: `${ref} lacks the / after its #.`, advice }
  }
  const parts = parsePointer(target.pointer)
  if (parts.length === 0) {
    const start = `${ref.replace(/#.*/, '')}#/`
    const advice = `Add the name of the part: ${start} and what it is called there.`
    return { message: `${ref} names a whole file.`, advice }
  }
  const isComponent = parts[0] === 'components'
  if (parts.length > (isComponent ? 3 : 1)) {
    const message = `${ref} leads into ${isComponent ? parts[2] : parts[0]}.`
    const advice = 'Write that part as a separate schema, and refer to it twice.'
    return { message, advice }
  }
  const message = `${ref} does not exist.`
  const file = documents.get(target.file)
  if (file !== undefined) {
    const advice = nearestTo(parts, file.parsed)
    return advice === undefined ? undefined : { message, advice }
  }
  const path = slashed(relative(dirname(from.source.absoluteRef), target.file))
  const advice = `There is no readable file ${path}; paths start at the folder of this file.`
  return { message, advice }
}

/** Suggests the nearest key for the first segment that does not resolve; nothing if all do. */
function nearestTo([part, ...rest]: readonly string[], value: unknown): string | undefined {
  if (part === undefined) return undefined
  const inner = valueAt(value, pointerTo(part))
  return inner === undefined
    ? adviseOneOf(part, Object.keys(recordOf(value)))
    : nearestTo(rest, inner)
}
