/** Finds the file, line and column where a place of the bundle was written. */
import { dirname, resolve } from 'node:path'
import { type Document, getLineColLocation } from '@redocly/openapi-core'
import { isRecord, parsePointer, pointerTo, recordOf, valueAt } from '../model/json.ts'

export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A document and a place in it. */
interface Origin {
  readonly document: Document
  readonly pointer: string
}

export class Locator {
  readonly #root: Document
  readonly #documents: ReadonlyMap<string, Document>
  /** Name of a bundled part → where it was written; made on first need, which is on the first error. */
  #parts: Map<string, Origin> | undefined

  constructor(root: Document, documents: readonly Document[]) {
    this.#root = root
    this.#documents = new Map(documents.map((document) => [document.source.absoluteRef, document]))
  }

  /** The place of a JSON pointer into the bundle, or of its nearest parent that was written down. */
  locate(pointer: string): Place {
    const { document, pointer: own } = this.#origin(parsePointer(pointer))
    return placeIn(document, own)
  }

  /** Named parts of the description that nothing refers to, by their places. */
  unreferenced(): readonly (Place & { readonly name: string })[] {
    const targets = new Map<Document, Set<string>>()
    for (const document of this.#documents.values()) {
      for (const ref of refsOf(document)) {
        const target = this.#follow(document, ref)
        const [name] = parsePointer(target?.pointer ?? '')
        if (target === undefined || name === undefined) continue
        targets.set(target.document, (targets.get(target.document) ?? new Set()).add(name))
      }
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
      const part = this.#parts.get(name)
      if (part !== undefined) return extend(part, parts.slice(3))
    }
    if (section === 'paths' && kind !== undefined) {
      const ref = recordOf(recordOf(recordOf(this.#root.parsed).paths)[kind]).$ref
      const item = typeof ref === 'string' ? this.#follow(this.#root, ref) : undefined
      if (item !== undefined) return extend(item, parts.slice(2))
    }
    return { document: this.#root, pointer: pointerTo(...parts) }
  }

  #collect(): Map<string, Origin> {
    const found = new Map<string, Origin>()
    for (const document of this.#documents.values()) {
      for (const ref of refsOf(document)) {
        const target = this.#follow(document, ref)
        const name = parsePointer(target?.pointer ?? '').at(-1)
        if (target === undefined || name === undefined) continue
        // `components` of the root may only point on to the file that holds the part.
        const isForward =
          recordOf(valueAt(target.document.parsed, target.pointer)).$ref !== undefined
        if (!isForward) found.set(name, target)
      }
    }
    return found
  }

  #follow(from: Document, ref: string): Origin | undefined {
    const [file = '', pointer = ''] = ref.split('#')
    const base = from.source.absoluteRef
    const document = this.#documents.get(file === '' ? base : resolve(dirname(base), file))
    return document === undefined ? undefined : { document, pointer }
  }
}

function extend({ document, pointer }: Origin, parts: readonly string[]): Origin {
  return { document, pointer: pointer + pointerTo(...parts) }
}

const knownRefs = new WeakMap<Document, readonly string[]>()

/** Every `$ref` in a document; looked for once, because a rebuild asks several times about files that were not saved. */
export function refsOf(document: Document): readonly string[] {
  const refs = knownRefs.get(document) ?? [...refsIn(document.parsed)]
  knownRefs.set(document, refs)
  return refs
}

/** Every `$ref` in a value, in the order in which they are written. */
function* refsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* refsIn(item)
  } else if (isRecord(value)) {
    if (typeof value.$ref === 'string') yield value.$ref
    for (const item of Object.values(value)) yield* refsIn(item)
  }
}

/** The place of a JSON pointer into one file, or of its nearest parent that was written down. */
export function placeIn(document: Document, pointer: string): Place {
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
