/** Answers about products whose bytes are there already: asked again before anything is written, they are sent again. */

import { managesStore } from '../../platform/caller.ts'
import type { Context } from '../../storage/context.ts'
import { Memory } from '../../storage/database/memory.ts'
import type { View } from './product-answer.ts'

type Bytes = Buffer<ArrayBuffer>

/** About fifty pages of fifty products. */
const mostBytes = 16 * 1024 * 1024

const memory = new Memory<Bytes>({
  most: mostBytes,
  sizeOf: (bytes, key) => bytes.length + 2 * key.length,
})

/** A stored answer is in `products`; one that has to be built comes from all three. */
const tables = ['products', 'variants', 'stock']

/**
 * The answer to a question about products.
 *
 * @param asked what tells this question from all others of the same caller
 * @param read reads the answer; what it gives must follow from the tables, the view, the question, whether the
 *   caller manages the store, and whether the caller asks for additions
 */
export function rememberedAnswer(
  { database, site, caller, additions }: Context,
  { origin, merchant, conversion }: View,
  asked: string,
  read: () => Promise<Bytes>,
): Promise<Bytes> {
  const seen = `${origin} ${conversion.currency} ${merchant} ${managesStore(caller)} ${additions}`
  return memory.read(database, tables, `${site} ${seen} ${asked}`, read)
}
