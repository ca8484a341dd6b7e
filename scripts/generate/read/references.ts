/** The references of a file: where each leads, and those that lead to no named part of the description. */
import { dirname, relative, resolve } from 'node:path'
import type { Document } from '@redocly/openapi-core'
import { isRecord, parsePointer, pointerTo, recordOf, valueAt } from '../model/json.ts'
import { adviseOneOf } from './advice.ts'
import { placeIn } from './place.ts'
import type { Problem } from './problem.ts'

interface Reference {
  /** As it is written, which may be no text. */
  readonly ref: unknown
  readonly pointer: string
}

/** A place in a file that may not be there. */
export interface Target {
  readonly file: string
  readonly pointer: string
}

const known = new WeakMap<Document, readonly Reference[]>()

/** Every `$ref` of a file; looked for once, because a rebuild asks again about files that were not saved. */
export function refsOf(document: Document): readonly Reference[] {
  const refs = known.get(document) ?? refsIn(document.parsed)
  known.set(document, refs)
  return refs
}

/** A field that is called `$ref` is none. */
function refsIn(root: unknown): readonly Reference[] {
  const found: Reference[] = []
  const search = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const own = [...path, key]
      if (key === '$ref' && !isRecord(inner)) found.push({ ref: inner, pointer: pointerTo(...own) })
      else search(inner, own)
    }
  }
  search(root, [])
  return found
}

/** Where a reference leads; undefined for what is fetched from elsewhere. */
export function targetOf({ source }: Document, ref: unknown): Target | undefined {
  if (typeof ref !== 'string' || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(ref)) return undefined
  const [path = '', pointer = ''] = ref.split('#')
  const file = source.absoluteRef
  return { file: path === '' ? file : resolve(dirname(file), path), pointer }
}

type Words = readonly [message: string, advice: string]

/** What is wrong with the references of all files. */
export function wrongReferences(documents: ReadonlyMap<string, Document>): Problem[] {
  return [...documents.values()].flatMap((document) =>
    refsOf(document).flatMap(({ ref, pointer }) => {
      const words = wordsFor(document, ref, documents)
      if (words === undefined) return []
      const [message, advice] = words
      return [{ ...placeIn(document, pointer), message, advice }]
    }),
  )
}

function wordsFor(
  document: Document,
  ref: unknown,
  documents: ReadonlyMap<string, Document>,
): Words | undefined {
  if (typeof ref !== 'string') {
    return [
      'This $ref is no text.',
      "Write the file and the name of the part, such as 'media.yaml#/Image'.",
    ]
  }
  const target = targetOf(document, ref)
  if (target === undefined) {
    return [
      `${ref} is not in this description: nothing is fetched.`,
      'Save what it leads to as a file beside this one, and refer to that.',
    ]
  }
  const parts = parsePointer(target.pointer)
  if (parts.length === 0) {
    return [
      `${ref} names a whole file.`,
      `Add the name of the part: ${ref.replace(/#.*/, '')}#/ and what it is called there.`,
    ]
  }
  const isComponent = parts[0] === 'components'
  if (parts.length > (isComponent ? 3 : 1)) {
    return [
      `${ref} leads into ${isComponent ? parts[2] : parts[0]}.`,
      'Write that part as a schema of its own, and refer to it from both places.',
    ]
  }
  return missingTarget(ref, parts, target.file, documents, document)
}

function missingTarget(
  ref: string,
  parts: readonly string[],
  file: string,
  documents: ReadonlyMap<string, Document>,
  from: Document,
): Words | undefined {
  const message = `Nothing is at ${ref}.`
  const target = documents.get(file)
  if (target === undefined) {
    const path = relative(dirname(from.source.absoluteRef), file)
    return [message, `There is no readable file ${path}; paths start at the folder of this file.`]
  }
  const steps = parts.map((_, index) => pointerTo(...parts.slice(0, index + 1)))
  const missing = steps.findIndex((step) => valueAt(target.parsed, step) === undefined)
  if (missing < 0) return undefined
  const siblings = recordOf(valueAt(target.parsed, pointerTo(...parts.slice(0, missing))))
  return [message, adviseOneOf(parts[missing] ?? '', Object.keys(siblings))]
}
