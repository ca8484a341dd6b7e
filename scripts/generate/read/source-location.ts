/** Maps places of the bundle to file, line and column. */
import type { Document } from '@redocly/openapi-core'
import { parsePointer, pointerTo, recordOf, valueAt } from '../model/json.ts'
import { type Place, placeIn } from './place.ts'
import { targetOf } from './references.ts'

/** The place of a JSON pointer into the bundle, or of its nearest ancestor there. */
export type Locate = (pointer: string) => Place

interface Origin {
  readonly document: Document
  readonly pointer: string
}

/** Where each object of the files is written: a bundle is made of the same ones. */
export type Origins = Map<unknown, Origin>

export function addOrigins(origins: Origins, value: unknown, origin: Origin): void {
  // A shared block is written where it is first.
  if (typeof value !== 'object' || value === null || origins.has(value)) return
  origins.set(value, origin)
  for (const [key, part] of Object.entries(value)) addOrigins(origins, part, inside(origin, key))
}

const inside = ({ document, pointer }: Origin, key: string): Origin => {
  return { document, pointer: pointer + pointerTo(key) }
}

/** @param root the root file, which has what is in no other */
export function locatorOf(
  bundle: unknown,
  root: Document,
  documents: ReadonlyMap<string, Document>,
  origins: Origins,
): Locate {
  return (pointer) => {
    let value = bundle
    let origin: Origin = { document: root, pointer: '' }
    for (const key of parsePointer(pointer)) {
      value = valueAt(value, pointerTo(key))
      origin = origins.get(value) ?? inside(origin, key)
    }
    // A shared limit stands where its reference leads.
    const { $ref } = recordOf(valueAt(origin.document.parsed, origin.pointer))
    const target = typeof value === 'object' ? undefined : targetOf(origin.document, $ref)
    const document = target && documents.get(target.file)
    return document ? placeIn(document, target.pointer) : placeIn(origin.document, origin.pointer)
  }
}
