/** A place in a file of the description. */
import { type Document, getLineColLocation } from '@redocly/openapi-core'

export type Place = Readonly<ReturnType<typeof placeIn>>

/** The place of a JSON pointer into one file, or of its nearest ancestor there. */
export function placeIn({ source }: Document, pointer: string) {
  const { start } = getLineColLocation({
    source,
    pointer: `#${pointer || '/'}`,
    reportOnKey: true,
  })
  return { file: source.absoluteRef, line: start.line, column: start.col }
}
