/** A place in a file of the description. */
import { type Document, getLineColLocation } from '@redocly/openapi-core'
import { parsePointer, pointerTo, valueAt } from '../model/json.ts'

export type Place = Readonly<ReturnType<typeof placeAt>>

/** The place of a JSON pointer into one file, or of its nearest ancestor there; for a shared block, where it is written. */
export function placeIn(document: Document, pointer: string): Place {
  return placeAt(document, written(document, pointer))
}

/** The pointer to where YAML has a value, which an alias or a merge key may bring to others. */
function written(document: Document, pointer: string): string {
  let [read, at] = ['', '']
  for (const key of parsePointer(pointer)) {
    const own = pointerTo(key)
    const places = [read, read + own].flatMap((used) => {
      const first = pointerOf(document.parsed, valueAt(document.parsed, used))
      if (first === undefined || first === used) return []
      const place = written(document, first)
      return used === read ? [place] : [place.replace(/\/[^/]*$/, '')]
    })
    const outer = [at, ...places]
      .flatMap((above) => [above, `${above}/<<`])
      .find((above) => textAt(document, above) !== textAt(document, above + own))
    read += own
    at = (outer ?? at) + own
  }
  return at
}

function placeAt({ source }: Document, pointer: string) {
  const { start } = getLineColLocation({
    source,
    pointer: `#${pointer || '/'}`,
    reportOnKey: true,
  })
  return { file: source.absoluteRef, line: start.line, column: start.col }
}

const textAt = (document: Document, pointer: string) => JSON.stringify(placeAt(document, pointer))

/** Where an object is first: there it is written, and elsewhere by an alias or a merge key. */
function pointerOf(root: unknown, wanted: unknown): string | undefined {
  if (typeof root !== 'object' || root === null) return undefined
  if (root === wanted) return ''
  for (const [key, value] of Object.entries(root)) {
    const inner = pointerOf(value, wanted)
    if (inner !== undefined) return pointerTo(key) + inner
  }
  return undefined
}
