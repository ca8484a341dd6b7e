/** Finds parts that consist of themselves: a type needs a field, a list or a map between it and its repetition. */
import { dirname, resolve } from 'node:path'
import type { Document } from '@redocly/openapi-core'
import { listOf, parsePointer, recordOf, stringOf, valueAt } from '../model/json.ts'
import type { Problem } from './problem.ts'
import { placeIn, refsOf } from './source-location.ts'

export function cyclesIn(documents: ReadonlyMap<string, Document>): Problem[] {
  const problems: Problem[] = []
  const sound = new Set<string>()
  const follow = (part: string, path: readonly string[]): void => {
    if (sound.has(part)) return
    const [file = '', pointer = ''] = part.split('#')
    const document = documents.get(file)
    if (document === undefined) return
    const start = path.indexOf(part)
    if (start >= 0) {
      const circle = path.slice(start)
      for (const member of circle) sound.add(member)
      const names = [...circle, part].map((member) => parsePointer(member).at(-1))
      problems.push({
        ...placeIn(document, pointer),
        message: `${names[0]} consists of itself: ${names.join(' → ')}.`,
        advice: 'Let one of them say what it holds, or put a field or a list between them.',
      })
      return
    }
    for (const next of partsOf(document, pointer)) follow(next, [...path, part])
    sound.add(part)
  }
  for (const document of documents.values())
    for (const part of addressesIn(document)) follow(part, [])
  return problems
}

/** The addresses of everything that a document refers to; a rebuild asks again about files that were not saved. */
const knownAddresses = new WeakMap<Document, readonly string[]>()

function addressesIn(document: Document): readonly string[] {
  const addresses =
    knownAddresses.get(document) ?? refsOf(document).map((ref) => addressOf(document, ref))
  knownAddresses.set(document, addresses)
  return addresses
}

/** The addresses of what a part is, as against what it has. */
function partsOf(document: Document, pointer: string): readonly string[] {
  return consistsOf(valueAt(document.parsed, pointer)).map((ref) => addressOf(document, ref))
}

function consistsOf(value: unknown): string[] {
  const { $ref, allOf, anyOf, oneOf } = recordOf(value)
  const ref = stringOf($ref)
  const branches = [allOf, anyOf, oneOf].flatMap(listOf).flatMap(consistsOf)
  return ref === undefined ? branches : [ref, ...branches]
}

function addressOf({ source }: Document, ref: string): string {
  const [path = '', pointer = ''] = ref.split('#')
  const file = source.absoluteRef
  return `${path === '' ? file : resolve(dirname(file), path)}#${pointer}`
}
