/** Maps places of the bundle to file, line and column. */
import type { Document } from '@redocly/openapi-core'
import { parsePointer, pointerTo, recordOf, valueAt } from '../model/json.ts'
import type { DescriptionFiles } from './files.ts'
import { type Place, placeIn } from './place.ts'
import { refsOf, type Target, targetOf } from './references.ts'

/** The place of a JSON pointer into the bundle, or of its nearest ancestor there. */
export type Locate = (pointer: string) => Place

export function locatorOf(files: DescriptionFiles): Locate {
  const { root, documents } = files
  const parts = partsIn(files)
  const targetAt = ([section, kind = '', name = '', ...rest]: readonly string[]) => {
    if (section === 'components') {
      // The bundler numbers parts with the same name.
      return inside(parts.get(name) ?? parts.get(name.replace(/-\d+$/, '')), rest)
    }
    // The path itself is in the root.
    if (section !== 'paths' || name === '') return undefined
    const { $ref } = recordOf(recordOf(recordOf(root.parsed).paths)[kind])
    return inside(targetOf(root, $ref), [name, ...rest])
  }
  /** A shared limit stands where its reference leads. */
  const written = (document: Document, pointer: string): Place => {
    const target = targetOf(document, recordOf(valueAt(document.parsed, pointer)).$ref)
    const other = target && documents.get(target.file)
    const isLimit = other && typeof valueAt(other.parsed, target.pointer) !== 'object'
    return isLimit ? placeIn(other, target.pointer) : placeIn(document, pointer)
  }
  return (pointer) => {
    const target = targetAt(parsePointer(pointer))
    const document = target && documents.get(target.file)
    return document ? written(document, target.pointer) : placeIn(root, pointer)
  }
}

/** Name of a bundled part → where it is written. */
function partsIn({ documents }: DescriptionFiles): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>()
  for (const { target } of [...documents.values()].flatMap(refsOf)) {
    if (target === undefined) continue
    const part = valueAt(documents.get(target.file)?.parsed, target.pointer)
    const name = parsePointer(target.pointer).at(-1)
    // `components` of the root may only reference the file with the part.
    if (name !== undefined && recordOf(part).$ref === undefined) found.set(name, target)
  }
  return found
}

function inside(target: Target | undefined, parts: readonly string[]): Target | undefined {
  return target && { ...target, pointer: target.pointer + pointerTo(...parts) }
}
