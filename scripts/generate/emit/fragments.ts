/** Pieces of the output that a rebuild makes anew only when the part of the description they are made of differs. */
import { type ContentKeys, digestOf } from '../model/content-keys.ts'
import type { Operation, Schema } from '../model/description.ts'
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import type { Codecs } from './codecs.ts'

export class Fragments {
  readonly #texts = new Map<string, { readonly key: string; readonly text: string }>()
  #keys: ContentKeys | undefined
  #common = ''

  /** Takes the description of the next build. */
  start(views: Views, codecs: Codecs, keys: ContentKeys): void {
    this.#keys = keys
    this.#common = commonKey(views, codecs)
  }

  /** Differs where a piece made of the same part could differ: by the names, views and outlines of all other parts. */
  get common(): string {
    return this.#common
  }

  /** A piece made of one schema, and of no more than the outlines of what that refers to. */
  ofSchema(kind: string, name: string, make: () => string): string {
    const own = this.#keys?.own(pointerTo('components', 'schemas', name)) ?? ''
    return this.#of(`${kind} ${name}`, own, make)
  }

  /** A piece made of one operation, and of no more than the outlines of what that refers to. */
  ofOperation(
    kind: string,
    { id, path, queryFields }: Pick<Operation, 'id' | 'path' | 'queryFields'>,
    make: () => string,
  ): string {
    // What a query may name depends on the fields of its request, too.
    if (queryFields !== undefined) return make()
    return this.#of(`${kind} ${id}`, this.#keys?.own(pointerTo('paths', path)) ?? '', make)
  }

  /** A piece made of these parts and everything that they refer to; `more` is the key of what else it is made of. */
  ofParts(name: string, parts: readonly string[], more: string, make: () => string): string {
    return this.#of(name, [more, ...parts.map((part) => this.#keys?.of(part))].join(), make)
  }

  #of(name: string, content: string, make: () => string): string {
    const key = this.#common + this.#keys?.references + content
    const known = this.#texts.get(name)
    if (known?.key === key) return known.text
    const text = make()
    this.#texts.set(name, { key, text })
    return text
  }
}

function commonKey(views: Views, codecs: Codecs): string {
  const { operations, schemas, services, ...document } = views.description
  return digestOf(
    JSON.stringify([
      document,
      [...services],
      codecs.converted,
      operations.map(({ id, path, errorCodes, failures, queryParameters }) => [
        id,
        path,
        errorCodes,
        failures.map(({ ref }) => ref),
        queryParameters.length > 0,
      ]),
      [...schemas].map(([name, schema]) => [
        name,
        outlineOf(schema),
        views.nameOf(name, { side: 'caller', direction: 'request' }),
        views.nameOf(name, { side: 'wire', direction: 'request' }),
        views.directionsOf(name, 'caller'),
        views.directionsOf(name, 'wire'),
      ]),
    ]),
  )
}

/** What is written where a schema is referred to depends on this, too. */
function outlineOf({ types, nullable, format, required, properties }: Schema): unknown {
  const isSent = required.some((name) => properties?.get(name)?.readOnly !== true)
  return [types, nullable, format, isSent]
}
