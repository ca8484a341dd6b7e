/** Maps a place of the bundle to file, line and column. */
import type { Document } from '@redocly/openapi-core'
import { parsePointer, pointerTo, recordOf, valueAt } from '../model/json.ts'
import { type Place, placeIn } from './place.ts'
import { refsOf, type Target, targetOf } from './references.ts'

/** A document and a place in it. */
interface Origin {
  readonly document: Document
  readonly pointer: string
}

export class Locator {
  readonly #root: Document
  readonly #documents: ReadonlyMap<string, Document>
  /** Name of a bundled part → its origin; lazy, for the first error. */
  #parts: Map<string, Origin> | undefined

  constructor(root: Document, documents: readonly Document[]) {
    this.#root = root
    this.#documents = new Map(documents.map((document) => [document.source.absoluteRef, document]))
  }

  /** The place of a JSON pointer into the bundle, or of its nearest ancestor there. */
  locate(pointer: string): Place {
    const { document, pointer: own } = this.#origin(parsePointer(pointer))
    return placeIn(document, own)
  }

  /** Unreferenced named parts of the files, by their places. */
  unreferenced(): readonly (Place & { readonly name: string })[] {
    const targets = new Map<Document, Set<string>>()
    for (const { document, pointer } of this.#targets()) {
      const [name] = parsePointer(pointer)
      if (name !== undefined) targets.set(document, (targets.get(document) ?? new Set()).add(name))
    }
    return [...this.#documents.values()]
      .filter((document) => document !== this.#root)
      .flatMap((document) =>
        Object.keys(recordOf(document.parsed))
          .filter((name) => targets.get(document)?.has(name) !== true)
          .map((name) => ({ ...placeIn(document, pointerTo(name)), name })),
      )
  }

  #origin(parts: readonly string[]): Origin {
    const [section, kind, name] = parts
    if (section === 'components' && kind !== undefined && name !== undefined) {
      this.#parts ??= this.#collect()
      // The bundler numbers parts with the same name.
      const part = this.#parts.get(name) ?? this.#parts.get(name.replace(/-\d+$/, ''))
      if (part !== undefined) return extend(part, parts.slice(3))
    }
    // The path itself is in the root.
    if (section === 'paths' && kind !== undefined && name !== undefined) {
      const ref = recordOf(recordOf(recordOf(this.#root.parsed).paths)[kind]).$ref
      const item = this.#originOf(targetOf(this.#root, ref))
      if (item !== undefined) return extend(item, parts.slice(2))
    }
    return { document: this.#root, pointer: pointerTo(...parts) }
  }

  #collect(): Map<string, Origin> {
    const found = new Map<string, Origin>()
    for (const target of this.#targets()) {
      const name = parsePointer(target.pointer).at(-1)
      // `components` of the root may only reference the file with the part.
      const isForward = recordOf(valueAt(target.document.parsed, target.pointer)).$ref !== undefined
      if (name !== undefined && !isForward) found.set(name, target)
    }
    return found
  }

  /** The targets of all references. */
  *#targets(): Generator<Origin> {
    for (const { target } of [...this.#documents.values()].flatMap(refsOf)) {
      const origin = this.#originOf(target)
      if (origin !== undefined) yield origin
    }
  }

  #originOf(target: Target | undefined): Origin | undefined {
    const document = target && this.#documents.get(target.file)
    return document && { document, pointer: target.pointer }
  }
}

function extend({ document, pointer }: Origin, parts: readonly string[]): Origin {
  return { document, pointer: pointer + pointerTo(...parts) }
}
