/** A place in a file of the description. */
import { type Document, getLineColLocation } from '@redocly/openapi-core'
import { parsePointer, pointerTo, valueAt } from '../model/json.ts'

export type Place = Readonly<ReturnType<typeof placeIn>>

/** The place of a JSON pointer into one file, or of its nearest ancestor there. */
export function placeIn(document: Document, pointer: string) {
  const parts = parsePointer(pointer)
  while (parts.length > 0 && valueAt(document.parsed, pointerTo(...parts)) === undefined)
    parts.pop()
  const { start } = getLineColLocation({
    source: document.source,
    pointer: `#${pointerTo(...parts) || '/'}`,
    reportOnKey: true,
  })
  return { file: document.source.absoluteRef, line: start.line, column: start.col }
}
