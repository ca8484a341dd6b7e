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
    for (const next of consistsOf(valueAt(document.parsed, pointer)))
      follow(addressOf(file, next), [...path, part])
    sound.add(part)
  }
  for (const [file, document] of documents)
    for (const ref of refsOf(document)) follow(addressOf(file, ref), [])
  return problems
}

/** The references to what a part is, as against what it has. */
function consistsOf(value: unknown): string[] {
  const { $ref, allOf, anyOf, oneOf } = recordOf(value)
  const ref = stringOf($ref)
  const branches = [allOf, anyOf, oneOf].flatMap(listOf).flatMap(consistsOf)
  return ref === undefined ? branches : [ref, ...branches]
}

function addressOf(file: string, ref: string): string {
  const [path = '', pointer = ''] = ref.split('#')
  return `${path === '' ? file : resolve(dirname(file), path)}#${pointer}`
}
