/** Answers about single products as they were shown, each under the revision of the product that it says. */
import type { Context } from '../../storage/context.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { View } from './product-answer.ts'

/** An answer about one product, as its bytes, and what it is an answer about. */
export interface ShownAnswer {
  readonly revision: string
  readonly bytes: Buffer<ArrayBuffer>
}

/** Two generations of so many bytes each: about five thousand products together. */
const mostBytesOfGeneration = 16 * 1024 * 1024

/** A cache of two generations: an answer that neither was asked for is dropped. */
class ShownAnswers {
  #young = new Map<string, ShownAnswer>()
  #old = new Map<string, ShownAnswer>()
  #bytes = 0

  get(key: string): ShownAnswer | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.keep(key, old)
    return old
  }

  keep(key: string, shown: ShownAnswer): void {
    const { length } = shown.bytes
    this.#bytes += length - (this.#young.get(key)?.bytes.length ?? 0)
    this.#young.set(key, shown)
    if (this.#bytes <= mostBytesOfGeneration) return
    this.#old = this.#young
    this.#young = new Map()
    this.#bytes = 0
  }
}

const memories = new WeakMap<DatabaseHandle, ShownAnswers>()

/** The answers one kind of caller was sent, by product id. */
export interface AnswersInView {
  get(id: string): ShownAnswer | undefined
  keep(id: string, shown: ShownAnswer): void
}

/** A transaction's reads are not cached: it may roll back. */
const nothing: AnswersInView = { get: () => undefined, keep: () => {} }

/** The answers of a site as callers with this view see them. An answer counts only while its revision does. */
export function answersInView({ database, site }: Context, view: View): AnswersInView {
  if (database.isTransaction) return nothing
  const memory = memories.get(database) ?? new ShownAnswers()
  memories.set(database, memory)
  const { origin, merchant, conversion } = view
  const suffix = ` ${site} ${origin} ${conversion.currency} ${merchant}`
  return {
    get: (id) => memory.get(id + suffix),
    keep: (id, shown) => memory.keep(id + suffix, shown),
  }
}
