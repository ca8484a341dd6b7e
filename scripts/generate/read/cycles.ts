/** Finds directly circular parts: recursion needs a field, a list or a map in between. */
import type { Document } from '@redocly/openapi-core'
import { listOf, parsePointer, recordOf, valueAt } from '../model/json.ts'
import { placeIn } from './place.ts'
import type { Problem } from './problem.ts'
import { refsOf, type Target, targetOf } from './references.ts'

export function cyclesIn(documents: ReadonlyMap<string, Document>): Problem[] {
  const problems: Problem[] = []
  const sound = new Set<string>()
  const follow = ({ file, pointer }: Target, path: readonly string[]): void => {
    const part = `${file}#${pointer}`
    const document = documents.get(file)
    if (sound.has(part) || document === undefined) return
    const start = path.indexOf(part)
    if (start >= 0) {
      const circle = path.slice(start)
      for (const member of circle) sound.add(member)
      const names = [...circle, part].map((member) => parsePointer(member).at(-1))
      problems.push({
        ...placeIn(document, pointer),
        message: `${names[0]} contains itself: ${names.join(' → ')}.`,
        advice: 'Write the type in one of them, or put a field or a list between them.',
      })
      return
    }
    for (const ref of consistsOf(valueAt(document.parsed, pointer))) {
      const target = targetOf(document, ref)
      if (target !== undefined) follow(target, [...path, part])
    }
    sound.add(part)
  }
  for (const document of documents.values()) {
    for (const { target } of refsOf(document)) if (target !== undefined) follow(target, [])
  }
  return problems
}

/** Is-a references, as opposed to has-a. */
function consistsOf(value: unknown): unknown[] {
  const { $ref, anyOf, oneOf } = recordOf(value)
  return [$ref, ...[anyOf, oneOf].flatMap(listOf).flatMap(consistsOf)]
}
